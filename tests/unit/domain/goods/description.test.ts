import { expect, test } from "vitest";
import { DESCRIPTION_MAX, oneLine, saysEnough, sentences, shortDescription } from "#lib/domain/goods/description.ts";

const words = (count: number) => "slovo ".repeat(count).trim();

test.each([
	["blank", " \n\t ", ""],
	["short", "Balónky na oslavu.", "Balónky na oslavu."],
	["lines and spaces collapse", "  Balónky \r\n\r\n  na\toslavu.  ", "Balónky na oslavu."],
	["control characters are removed", "Balónky\u0000\u0007na oslavu", "Balónky na oslavu"],
	["a no-break space stays", "v\u00a0Praze", "v\u00a0Praze"],
	["half a character becomes a replacement character", "a\ud83cb", "a\ufffdb"],
	["exactly as long as the limit", "x".repeat(160), "x".repeat(160)],
	["longer: up to the last whole word", words(27), `${words(26)}…`],
	["a word that just fits", `${"x".repeat(159)} y`, `${"x".repeat(159)}…`],
	[
		"a last word that ends at the last place",
		`${"x".repeat(100)} ${"y".repeat(58)} z`,
		`${"x".repeat(100)} ${"y".repeat(58)}…`,
	],
	["cut in its second sentence", `Doma. ${words(30)}`, `Doma. ${words(25)}…`],
	[
		"a very long address",
		`https://example.cz/?a=1&b=${"x".repeat(200)}`,
		`https://example.cz/?a=1&b=${"x".repeat(133)}…`,
	],
	["no comma before the dots", `${"x".repeat(150)}, ${"y".repeat(20)}`, `${"x".repeat(150)}…`],
	["no dash before the dots", `${"x".repeat(150)} – ${"y".repeat(20)}`, `${"x".repeat(150)}…`],
	["no preposition before the dots", `${"x".repeat(145)} doma; a na jezerech`, `${"x".repeat(145)} doma…`],
	["a whole sentence needs no dots", `${"x".repeat(145)}. Doma. Na jezerech.`, `${"x".repeat(145)}. Doma.`],
	["no word that is joined by a no-break space", `${"x".repeat(150)} v\u00a0jezerech`, `${"x".repeat(150)}…`],
	["one endless word is cut", "x".repeat(500), `${"x".repeat(159)}…`],
	["never in the middle of a character", "🎈".repeat(100), `${"🎈".repeat(79)}…`],
	["never in the middle of a character reference", `${"x".repeat(155)}&amp;${"x".repeat(20)}`, `${"x".repeat(155)}…`],
])("a description that is %s", (_, text, shown) => {
	expect(shortDescription(text)).toBe(shown);
	expect(shortDescription(text).length).toBeLessThanOrEqual(DESCRIPTION_MAX);
});

test("a cut description is well-formed and within the limit", () => {
	for (let length = 150; length < 175; length++) {
		const shown = shortDescription(`${"🎈 ".repeat(length)}&nbsp;`);
		expect([shown.isWellFormed(), shown.length <= DESCRIPTION_MAX]).toEqual([true, true]);
	}
});

test("sentences are joined, each with its full stop", () => {
	expect(sentences("Balónky", "", " \n", "Kostýmy!", "A dekorace")).toBe("Balónky. Kostýmy! A dekorace");
	expect(sentences("", "Kostýmy.")).toBe("Kostýmy.");
	expect(sentences()).toBe("");
	expect(sentences("Svíčka č. 1 na dort", "Kostýmy")).toBe("Svíčka č. 1 na dort. Kostýmy");
	expect(sentences("„Balónky!“", "(Kostýmy.)", "Dekorace")).toBe("„Balónky!“ (Kostýmy.) Dekorace");
});

test("a text of at least 70 characters counts as long enough", () => {
	expect([saysEnough("x".repeat(69)), saysEnough("x".repeat(70)), saysEnough(` ${"x".repeat(69)} `)]).toEqual([
		false,
		true,
		false,
	]);
});

test("line breaks and repeated blanks become one blank", () => {
	expect(oneLine("\n a \u00a0 b\u2028c ")).toBe("a b c");
});
