import { expect, test } from "vitest";
import { plainText } from "#lib/shop/import/plain-text.ts";

test.each([
	["<p>One &amp; <b>two</b></p>\n<p>three<br>four</p>", "One & two\n\nthree\nfour"],
	["<ul>\n<li>a</li>\n<li>b</li>\n</ul>", "– a\n– b"],
	["plain\r\ntext\r\n\r\n\r\n\r\nstays", "plain\ntext\n\nstays"],
	["5 < 6 and a <3", "5 < 6 and a <3"],
	["Ka&scaron;na &#268;esk&aacute; &#x10D;&nbsp;&hellip; &unknown; &#0;", "Kašna Česká č … &unknown; �"],
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
])("nothing of %j can be taken for a tag", (html, text) => {
	expect(plainText(html)).toBe(text);
});

test.each(["<!--", '<a "', "<a =\"'", "<script ", "<", "&lt;", "&#60;"])(
	"a megabyte of %j does not keep the reader for good",
	(piece) => {
		// Read again from each of its signs, it would take hours.
		expect(plainText(`${piece.repeat(1_000_000 / piece.length)}b>`)).toBeTypeOf("string");
	},
);
