import { readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { folderStore } from "#lib/shop/kernel/files/folder-store.ts";

const newFolder = () => mkdtemp(join(tmpdir(), "konfety-files-"));

async function namesOf(store: ReturnType<typeof folderStore>, prefix = "") {
	const names: string[] = [];
	for await (const { name } of store.list(prefix)) names.push(name);
	return names.sort();
}

describe("files in a folder", () => {
	test("are read as they were written, from a buffer as from a stream", async () => {
		const store = folderStore(join(await newFolder(), "made/with-the-first"));
		expect(await store.write("a/b/žluťoučký kůň.bin", Buffer.from([0, 1, 255]))).toBe(3);
		expect(await store.write("a/c.txt", Readable.from([Buffer.from("one"), Buffer.from("two")]))).toBe(6);
		const [first, second] = [await store.read("a/b/žluťoučký kůň.bin"), await store.read("a/c.txt")];
		expect([...(await buffer(first as Readable))]).toEqual([0, 1, 255]);
		expect(await text(second as Readable)).toBe("onetwo");
		expect(await store.size("a/c.txt")).toBe(6);
	});

	test("that are not there are null, and a folder is no file", async () => {
		const store = folderStore(await newFolder());
		await store.write("a/b", Buffer.from("x"));
		expect([await store.read("c"), await store.size("c"), await store.size("a"), await store.read("a/b/c")]).toEqual([
			null,
			null,
			null,
			null,
		]);
		await store.remove("c");
	});

	test("are listed by what their names begin with", async () => {
		const store = folderStore(await newFolder());
		for (const name of ["one/a", "one/b/c", "onetwo", "two/a"]) await store.write(name, Buffer.from("x"));
		expect(await namesOf(store)).toEqual(["one/a", "one/b/c", "onetwo", "two/a"]);
		expect(await namesOf(store, "one")).toEqual(["one/a", "one/b/c", "onetwo"]);
		expect(await namesOf(store, "one/b")).toEqual(["one/b/c"]);
		await store.remove("one/a");
		expect(await namesOf(store, "one/")).toEqual(["one/b/c"]);
		expect(await namesOf(folderStore(join(await newFolder(), "not-there")))).toEqual([]);
	});

	test("are whole or not there: what breaks off leaves the old one, and nothing besides", async () => {
		const folder = await newFolder();
		const store = folderStore(folder);
		await store.write("a", Buffer.from("old"));
		const breaking = Readable.from(
			(async function* () {
				yield Buffer.from("new");
				throw new Error("cut");
			})(),
		);
		await expect(store.write("a", breaking)).rejects.toThrow("cut");
		expect(await text((await store.read("a")) as Readable)).toBe("old");
		expect(readdirSync(folder)).toEqual(["a"]);
	});

	test("half-written by a process that was killed are not listed", async () => {
		const folder = await newFolder();
		writeFileSync(join(folder, "a.draft-00000000-0000-4000-8000-000000000000"), "half");
		expect(await namesOf(folderStore(folder))).toEqual([]);
	});

	test.each(["../a", "/etc/passwd", "a/../../b", "", "."])("have no name that leads out of it: %j", async (name) => {
		const store = folderStore(await newFolder());
		await expect(store.write(name, Buffer.from("x"))).rejects.toThrow("Not a name of a file");
	});

	test("are private where it is asked for", async () => {
		const folder = await newFolder();
		await folderStore(join(folder, "kept"), { isPrivate: true }).write("sub/a", Buffer.from("x"));
		expect(statSync(join(folder, "kept/sub/a")).mode & 0o777).toBe(0o600);
		expect(statSync(join(folder, "kept")).mode & 0o777).toBe(0o700);
	});
});
