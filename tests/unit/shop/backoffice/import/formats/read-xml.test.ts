import { expect, test } from "vitest";
import { BrokenFile } from "#lib/shop/backoffice/import/formats/imported.ts";
import { readXml, type XmlElement } from "#lib/shop/backoffice/import/formats/read-xml.ts";
import { inPieces } from "#tests/support/texts/read-format.ts";

async function read(text: string | AsyncIterable<string>): Promise<{ items: XmlElement[]; error: string | null }> {
	const items: XmlElement[] = [];
	try {
		const pieces = typeof text === "string" ? inPieces(text, 16) : text;
		for await (const item of readXml(pieces, { root: "SHOP", item: "SHOPITEM" })) items.push(item);
		return { items, error: null };
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
		return { items, error: `line ${error.line}: ${error.message}` };
	}
}

const item = (inner: string) => `<SHOPITEM>\n${inner}\n</SHOPITEM>`;
const shop = (inner: string) => `<?xml version="1.0"?>\n<SHOP>\n${inner}\n</SHOP>`;

test("items come whole, with the lines of their elements, texts in CDATA and character references", async () => {
	const { items, error } = await read(shop(item("<A>x &amp; <![CDATA[<y>]]> &#x17E;</A>\n<B><C>1</C>\n<C>2</C></B>")));
	expect(error).toBeNull();
	expect(items).toMatchObject([
		{
			name: "SHOPITEM",
			line: 3,
			children: [
				{ name: "A", line: 4, text: "x & <y> ž" },
				{ name: "B", line: 5, children: [{ text: "1" }, { line: 6, text: "2" }] },
			],
		},
	]);
});

test("names are read without their prefixes, and elements outside the items are skipped", async () => {
	const text = `<f:SHOP xmlns:f="urn:x"><f:NOTE>a</f:NOTE><f:SHOPITEM><f:A>b</f:A></f:SHOPITEM><!-- c --></f:SHOP>`;
	const { items } = await read(text);
	expect(items).toMatchObject([{ name: "SHOPITEM", children: [{ name: "A", text: "b" }] }]);
});

test.each([
	["", "line 1: the XML is broken: it has no element"],
	["  \n ", "line 2: the XML is broken: it has no element"],
	["<RSS></RSS>", "line 1: the root element is <RSS>, <SHOP> is expected"],
	[shop(item("<A>x</B>")), "line 4: the XML is broken: unexpected close tag."],
	[shop(item("<A>Tom & Jerry</A>")), 'line 4: the XML is broken: an "&" stands in a text; it is written &amp;'],
	[
		shop(item("<A>a&nbsp;b</A>")),
		"line 4: the XML is broken: a character reference that XML does not know; it has &amp; &lt; &gt; &quot; &apos; and numbers, or write the text in <![CDATA[ ]]>",
	],
	[shop(item("<A>a\u0001</A>")), "line 4: the XML is broken: a character that XML does not allow"],
	["<SHOP></SHOP><SHOP></SHOP>", "line 1: the XML is broken: the file goes on after its root element has ended"],
	["<SHOP>\n<SHOPITEM>\n<A>x", "line 3: the file ends before </SHOPITEM>; it is cut off"],
	["<SHOP>\n<SHOPITEM></SHOPITEM>\n", "line 3: the file ends before </SHOP>; it is cut off"],
	[shop(`${"<D>".repeat(9)}${"</D>".repeat(9)}`), "line 3: elements are nested more than 8 deep"],
])("%j is refused with its line", async (text, error) => {
	expect((await read(text)).error).toBe(error);
});

test("items that end before the fault are still read", async () => {
	const { items, error } = await read(`<SHOP>${item("<A>1</A>")}${item("<A>2</A>")}<SHOPITEM></X>`);
	expect(items.map(({ children }) => children[0]?.text)).toEqual(["1", "2"]);
	expect(error).toMatch(/^line 5: /);
});

const LAUGHS = ["a", "b", "c", "d"].map((name, index, all) => {
	const before = all[index - 1];
	return `<!ENTITY ${name} "${before === undefined ? "ha" : `&${before};`.repeat(100)}">`;
});

test.each([
	["billion laughs", `<!DOCTYPE SHOP [\n${LAUGHS.join("\n")}\n]>\n<SHOP><SHOPITEM><A>&d;</A></SHOPITEM></SHOP>`],
	[
		"an external entity",
		'<!DOCTYPE SHOP [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<SHOP><SHOPITEM>&x;</SHOPITEM></SHOP>',
	],
	["an external subset", '<!DOCTYPE SHOP SYSTEM "http://127.0.0.1/evil.dtd">\n<SHOP></SHOP>'],
	["a parameter entity", '<!DOCTYPE SHOP [<!ENTITY % p SYSTEM "http://127.0.0.1/p">%p;]>\n<SHOP></SHOP>'],
])("%s: a DOCTYPE is refused where it begins, whatever is in it", async (_, text) => {
	expect(await read(text)).toEqual({
		items: [],
		error: "line 1: a document type (DOCTYPE) is not taken; leave it out",
	});
});

test("a bare ampersand is reported with its own line, wherever the chunks end", async () => {
	const wrong = shop(item("<A>1</A>") + item("<A>Tom\n& Jerry; &amp; more</A>") + item("<A>2</A>"));
	const right = shop(
		item(
			`<A>&amp;&#38;&#x26;</A><!-- a & b, and so on and on - until it ends at last --><?p a & b ?><B><![CDATA[a & b <!-- &]]></B><C>]]&gt; &lt;!--</C>`,
		),
	);
	for (let length = 1; length < 80; length++) {
		const error = await read(inPieces(wrong, length));
		expect(error.error).toBe('line 7: the XML is broken: an "&" stands in a text; it is written &amp;');
		expect(error.items).toHaveLength(1);
		const { items, error: none } = await read(inPieces(right, length));
		expect(none).toBeNull();
		expect(items[0]?.children.map(({ text }) => text)).toEqual(["&&&", "a & b <!-- &", "]]> <!--"]);
	}
});

/** Without an end; a reader that gathers it would run out of memory, or of time. */
async function* endless(start: string, piece: string): AsyncGenerator<string> {
	yield start;
	for (;;) yield piece;
}

test.each([
	["a text", "<SHOP><SHOPITEM><A>", "x".repeat(10_000)],
	["a text of character references", "<SHOP><SHOPITEM><A>", "&amp;".repeat(2_000)],
	["a CDATA section", "<SHOP><SHOPITEM><A><![CDATA[", "x".repeat(10_000)],
	["a comment", "<SHOP><!--", "x".repeat(10_000)],
	["an attribute", '<SHOP><SHOPITEM a="', "x".repeat(10_000)],
	["attributes", "<SHOP><SHOPITEM ", Array.from({ length: 1_000 }, (_, n) => `a${n}='1' `).join("")],
	["a name", "<SHOP><", "x".repeat(10_000)],
	["an item of elements", "<SHOP><SHOPITEM>", "<A>x</A>".repeat(1_000)],
	["an item of comments", "<SHOP><SHOPITEM>", "<!-- x -->".repeat(1_000)],
	["an element beside the items", "<SHOP><OTHER>", "<A>x</A>".repeat(1_000)],
	["a DOCTYPE", "<!DOCTYPE SHOP [", "<!-- x -->".repeat(1_000)],
	["space before the root", "", " ".repeat(10_000)],
])("reading %s without an end is given up", async (_, start, piece) => {
	const { error } = await read(endless(start, piece));
	expect(error).toMatch(/^line 1: /);
	expect(error).toMatch(/more than 1000000 characters without the end of a <SHOPITEM>|is broken/);
});
