import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { element, elements, escapeXml, group, standing } from "#lib/shop/telling/publish/xml.ts";
import { HOSTILE_TEXTS } from "#tests/support/texts/hostile-texts.ts";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";

/** What a parser reads in the element. */
function readBack(xml: string): string {
	let text = "";
	const parser = new SaxesParser();
	parser.on("error", (error) => {
		throw error;
	});
	parser.on("text", (piece) => {
		text += piece;
	});
	parser.on("cdata", () => {
		throw new Error("no text of ours is CDATA");
	});
	parser.write(xml).close();
	return text;
}

test.each([
	["</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
	["]]>", "]]&gt;"],
	["Šaty & klobouk", "Šaty &amp; klobouk"],
	["\"velké\" 'malé'", "&quot;velké&quot; 'malé'"],
	["&amp;", "&amp;amp;"],
	["a\u0000b\u0008c\u001fd\u007fe\u0080f", "abcdef"],
	["a\ufffeb\uffffc", "abc"],
	["a\ud800b\udc00\ud800c", "abc"],
	["🎈\ud83c", "🎈"],
	["řádek\r\ndalší\rposlední\n\ttabulátor", "řádek\ndalší\nposlední\n\ttabulátor"],
])("%j is written as %j", (text, written) => {
	expect(escapeXml(text)).toBe(written);
});

test("every hostile text is read back unchanged, but for characters that XML forbids", () => {
	for (const text of [...NAUGHTY, ...HOSTILE_TEXTS]) {
		const expected = text
			.replace(/\r\n?/g, "\n")
			.replace(/[^\t\n\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
		expect(readBack(`<a>${escapeXml(text)}</a>`)).toBe(expected);
	}
});

test("an element without text is left out, and so is a group without elements", () => {
	expect(element("A", "")).toBe("");
	expect(element("A", " \u0001\n")).toBe("");
	expect(element("A", null)).toBe("");
	expect(element("A", 0)).toBe("<A>0</A>");
	expect(elements("A", ["1", "", "2"])).toBe("<A>1</A><A>2</A>");
	expect(group("G", "", "")).toBe("");
	expect(group("G", element("A", "1"))).toBe("<G><A>1</A></G>");
});

test("a required element is written even without a text", () => {
	expect([standing("A", "1 & 2"), standing("A", ""), standing("A", " ")]).toEqual([
		"<A>1 &amp; 2</A>",
		"<A></A>",
		"<A></A>",
	]);
});
