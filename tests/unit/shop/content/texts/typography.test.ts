import { expect, test } from "vitest";
import { readBlocks } from "#lib/shop/content/markdown/read-blocks.ts";
import { typographic } from "#lib/shop/content/markdown/typography.ts";

const shown = (text: string) => text.replaceAll("\u00a0", "~");

test.each([
	["Stojí v rohu a k tomu s mašlí.", "Stojí v~rohu a~k~tomu s~mašlí."],
	["A v Brně", "A~v~Brně"],
	["(v ceně)", "(v~ceně)"],
	["„z fólie“", "„z~fólie“"],
	["konec v\nřádku", "konec v~řádku"],
	["okolo lvů, ta v", "okolo lvů, ta v"],
	["1 500 Kč za 20 cm a 3 dny", "1~500~Kč za 20~cm a~3~dny"],
	["+420 800 100 200", "+420~800~100~200"],
	["5. 12. 2026", "5.~12.~2026"],
	["8–10 hodin, 30 balónků", "8–10~hodin, 30 balónků"],
	["5 kgm 3 msl", "5 kgm 3 msl"],
])("Czech %j", (text, expected) => {
	expect(shown(typographic(text, "cs"))).toBe(expected);
});

test("in English any word may end a line, but numbers stay with their units", () => {
	expect(shown(typographic("a box of 30 cm, 1 500 Kč, 3 days", "en"))).toBe("a box of 30~cm, 1~500~Kč, 3~days");
});

test("short words in a text are joined to the next word, code and addresses stay unchanged", () => {
	const [block] = readBlocks("Půjčte si **v Brně** `v kódu` [s sebou](/a-b) a v *lese*", "cs").blocks;
	expect(block?.kind === "html" && shown(block.html)).toBe(
		'<p>Půjčte si <strong>v~Brně</strong> <code>v kódu</code> <a href="/a-b">s~sebou</a> a~v~<em>lese</em></p>\n',
	);
});
