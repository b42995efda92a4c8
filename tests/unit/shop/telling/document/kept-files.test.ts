import { expect, test, vi } from "vitest";
import { keptFiles } from "#lib/shop/telling/document/kept-files.ts";

const drawing = () => vi.fn(async (paper: { number: string }) => Buffer.from(`paper ${paper.number}`));

test("a paper is drawn once, for all who ask at once and later", async () => {
	const draw = drawing();
	const file = keptFiles(draw, 2);
	const asked = await Promise.all([file({ number: "1" }), file({ number: "1" })]);
	expect([...asked, await file({ number: "1" })].map(String)).toEqual(["paper 1", "paper 1", "paper 1"]);
	expect(draw).toHaveBeenCalledTimes(1);
});

test("papers that differ in anything are drawn each", async () => {
	const draw = drawing();
	const file = keptFiles(draw, 2);
	await file({ number: "1" });
	await file({ number: "1", total: 100 } as { number: string });
	expect(draw).toHaveBeenCalledTimes(2);
});

test("no more are kept than their number; the one that nobody asked for the longest goes", async () => {
	const draw = drawing();
	const file = keptFiles(draw, 2);
	for (const number of ["1", "2", "1", "3"]) await file({ number });
	expect(draw).toHaveBeenCalledTimes(3);
	await file({ number: "1" });
	expect(draw).toHaveBeenCalledTimes(3);
	await file({ number: "2" });
	expect(draw).toHaveBeenCalledTimes(4);
});

test("a paper that could not be drawn is tried again", async () => {
	const draw = drawing().mockRejectedValueOnce(new Error("no font"));
	const file = keptFiles(draw, 2);
	await expect(file({ number: "1" })).rejects.toThrow("no font");
	expect(String(await file({ number: "1" }))).toBe("paper 1");
});
