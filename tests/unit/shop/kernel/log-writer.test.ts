import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLogWriter } from "#lib/shop/kernel/base/log-writer.ts";

const MAX_BYTES = 100_000;

let folder: string;
let file: string;

beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), "konfety-log-")), "log");
	file = join(folder, "server.log");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

const open = () =>
	openLogWriter(file, {
		folderMaxBytes: MAX_BYTES,
		onFault: (error) => {
			throw error;
		},
	});
const sizeOf = (names: string[]) => names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** The file's text after these pieces of output came by one stream. */
function written(...chunks: (string | Buffer)[]): string {
	const log = open();
	const take = log.sink();
	for (const chunk of chunks) take(Buffer.from(chunk));
	log.close();
	return readFileSync(file, "utf8");
}

test.each([
	["whole lines", ["one\n", "two\n"], "one\ntwo\n"],
	["lines that come in pieces", ["o", "ne\ntw", "o\n\nthree"], "one\ntwo\n\nthree\n"],
	["a letter that comes in two halves", [Buffer.from([0xc5]), Buffer.from([0x99, 0x0a])], "ř\n"],
	["a line of the longest length", [`${"x".repeat(2_000)}\n`], `${"x".repeat(2_000)}\n`],
	["a longer one, cut", [`${"x".repeat(2_001)}\ny\n`], `${"x".repeat(2_000)} … (1 characters cut)\ny\n`],
	["an endless one, cut", Array(50).fill("x".repeat(100)), `${"x".repeat(2_000)} … (3000 characters cut)\n`],
] satisfies [string, (string | Buffer)[], string][])("keeps %s", (_, chunks, text) => {
	expect(written(...chunks)).toBe(text);
});

test("lines of two streams do not mix", () => {
	const log = open();
	const [out, err] = [log.sink(), log.sink()];
	out(Buffer.from("page "));
	err(Buffer.from("fault\n"));
	out(Buffer.from("served\n"));
	log.close();
	expect(readFileSync(file, "utf8")).toBe("fault\npage served\n");
});

test("a new start appends to the log of the last one", () => {
	written("one\n");
	expect(written("two\n")).toBe("one\ntwo\n");
});

test("a growing log is rotated, and the oldest parts are deleted so that the folder keeps its size", async () => {
	const log = open();
	const take = log.sink();
	for (let number = 0; number < 3_000; number++) {
		take(Buffer.from(`${number} ${"x".repeat(93)}\n`));
		const all = readdirSync(folder);
		expect(sizeOf(all)).toBeLessThanOrEqual(MAX_BYTES);
		// Parts put aside within one millisecond would have one name.
		if (number % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
	}
	log.close();
	const all = readdirSync(folder);
	expect(all.length).toBeGreaterThan(8);
	expect(all).toContain("server.log");
	const kept = all.sort((a, b) => statSync(join(folder, a)).mtimeMs - statSync(join(folder, b)).mtimeMs);
	const numbers = kept.flatMap((name) => readFileSync(join(folder, name), "utf8").match(/^\d+/gm) ?? []).map(Number);
	expect(numbers.at(-1)).toBe(2_999);
	expect(numbers).toEqual(numbers.map((_, index) => 3_000 - numbers.length + index));
});

test("logs rotated by earlier versions are deleted as well, other files and the logs in use are not", () => {
	mkdirSync(folder);
	for (const name of ["server.log.1", "build.log", "notes.txt"])
		writeFileSync(join(folder, name), "x".repeat(MAX_BYTES));
	written("one\n");
	expect(readdirSync(folder).sort()).toEqual(["build.log", "notes.txt", "server.log"]);
});

test("only the shop's user may read logs, those of earlier versions too", () => {
	mkdirSync(folder, { mode: 0o755 });
	writeFileSync(file, "");
	chmodSync(file, 0o644);
	written("one\n");
	expect([modeOf(folder), modeOf(file)]).toEqual([0o700, 0o600]);
});

test("whole lines are written at once as they are, beside those of a stream that has not ended its own", () => {
	const log = open();
	log.sink()(Buffer.from("begun"));
	log.write(`${"x".repeat(3_000)}\nsecond\n`);
	expect(readFileSync(file, "utf8")).toBe(`${"x".repeat(3_000)}\nsecond\n`);
	log.close();
	expect(readFileSync(file, "utf8")).toMatch(/\nsecond\nbegun\n$/);
});

test("a log that cannot be written is reported once, and the shop goes on", () => {
	const faults: unknown[] = [];
	const log = openLogWriter(file, { folderMaxBytes: MAX_BYTES, onFault: (error) => faults.push(error) });
	const take = log.sink();
	rmSync(folder, { recursive: true });
	writeFileSync(folder, "");
	for (let number = 0; number < 300; number++) take(Buffer.from(`${"x".repeat(99)}\n`));
	expect(faults).toEqual([expect.objectContaining({ code: "EEXIST" })]);
	rmSync(folder);
	take(Buffer.from("back\n"));
	log.close();
	expect(readFileSync(file, "utf8")).toBe("back\n");
});

test("with a limit of days each day has a file of its own, and those that are older are deleted", () => {
	let now = new Date("2026-11-01T22:00:00Z");
	const onFault = (error: unknown) => {
		throw error;
	};
	const log = openLogWriter(file, { folderMaxBytes: MAX_BYTES, maxAgeDays: 30, onFault, now: () => now });
	const take = log.sink();
	take(Buffer.from("first\n"));
	now = new Date("2026-11-01T23:59:59Z");
	take(Buffer.from("still\n"));
	now = new Date("2026-11-02T00:00:01Z");
	take(Buffer.from("second\n"));
	const [rotated = ""] = readdirSync(folder).filter((name) => name !== "server.log");
	expect([readFileSync(join(folder, rotated), "utf8"), readFileSync(file, "utf8")]).toEqual([
		"first\nstill\n",
		"second\n",
	]);
	utimesSync(join(folder, rotated), now, now);
	now = new Date("2026-12-02T00:00:02Z");
	take(Buffer.from("third\n"));
	expect(existsSync(join(folder, rotated))).toBe(false);
	log.close();
});
