import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { log } from "#lib/shop/kernel/base/log.ts";
import type { FileStore } from "#lib/shop/kernel/files/file-store.ts";
import { StoreError } from "#lib/shop/kernel/files/s3-errors.ts";
import { BRIEF, s3Store } from "#lib/shop/kernel/files/s3-store.ts";
import {
	leavingFiles,
	owedFiles,
	type SharedFiles,
	sharedFiles,
	stateFolder,
} from "#lib/shop/kernel/files/shared-files.ts";
import { type Tended, tendFiles } from "#lib/shop/kernel/files/tend-files.ts";
import { anS3Server, type S3Server } from "#tests/support/servers/s3-server.ts";

let server: S3Server;
let store: FileStore;
let prefixes = 0;
beforeAll(async () => {
	server = await anS3Server();
});
afterAll(() => server.stop());

/** A computer of the shop: a disk of its own, and the store that all have. */
type Computer = {
	root: string;
	files: SharedFiles;
	tend(options?: { maxBytes?: number }): Promise<Tended>;
	path(name: string): string;
};
let [one, other]: Computer[] = [];
let said: string[] = [];

beforeEach(() => {
	store = s3Store({ ...server.settings, prefix: `shop-${++prefixes}` });
	[one, other] = [aComputer(), aComputer()];
	said = [];
	for (const level of ["error", "info"] as const)
		vi.spyOn(log, level).mockImplementation((...values: unknown[]) => void said.push(String(values.at(-1))));
});

function aComputer(root = mkdtempSync(join(tmpdir(), "konfety-computer-"))): Computer {
	const brief = s3Store({ ...server.settings, prefix: `shop-${prefixes}` }, BRIEF);
	return {
		root,
		files: sharedFiles(root, { brief, patient: store }),
		tend: (options) =>
			tendFiles(root, store, { folder: "media", isOurs: (name) => name.startsWith("media/"), ...options }),
		path: (name) => join(root, name),
	};
}
const computers = () => {
	if (!one || !other) throw new Error("no computers");
	return [one, other] as const;
};
/** Takes a call, and fails when its time is over. */
function aSilentStore(): FileStore & { asked: number } {
	const silent = {
		...store,
		asked: 0,
		read: async () => {
			silent.asked += 1;
			throw new StoreError("away", "The store does not answer.", null);
		},
	};
	return silent;
}
async function* half() {
	yield Buffer.from("half");
	throw new StoreError("away", "The store does not answer.", null);
}
const inStore = async (name: string) => {
	const body = await store.read(name);
	return body && String(await buffer(body));
};
const AWAY = /away; what this computer has goes on being served/;
const BACK = "the store of pictures and feeds is back";
/** The store that was away is asked again after a while, which is over. */
function whileLater({ root }: Computer) {
	const long = new Date(Date.now() - 60_000);
	utimesSync(join(stateFolder(root), "away"), long, long);
}

test("what one computer wrote another finds, and keeps", async () => {
	const [here, there] = computers();
	await here.files.write(here.path("media/ab/one.webp"), Buffer.from("drawn here"));
	expect(await here.files.settled()).toBe(0);
	expect(await inStore("media/ab/one.webp")).toBe("drawn here");
	const path = there.path("media/ab/one.webp");
	expect(await Promise.all([there.files.find(path), there.files.find(path)])).toEqual(["brought", "brought"]);
	expect(readFileSync(path, "utf8")).toBe("drawn here");
	expect(await there.files.find(path)).toBe("here");
	expect(readdirSync(there.path("media/ab"))).toEqual(["one.webp"]);
	expect(await there.files.find(there.path("media/ab/none.webp"))).toBeNull();
	expect(said).toEqual([]);
});

test("while the store is away the disk has all, the log says it once, and what was missed arrives when it is back", async () => {
	const [here, there] = computers();
	await here.files.write(here.path("media/aa/before.webp"), Buffer.from("before"));
	await here.files.settled();
	await server.stop();
	try {
		for (const name of ["a", "b", "c"]) await here.files.write(here.path(`media/${name}`), Buffer.from(name));
		expect(await here.files.settled()).toBe(3);
		expect(await here.files.find(here.path("media/a"))).toBe("here");
		expect(await there.files.find(there.path("media/aa/before.webp"))).toBeNull();
		// Another process of the same computer, or the same one started anew.
		const again = aComputer(here.root);
		expect(await again.files.find(again.path("media/aa/other.webp"))).toBeNull();
		expect((await here.tend()).isAway).toBe(true);
	} finally {
		await server.start();
	}
	// Once for each computer.
	expect(said).toEqual([expect.stringMatching(AWAY), expect.stringMatching(AWAY)]);
	for (const computer of computers()) whileLater(computer);
	expect(await here.tend()).toEqual({ isAway: false, put: 3, left: 0, trimmed: 0 });
	expect(await owedFiles(here.root).all()).toEqual([]);
	expect(await inStore("media/b")).toBe("b");
	expect(await there.files.find(there.path("media/b"))).toBe("brought");
	expect(said.slice(2)).toEqual([BACK, BACK]);
});

test("a store that does not answer is not waited for again and again", async () => {
	const [here] = computers();
	const silent = aSilentStore();
	const files = sharedFiles(here.root, { brief: silent, patient: silent });
	for (const name of ["a", "b", "c"]) expect(await files.find(here.path(name))).toBeNull();
	expect(silent.asked).toBe(1);
	expect(said).toHaveLength(1);
});

test("a file that breaks off on its way from the store is not there", async () => {
	const [here] = computers();
	const cut = { ...store, read: async () => Readable.from(half()) };
	const files = sharedFiles(here.root, { brief: cut, patient: store });
	expect(await files.find(here.path("media/cut"))).toBeNull();
	expect(existsSync(here.path("media"))).toBe(false);
	expect(said).toEqual([expect.stringMatching(AWAY)]);
});

test("what was replaced leaves the store after a month, unless it is there again", async () => {
	const [here, there] = computers();
	for (const name of ["old", "again"]) await here.files.write(here.path(`media/${name}`), Buffer.from(name));
	await here.files.settled();
	for (const name of ["old", "again"]) {
		await here.files.leave(here.path(`media/${name}`));
		rmSync(here.path(`media/${name}`));
	}
	expect(await here.tend()).toMatchObject({ left: 0 });
	expect(await here.files.find(here.path("media/again"))).toBe("brought");
	expect(await here.files.find(here.path("media/old"))).toBe("brought");
	await here.files.leave(here.path("media/old"));
	rmSync(here.path("media/old"));
	const [mark = ""] = readdirSync(join(stateFolder(here.root), "leaving"));
	const lastMonth = new Date(Date.now() - 31 * 86_400_000);
	utimesSync(join(stateFolder(here.root), "leaving", mark), lastMonth, lastMonth);
	expect(await here.tend()).toMatchObject({ left: 1 });
	expect([await inStore("media/old"), await inStore("media/again")]).toEqual([null, "again"]);
	expect(await leavingFiles(here.root).all()).toEqual([]);
	expect(await there.files.find(there.path("media/again"))).toBe("brought");
});

test("a full disk loses what was read longest ago, and nothing that the store does not have", async () => {
	const [here] = computers();
	const names = ["e", "d", "c", "b", "a"];
	for (const name of names) await here.files.write(here.path(`media/${name}`), Buffer.alloc(100));
	await here.files.settled();
	for (const [age, name] of names.entries()) {
		const read = new Date(Date.now() - (10 - age) * 86_400_000);
		utimesSync(here.path(`media/${name}`), read, read);
	}
	await store.remove("media/d");
	const left = () => readdirSync(here.path("media")).sort();
	expect(await here.tend({ maxBytes: 500 })).toMatchObject({ trimmed: 0 });
	expect(await here.tend({ maxBytes: 400 })).toMatchObject({ trimmed: 2 });
	expect(left()).toEqual(["a", "b", "d"]);
	// What it lacked, the store has the next time.
	expect(await here.tend({ maxBytes: 400 })).toMatchObject({ put: 1 });
	expect(await inStore("media/d")).not.toBeNull();
	expect(await here.files.find(here.path("media/c"))).toBe("brought");
});
