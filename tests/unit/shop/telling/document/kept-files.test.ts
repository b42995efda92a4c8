import { expect, test, vi } from "vitest";
import { keptFiles } from "#lib/shop/telling/document/kept-files.ts";

const drawing = () => vi.fn(async (paper: { number: string }) => Buffer.from(`paper ${paper.number}`));

test("a document is drawn once for concurrent and later requests", async () => {
	const draw = drawing();
	const file = keptFiles(draw, 2);
	const asked = await Promise.all([file({ number: "1" }), file({ number: "1" })]);
	expect([...asked, await file({ number: "1" })].map(String)).toEqual(["paper 1", "paper 1", "paper 1"]);
	expect(draw).toHaveBeenCalledTimes(1);
});

test("documents that differ in anything are each drawn", async () => {
	const draw = drawing();
	const file = keptFiles(draw, 2);
	await file({ number: "1" });
	await file({ number: "1", total: 100 } as { number: string });
	expect(draw).toHaveBeenCalledTimes(2);
});

test("at most the set number of documents is kept; the least recently requested one is dropped", async () => {
	const draw = drawing();
	const file = keptFiles(draw, 2);
	for (const number of ["1", "2", "1", "3"]) await file({ number });
	expect(draw).toHaveBeenCalledTimes(3);
	await file({ number: "1" });
	expect(draw).toHaveBeenCalledTimes(3);
	await file({ number: "2" });
	expect(draw).toHaveBeenCalledTimes(4);
});

test("a document that could not be drawn is tried again", async () => {
	const draw = drawing().mockRejectedValueOnce(new Error("no font"));
	const file = keptFiles(draw, 2);
	await expect(file({ number: "1" })).rejects.toThrow("no font");
	expect(String(await file({ number: "1" }))).toBe("paper 1");
});
