import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openJournal } from "#tools/torture/journal.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "konfety-journal-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const order = (id: number) => ({ id, number: `260000${id}`, hash: "h", cartId: "c", email: "a@torture.example" });

test("a journal reads back what was written to disk, and a new one on the same file appends", () => {
	const file = join(folder, "acknowledged.jsonl");
	const journal = openJournal(file);
	expect(journal.read()).toEqual([]);
	journal.append(order(1));
	expect(openJournal(file).read()).toEqual([order(1)]);
	journal.close();
	const next = openJournal(file);
	next.append(order(2));
	expect(next.read()).toEqual([order(1), order(2)]);
	next.close();
});
