import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { FileStore } from "#lib/shop/kernel/files/file-store.ts";
import { folderStore } from "#lib/shop/kernel/files/folder-store.ts";
import { BRIEF, s3Store } from "#lib/shop/kernel/files/s3-store.ts";
import { anS3Server, NAMES_AT_ONCE, type S3Server } from "#tests/support/servers/s3-server.ts";

let server: S3Server;
beforeAll(async () => {
	server = await anS3Server();
});
afterAll(() => server.stop());

let used = 0;
const STORES: [string, () => FileStore][] = [
	["a folder", () => folderStore(mkdtempSync(join(tmpdir(), "konfety-files-")))],
	["a bucket", () => s3Store({ ...server.settings, prefix: `shop/${++used}` })],
];

const bytesOf = async (store: FileStore, name: string) => {
	const body = await store.read(name);
	return body && buffer(body);
};
const namesIn = async (store: FileStore, prefix: string) => {
	const found = await allOf(store.list(prefix));
	return found.map(({ name }) => name).sort();
};
async function allOf<T>(found: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const one of found) all.push(one);
	return all;
}
const sha = (data: Buffer) => createHash("sha256").update(data).digest("hex");

async function* pieces(count: number) {
	for (let n = 0; n < count; n += 1) yield Buffer.alloc(1_000_003, n);
}

describe.each(STORES)("files in %s", (_, open) => {
	test("are read as they were written, and written anew", async () => {
		const store = open();
		expect(await store.write("a/b.bin", Buffer.from([0, 1, 255]))).toBe(3);
		expect([...((await bytesOf(store, "a/b.bin")) ?? [])]).toEqual([0, 1, 255]);
		expect(await store.write("a/b.bin", Buffer.alloc(0))).toBe(0);
		expect([await store.size("a/b.bin"), (await bytesOf(store, "a/b.bin"))?.length]).toEqual([0, 0]);
	});

	test.each([0, 3, 41])("of %i MB come from a stream of unknown length", async (count) => {
		const store = open();
		const whole = Buffer.concat(await allOf(pieces(count)));
		expect(await store.write("large", Readable.from(pieces(count)))).toBe(whole.length);
		expect(await store.size("large")).toBe(whole.length);
		expect(sha((await bytesOf(store, "large")) ?? Buffer.alloc(0))).toBe(sha(whole));
	});

	test("that break off while they are written leave the old one", async () => {
		const store = open();
		await store.write("cut", Buffer.from("old"));
		for (const count of [1, 41]) {
			const breaking = Readable.from(
				(async function* () {
					yield* pieces(count);
					throw new Error("cut off");
				})(),
			);
			await expect(store.write("cut", breaking)).rejects.toThrow("cut off");
		}
		expect(String(await bytesOf(store, "cut"))).toBe("old");
	});

	test("that are not there are null, and removing them is nothing", async () => {
		const store = open();
		expect([await store.read("none"), await store.size("none")]).toEqual([null, null]);
		await store.remove("none");
		await store.write("some", Buffer.from("x"));
		await store.remove("some");
		expect(await store.size("some")).toBeNull();
	});

	test.each(["žluťoučký kůň.txt", "a+b &c=d;e@f,g.txt", "50%.txt", "it's (1)!*.txt", "🎈/😀.txt", "a~b_c-d.e"])(
		"may be called %s",
		async (name) => {
			const store = open();
			await store.write(`odd/${name}`, Buffer.from("odd"));
			expect(String(await bytesOf(store, `odd/${name}`))).toBe("odd");
			expect(await namesIn(store, "odd/")).toContain(`odd/${name}`);
			await store.remove(`odd/${name}`);
			expect(await store.size(`odd/${name}`)).toBeNull();
		},
	);

	test("are listed by how their names begin, with their sizes, more of them than an answer of the store has", async () => {
		const store = open();
		const many = Array.from({ length: 2.5 * NAMES_AT_ONCE }, (__, n) => `many/${n % 5}/${n}`);
		await Promise.all(many.map((name) => store.write(name, Buffer.from(name))));
		await store.write("manyfold", Buffer.from("x"));
		expect(await namesIn(store, "many/")).toEqual(many.sort());
		expect(await namesIn(store, "many/3/")).toEqual(many.filter((name) => name.startsWith("many/3/")));
		expect(await namesIn(store, "many")).toHaveLength(many.length + 1);
		expect(await namesIn(store, "nothing/")).toEqual([]);
		expect(await allOf(store.list("many/4/49"))).toEqual([{ name: "many/4/49", bytes: 9 }]);
	});

	test.each(["../a", "a/../../b", "", "."])("have no name that leads out of it: %j", async (name) => {
		await expect(open().write(name, Buffer.from("x"))).rejects.toThrow("Not a name of a file");
	});
});

test("a bucket without a prefix has what others keep there too", async () => {
	await s3Store({ ...server.settings, prefix: "another/shop" }).write("a/b", Buffer.from("x"));
	const whole = s3Store({ ...server.settings, prefix: "" });
	expect(whole.place).toBe("s3://konfety");
	expect(await namesIn(whole, "another/")).toEqual(["another/shop/a/b"]);
});

test("a bucket is read by a computer whose clock is an hour off", async () => {
	const store = s3Store(server.settings);
	await store.write("clock", Buffer.from("x"));
	vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ["Date"] });
	try {
		expect(await s3Store(server.settings, BRIEF).size("clock")).toBe(1);
	} finally {
		vi.useRealTimers();
	}
});

describe("a bucket says in a sentence", () => {
	const refused = async (changes: Partial<S3Server["settings"]>) => {
		const store = s3Store({ ...server.settings, ...changes });
		const asked = [
			() => store.read("a"),
			() => store.size("a"),
			() => store.write("a", Buffer.from("x")),
			() => store.write("a", Readable.from([Buffer.from("x")])),
			() => allOf(store.list("")),
			() => store.remove("a"),
		];
		const said = [];
		for (const ask of asked) said.push(await ask().then(String, (error: Error) => error.message));
		return said;
	};
	const times = (sentence: RegExp) => Array.from({ length: 6 }, () => expect.stringMatching(sentence));

	test("that its keys are wrong, whatever it is asked, and never which", async () => {
		const said = await refused({ secretKey: "wrong-secret-key" });
		expect(said).toEqual(
			times(/^The store of s3:\/\/konfety\/shop refuses the keys \(.+\): check MEDIA_S3_ACCESS_KEY/),
		);
		expect(said.join()).not.toContain("wrong-secret-key");
		expect(await refused({ accessKey: "nobody:shop" })).toEqual(times(/refuses the keys/));
	});

	test("that it is not there", async () => {
		expect(await refused({ bucket: "nowhere" })).toEqual(
			times(
				/^There is no bucket for s3:\/\/nowhere\/shop at http:\/\/127.0.0.1:\d+: make it, or check the bucket's name\.$/,
			),
		);
	});

	test("that nothing came in time from one that takes calls and never answers", async () => {
		const silent = createServer().listen(0, "127.0.0.1");
		await once(silent, "listening");
		const { port } = silent.address() as AddressInfo;
		const settings = { ...server.settings, endpoint: `http://127.0.0.1:${port}` };
		const hasty = { connectMs: 200, idleMs: 60_000, attempts: 3, withinMs: 300 };
		try {
			await expect(s3Store(settings, hasty).read("a")).rejects.toThrow(
				/does not answer \(nothing in time\): check MEDIA/,
			);
			await expect(
				s3Store(settings, { ...hasty, idleMs: 200, withinMs: 60_000, attempts: 1 }).size("a"),
			).rejects.toThrow(/does not answer \(nothing in time\)/);
		} finally {
			silent.close();
		}
	});

	test("that it went away in the middle of a file", async () => {
		const store = s3Store(server.settings, { connectMs: 200, idleMs: 500, attempts: 1 });
		// A busy computer takes its time over so much.
		await s3Store(server.settings).write("large", Readable.from(pieces(20)));
		const body = await store.read("large");
		const reading = (async () => {
			for await (const _ of body ?? []) await server.stop();
		})();
		await expect(reading).rejects.toThrow(/^The store of s3:\/\/konfety\/shop at .+ does not answer/);
		await server.start();
	});

	test("that nobody answers, and works again when somebody does", async () => {
		const store = s3Store(server.settings, { connectMs: 200, idleMs: 500, attempts: 1 });
		await s3Store(server.settings).write("kept", Buffer.from("kept"));
		await server.stop();
		await expect(store.read("kept")).rejects.toThrow(/does not answer \(ECONN\w+: .+\): check MEDIA_S3_ENDPOINT/);
		await server.start();
		expect(String(await bytesOf(store, "kept"))).toBe("kept");
	});
});
