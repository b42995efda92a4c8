import { expect, test } from "vitest";
import { collectErrors, collectUnmapped } from "#lib/shop/backoffice/import/collect.ts";

test("the first fifty errors by line number are kept, in whatever order they come, and all are counted", () => {
	const errors = collectErrors();
	for (let line = 1000; line > 0; line--) errors.add({ line, message: `m${line}` });
	errors.count(7);
	const { total, first } = errors.result();
	expect(total).toBe(1007);
	expect(first.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test("kinds are counted with five different examples each, the most frequent first", () => {
	const unmapped = collectUnmapped();
	for (let line = 1; line <= 20; line++) unmapped.add({ line, what: "PARAM", example: `value ${line % 7}` });
	unmapped.add({ line: 21, what: "ISBN", example: "1" });
	for (let line = 1; line <= 3; line++) unmapped.add({ line, what: "EAN", example: "same" });
	expect(unmapped.result()).toEqual([
		{
			what: "PARAM",
			count: 20,
			examples: [1, 2, 3, 4, 5].map((line) => ({ line, example: `value ${line}` })),
		},
		{ what: "EAN", count: 3, examples: [{ line: 1, example: "same" }] },
		{ what: "ISBN", count: 1, examples: [{ line: 21, example: "1" }] },
	]);
});

test("a file with a new kind on every line does not fill the memory", () => {
	const unmapped = collectUnmapped();
	for (let line = 1; line <= 10_000; line++) unmapped.add({ line, what: `kind ${line}`, example: "x" });
	const kinds = unmapped.result();
	expect(kinds).toHaveLength(101);
	expect(kinds[0]).toMatchObject({ what: "other things", count: 9_900 });
});
