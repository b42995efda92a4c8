import { describe, expect, test } from "vitest";
import { readBlocks } from "#lib/shop/content/markdown/read-blocks.ts";
import { HOSTILE_TEXTS } from "#tests/support/texts/hostile-texts.ts";

const html = (markdown: string) => {
	const [block] = readBlocks(markdown, "en").blocks;
	return block?.kind === "html" ? block.html.trim() : null;
};
const faults = (markdown: string) =>
	readBlocks(markdown, "cs").faults.map(({ line, message }) => `${line}: ${message}`);

describe("Markdown becomes HTML of few tags", () => {
	test.each([
		["## Ceny", "<h2>Ceny</h2>"],
		["## A\n\n### Malé\n", "<h2>A</h2>\n<h3>Malé</h3>"],
		["a **b** *c* ~~d~~ `e`", "<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e</code></p>"],
		["- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
		["3. a\n4. b", '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
		["> a", "<blockquote>\n<p>a</p>\n</blockquote>"],
		["[a](/kosik)", '<p><a href="/kosik">a</a></p>'],
		["[a](https://e.example/?b=1&c=2)", '<p><a href="https://e.example/?b=1&amp;c=2" rel="noopener">a</a></p>'],
		["[a](mailto:a@e.example)", '<p><a href="mailto:a@e.example">a</a></p>'],
		["[a](tel:+420800100200)", '<p><a href="tel:+420800100200">a</a></p>'],
		[
			"| a | b |\n|---|--:|\n| 1 | 2 |",
			'<table>\n<thead>\n<tr>\n<th scope="col">a</th>\n<th align="right" scope="col">b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td align="right">2</td>\n</tr>\n</tbody></table>',
		],
	])("%j", (markdown, expected) => {
		expect(html(markdown)).toBe(expected);
		expect(faults(markdown)).toEqual([]);
	});
});

test("pictures, goods, calls to action and questions stand between the HTML, questions together", () => {
	const text = [
		...["Úvod", "", "![Láhev](picture:lahev)", "", "::: produkty BL-1 BL-2 BL-1", "::: vyzva Půjčit | /info/pujcovna"],
		...["::: otazka Do rána?", "Ano, *s gelem*.", ":::", "", "::: question Venku?", "Ne.", ":::", "", "Závěr"],
	];
	expect(readBlocks(text.join("\n"), "cs")).toEqual({
		blocks: [
			{ kind: "html", html: "<p>Úvod</p>\n" },
			{ kind: "picture", key: "lahev", alt: "Láhev" },
			{ kind: "products", codes: ["BL-1", "BL-2"] },
			{ kind: "cta", text: "Půjčit", link: "/info/pujcovna" },
			{
				kind: "faq",
				questions: [
					{ question: "Do rána?", html: "<p>Ano, <em>s\u00a0gelem</em>.</p>\n" },
					{ question: "Venku?", html: "<p>Ne.</p>\n" },
				],
			},
			{ kind: "html", html: "<p>Závěr</p>\n" },
		],
		named: [
			{ kind: "picture", name: "lahev", line: 3 },
			...["BL-1", "BL-2", "BL-1"].map((name) => ({ kind: "product", name, line: 5 })),
		],
		faults: [],
	});
});

const NO_LINK = 'a link leads to a path of the shop, https, mailto or tel, not to "';
const CTA = 'a call to action is "::: vyzva Text | /path" or with an https address';
const KNOWN = '; known: "::: produkty KOD1 KOD2", "::: vyzva Text | /cesta", "::: otazka Otázka?"';

describe("forbidden parts of a text are reported with their line", () => {
	test.each([
		["a\n\n# Nadpis", '3: a heading begins with "##"; "#" is the title, which the front matter has'],
		["Nadpis\n===", '1: a heading begins with "##"; "#" is the title, which the front matter has'],
		["## a\n\n#### b", '3: "####" skips a level of headings'],
		["a\n\nb <b>c</b>", "3: HTML is not let through; write Markdown"],
		["a\n\n<script>alert(1)</script>", "3: HTML is not let through; write Markdown"],
		["<!-- a -->", "1: HTML is not let through; write Markdown"],
		["- a\n- [b](javascript:alert(1))", `2: ${NO_LINK}javascript:alert(1)"`],
		["[a](//e.example)", `1: ${NO_LINK}//e.example"`],
		["[a](/\\e.example)", `1: ${NO_LINK}/\\e.example"`],
		["[a](http://e.example)", `1: ${NO_LINK}http://e.example"`],
		["[a](kosik)", `1: ${NO_LINK}kosik"`],
		["[a][1]\n\n[1]: data:text/html,a", `1: ${NO_LINK}data:text/html,a"`],
		["a\n| b |\n|--|\n| [c](ftp://d) |", `4: ${NO_LINK}ftp://d"`],
		["a ![b](picture:c)", "1: a picture stands on a line of its own, with an empty line before and after"],
		["![b](https://e.example/a.png)", '1: a picture is named as "picture:key", not "https://e.example/a.png"'],
		["![](picture:c)", "1: a picture says in its brackets what is to be seen"],
		["::: obrazek a", `1: unknown ":::" word "obrazek"${KNOWN}`],
		["a\n\n:::", `3: ":::" ends nothing${KNOWN}`],
		["::: produkty", "1: codes of products are missing"],
		["::: produkty BL-1 <b>", '1: "<b>" is no code of a product'],
		["::: vyzva Text", `1: ${CTA}`],
		["::: vyzva | /a", `1: ${CTA}`],
		["::: vyzva a | javascript:alert(1)", `1: ${CTA}`],
		["::: vyzva a | //e.example", `1: ${CTA}`],
		["::: otazka A?\nb", '1: the answer has no end, a line with ":::" alone'],
		["::: otazka\nb\n:::", '1: the question is missing behind ":::"'],
		["::: otazka A?\n\n:::", "1: the answer is missing"],
		["::: otazka A?\nb\n\n<i>c</i>\n:::", "4: HTML is not let through; write Markdown"],
		["::: otazka A?\n## b\n:::", "1: an answer has no headings"],
		["- a\n\n  ::: vyzva b | /c", '3: a line with ":::" stands for itself, not inside of something else'],
	])("%j", (markdown, first) => {
		expect(faults(markdown)[0]).toBe(first);
	});
});

/** Nothing that is ever run or fetched: known tags alone, links alone with an address that may be followed. */
function expectHarmless(shown: string) {
	const allowed =
		/^<\/?(h[234]|p|ul|ol|li|blockquote|hr|br|pre|code|table|thead|tbody|tr|th|td|a|strong|em|del)( (href="(https:|\/(?!\/)|mailto:|tel:)[^"]*"|rel="noopener"|start="\d+"|scope="col"|align="\w+"))* ?\/?>$/;
	for (const [tag] of shown.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(allowed);
}

const ATTACKS = [
	"<img src=x onerror=alert(1)>",
	"<svg/onload=alert(1)>",
	"a <b onclick=alert(1)>b",
	"[a](javascript:alert(1))",
	"[a](JaVaScRiPt:alert(1))",
	"[a](java&#x09;script:alert(1))",
	"[a](&#106;avascript:alert(1))",
	"[a](data:text/html,<script>alert(1)</script>)",
	"[a](vbscript:a)",
	'[a](/b"onmouseover="alert(1))',
	"<javascript:alert(1)>",
	'[a](https://e.example "x\\" onclick=\\"alert(1)")',
	"![a](javascript:alert(1))",
	'![a"onerror="alert(1)](picture:b)',
	"`<script>alert(1)</script>`",
	"```\n</code></pre><script>alert(1)</script>\n```",
	'```"><script>alert(1)</script>\na\n```',
	"| <script> |\n|--|\n| <img src=x onerror=alert(1)> |",
	"<style>*{display:none}</style>",
	"<script>a</script> <b & </b>",
	"&lt;script&gt;alert(1)&lt;/script&gt;",
	"<pre>\n<img src=x onerror=alert(1)>\n</pre>",
	"<!--><img src=x onerror=alert(1)>-->",
	"[a]: javascript:alert(1)\n\n[a]",
	"::: otazka <img src=x onerror=alert(1)>\n<img src=x onerror=alert(1)>\n:::",
];

test.each([...HOSTILE_TEXTS, ...ATTACKS])("%j becomes harmless", (text) => {
	for (const markdown of [text, `- ${text}`, `> ${text}`, `| a |\n|--|\n| ${text} |`, `::: otazka A?\n${text}\n:::`]) {
		for (const block of readBlocks(markdown, "cs").blocks) {
			if (block.kind === "html") expectHarmless(block.html);
			if (block.kind === "faq") for (const question of block.questions) expectHarmless(question.html);
			if (block.kind === "cta") expect(block.link).toMatch(/^(https:\/\/|\/(?!\/))/);
			if (block.kind === "picture") expect(block.key).toMatch(/^[a-z0-9-]+$/);
		}
	}
});
