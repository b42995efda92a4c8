import { expect, test } from "vitest";
import { readOptions } from "#tools/look/options.ts";

const TYPED = { only: "", widths: "390,768,1280", languages: "cs,en", out: "/tmp/pictures" };

test("widths and languages come in their own order, folders whole, an address without its last slash", () => {
	expect(readOptions({ ...TYPED, widths: "1280, 390", languages: "en", url: "http://localhost:3000/" })).toEqual({
		...{ only: "", widths: [390, 1280], locales: ["en"] },
		...{ out: "/tmp/pictures", before: undefined, url: "http://localhost:3000" },
	});
});

test.each([
	[{ widths: "390,400" }, '--widths takes 390,768,1280 or some of them, not "390,400".'],
	[{ languages: "" }, '--languages takes cs,en or some of them, not "".'],
	[
		{ before: "/tmp/x/../pictures/" },
		"--before names the folder that the pictures are taken into; name another --out.",
	],
])("%j is refused with a sentence", (typed, sentence) => {
	expect(() => readOptions({ ...TYPED, ...typed })).toThrow(sentence);
});
