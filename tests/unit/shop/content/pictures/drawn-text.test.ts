import { expect, test } from "vitest";
import { drawnText } from "#lib/shop/content/pictures/drawn-text.ts";
import { fontMetrics } from "#lib/shop/content/pictures/font.ts";
import { HOSTILE_TEXTS } from "#tests/support/texts/hostile-texts.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

const drawn = (text: string, locale: "cs" | "en" = "cs") => drawnText(text, "title", locale);

test.each([
	["Příliš žluťoučký kůň", "Příliš žluťoučký kůň"],
	["Pr\u030ci\u0301lis\u030c", "Příliš"],
	["Balónky 🎈 pro děti 🎉", "Balónky pro děti"],
	["  dva\n\nřádky\t a\u2028dost ", "dva řádky a\u00a0dost"],
	["Balónky s heliem a stuhou, 50 ks", "Balónky s\u00a0heliem a\u00a0stuhou, 50\u00a0ks"],
	["Set – 12 dílů - modrý", "Set\u00a0– 12 dílů\u00a0- modrý"],
	["\u202eobrácený\u202c text", "obrácený text"],
	["Z̮̞̠͙͔ͅa", "Za"],
	["růžovo\u2011zlatá", "růžovo-zlatá"],
	["5️⃣ let", "5\u00a0let"],
	["</script><b>&amp;", "</script><b>&amp;"],
	["مرحبا بالعالم", ""],
	["\ud800", ""],
])("%j is drawn as %j", (text, expected) => {
	expect(drawn(text)).toBe(expected);
});

test("English words of one letter may end a line", () => {
	expect(drawn("Balloons for a party", "en")).toBe("Balloons for a party");
});

test.each([...NAUGHTY, ...HOSTILE_TEXTS])("only letters that the font has are kept of %j", (text) => {
	const { has } = fontMetrics("title");
	expect([...drawn(text)].filter((letter) => !has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
