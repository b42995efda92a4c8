import { expect, test } from "vitest";
import { type TitleBox, titleLines } from "#lib/shop/content/pictures/title-lines.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

/** Every letter is as wide as its size. */
const measure = (text: string, size: number) => [...text].length * size;
const box: TitleBox = {
	width: 100,
	sizes: [
		{ size: 10, lines: 2 },
		{ size: 5, lines: 4 },
	],
	last: { size: 4, lines: 4 },
};
const lay = (title: string) => titleLines(title, box, measure);

test.each([
	["Balónek", 10, ["Balónek"]],
	["0123456789", 10, ["0123456789"]],
	["Balónky a stuhy", 10, ["Balónky", "a stuhy"]],
	["Party sety pro děti", 10, ["Party sety", "pro děti"]],
	["01234567890", 5, ["01234567890"]],
])("%j is set in size %i as the lines %j", (title, size, lines) => {
	expect(lay(title)).toEqual({ size, lines });
});

test("a title that would need a third line is set smaller", () => {
	expect(lay("Velké balónky s heliem na svatbu")).toEqual({ size: 5, lines: ["Velké balónky s", "heliem na svatbu"] });
});

test("the last line has no single word when lines can be even", () => {
	expect(lay("aaa bbb ccc ddd eee f")).toMatchObject({ size: 5, lines: ["aaa bbb ccc", "ddd eee f"] });
});

test("words joined by NBSP stay on one line", () => {
	expect(lay("Stuhy\u00a0a balónky").lines).toEqual(["Stuhy\u00a0a", "balónky"]);
	expect(lay("Balónky s\u00a0heliem").lines).toEqual(["Balónky", "s\u00a0heliem"]);
});

test("a line may break after the hyphen of a word, not between digits", () => {
	expect(lay("růžovo-zlatá").lines).toEqual(["růžovo-", "zlatá"]);
	expect(lay("rok 2026-2027").lines).toEqual(["rok", "2026-2027"]);
});

test("a title too long for the smallest letters ends in an ellipsis on the last line", () => {
	const { size, lines } = lay("slovo ".repeat(40).trim());
	expect({ size, count: lines.length, last: lines.at(-1) }).toEqual({
		size: 4,
		count: 4,
		last: "slovo slovo slovo slovo…",
	});
});

test("no comma or dash stands before the ellipsis", () => {
	const { lines } = lay(`${"a".repeat(25)} ${"b".repeat(25)} ${"c".repeat(25)} ${"d".repeat(20)}, – eeeeeee ffff`);
	expect(lines.at(-1)).toBe(`${"d".repeat(20)}…`);
});

test("a word longer than a line is broken rather than cut off", () => {
	expect(lay("x".repeat(60))).toEqual({ size: 4, lines: ["x".repeat(25), "x".repeat(25), "x".repeat(10)] });
});

test.each([...NAUGHTY, "", " ", "\u00a0", "-".repeat(300), "a/b/".repeat(80)])(
	"%j never exceeds its place",
	(title) => {
		const { size, lines } = lay(title);
		expect(lines.length).toBeLessThanOrEqual(4);
		expect(lines.filter((line) => measure(line, size) > box.width)).toEqual([]);
	},
);
