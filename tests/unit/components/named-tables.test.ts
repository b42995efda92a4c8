import { expect, test } from "vitest";
import { withNamedTables } from "#components/content/named-tables.ts";

const named = (html: string) =>
	withNamedTables(html, (heading) => (heading === "" ? "Tabulka" : `Tabulka: ${heading}`));
const region = (name: string, table: string) => `<section aria-label="${name}" tabindex="0">${table}</section>`;

const TABLE = "<table><tbody><tr><td>1</td></tr></tbody></table>";

test.each([
	["<p>Bez tabulky</p>", "<p>Bez tabulky</p>"],
	[TABLE, region("Tabulka", TABLE)],
	[`<h2>Ceny</h2>${TABLE}`, `<h2>Ceny</h2>${region("Tabulka: Ceny", TABLE)}`],
	[
		`<h2>Ceny</h2>${TABLE}<h3 id="x">Lhůty</h3><p>a</p>${TABLE}`,
		`<h2>Ceny</h2>${region("Tabulka: Ceny", TABLE)}<h3 id="x">Lhůty</h3><p>a</p>${region("Tabulka: Lhůty", TABLE)}`,
	],
	[`<blockquote>${TABLE}</blockquote>`, `<blockquote>${region("Tabulka", TABLE)}</blockquote>`],
	// A heading can neither end the attribute nor open an element in it.
	[
		`<h2>"<em>Ceny</em>" &lt;b&gt;</h2>${TABLE}`,
		`<h2>"<em>Ceny</em>" &lt;b&gt;</h2>${region("Tabulka: &quot;Ceny&quot; &lt;b&gt;", TABLE)}`,
	],
])("%s: every table is a region that can be scrolled by keyboard, named by the heading above it", (html, shown) => {
	expect(named(html)).toBe(shown);
});
