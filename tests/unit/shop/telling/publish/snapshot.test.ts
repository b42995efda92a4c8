import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openSnapshot, sweepDrafts } from "#lib/shop/telling/publish/snapshot.ts";
import { openFilesIn } from "#tests/support/running/open-files.ts";

let dir: string;
const read = () => readFileSync(join(dir, "a.xml"), "utf8");
const write = async (...texts: string[]) => {
	const snapshot = await openSnapshot(dir, "a.xml");
	for (const text of texts) await snapshot.write(text);
	return snapshot;
};
const openFiles = () => openFilesIn(dir);

beforeEach(() => {
	dir = join(mkdtempSync(join(tmpdir(), "snapshot-")), "published");
});

test("nobody sees a file before it is whole", async () => {
	await (await write("old")).commit();
	const draft = await write("new ", "text");
	expect(read()).toBe("old");
	expect(await draft.commit()).toBe(true);
	expect(read()).toBe("new text");
	expect(readdirSync(dir)).toEqual(["a.xml"]);
});

test("a reader of the old file reads it to its end", async () => {
	await (await write("old")).commit();
	const { ino } = statSync(join(dir, "a.xml"));
	await (await write("new")).commit();
	expect(statSync(join(dir, "a.xml")).ino).not.toBe(ino);
});

test("a file with the same bytes is left as it is, with its time", async () => {
	await (await write("text")).commit();
	const then = new Date("2020-01-01T00:00:00Z");
	utimesSync(join(dir, "a.xml"), then, then);
	expect(await (await write("te", "xt")).commit()).toBe(false);
	expect(statSync(join(dir, "a.xml")).mtime).toEqual(then);
	expect(readdirSync(dir)).toEqual(["a.xml"]);
});

test.each([
	["its end", "x".repeat(700_000), `${"x".repeat(699_999)}y`],
	["its beginning", "x".repeat(700_000), `y${"x".repeat(699_999)}`],
	["its length", "xx", "xxx"],
])("a file that differs in %s is replaced, and no file stays open", async (_, before, after) => {
	await (await write(before)).commit();
	expect(await (await write(after)).commit()).toBe(true);
	expect(read()).toBe(after);
	await expect.poll(openFiles).toBe(0);
});

test("a rehearsal says whether the file would change, and does not change it", async () => {
	expect(await (await write("text")).rehearse()).toBe(true);
	expect(readdirSync(dir)).toEqual([]);
	await (await write("text")).commit();
	expect(await (await write("text")).rehearse()).toBe(false);
	expect(await (await write("other")).rehearse()).toBe(true);
	expect(read()).toBe("text");
	expect(readdirSync(dir)).toEqual(["a.xml"]);
});

test("a discarded draft leaves nothing behind, even after a failed commit", async () => {
	await (await write("old")).commit();
	const draft = await write("new", "x".repeat(300_000));
	await draft.discard();
	await draft.discard();
	expect(read()).toBe("old");
	expect(readdirSync(dir)).toEqual(["a.xml"]);
	expect(openFiles()).toBe(0);
});

test("drafts of killed processes are deleted, drafts of running ones and other files stay", async () => {
	await (await write("text")).commit();
	// No process has so high a number.
	const [dead, living] = [`.a.xml.${2 ** 30}-0123456789ab`, `.b.xml.${process.pid}-0123456789ab`];
	for (const name of [dead, living, ".hidden"]) writeFileSync(join(dir, name), "x");
	await sweepDrafts(dir);
	expect(readdirSync(dir).sort()).toEqual([living, ".hidden", "a.xml"]);
});
