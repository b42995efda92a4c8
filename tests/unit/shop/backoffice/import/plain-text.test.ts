import { expect, test } from "vitest";
import { plainText } from "#lib/shop/backoffice/import/plain-text.ts";

test.each([
	["<p>One &amp; <b>two</b></p>\n<p>three<br>four</p>", "One & two\n\nthree\nfour"],
	["<ul>\n<li>a</li>\n<li>b</li>\n</ul>", "– a\n– b"],
	["<ul><li><p>a</p></li><li>\n<b>b</b></li></ul>", "– a\n\n– b"],
	[
		"<table><tr><th>Výška</th><td>30 cm</td></tr><tr><td>Váha:</td><td>1 kg</td></tr></table>",
		"Výška: 30 cm\nVáha: 1 kg",
	],
	[
		"Ceník<table><thead><tr><th>Kusů</th><th>Cena</th><th>Barva</th></tr></thead><tbody><tr><td>5<td>10 Kč<td>bílá<tr><td>9<td>15 Kč<td>modrá</tbody></table>konec",
		"Ceník\n\nKusů · Cena · Barva\n5 · 10 Kč · bílá\n9 · 15 Kč · modrá\n\nkonec",
	],
	["<table><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li><li>d</li></ul></td></tr></table>", "a b: – c – d"],
	["<table><tr><td>&nbsp;</td><td>jen jedna</td></tr><tr><td></td></tr></table>", "jen jedna"],
	["a<table><tr><td>b<table><tr><td>c</td></tr></table></td></tr></table>d", "a\n\nb\n\nc\n\nd"],
	["&#1;a&#2;b&#3;", "a b"],
	["plain\r\ntext\r\n\r\n\r\n\r\nstays", "plain\ntext\n\nstays"],
	["5 < 6 and a <3", "5 < 6 and a <3"],
	["Ka&scaron;na &#268;esk&aacute; &#x10D;&nbsp;&hellip; &unknown; &#0;", "Kašna Česká č … &unknown; �"],
	["bal&shy;&oacute;nky &permil; &check;&NonBreakingSpace;&boxh;", "balónky ‰ ✓ ─"],
])("rich text %j reads %j", (html, text) => {
	expect(plainText(html)).toBe(text);
});

test.each([
	["<script>alert(1)</script>a", "a"],
	["a<SCRIPT src=x>alert(1)", "a"],
	["<style>p{}</style><!-- b -->a<!-- open", "a"],
	["<img src=x title='>' onerror=alert(1)>a", "a"],
	["a<img src=x onerror=alert(1)", "a"],
	["&lt;script&gt;alert(1)&lt;/script&gt;", "alert(1)"],
	["&lt;<b>img src=x onerror=alert(1)&gt;", ""],
	["&lt;&lt;b>img src=x onerror=alert(1)>a", "img src=x onerror=alert(1)>a"],
])("the plain text of %j contains no tag", (html, text) => {
	expect(plainText(html)).toBe(text);
});

test.each(["<!--", "<tr>", "<tr><td>", "</tr>", "<li>", '<a "', "<a =\"'", "<script ", "<", "&lt;", "&#60;"])(
	"a megabyte of %j is read in reasonable time",
	(piece) => {
		// Read again from each of its signs, it would take hours.
		expect(plainText(`${piece.repeat(1_000_000 / piece.length)}b>`)).toBeTypeOf("string");
	},
);
