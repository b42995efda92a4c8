import { expect, test } from "vitest";
import { readServed } from "#tests/support/pages/served-page.ts";

test("the head, the headings and the structured data are read from HTML as React writes it", () => {
	const page =
		readServed(`<!DOCTYPE html><html lang="cs" class="k"><head><meta charSet="utf-8"/><meta name="robots" content="noindex, follow"/>
		<title>Konfety &amp; balónky</title><meta property="og:title" content="Konfety &amp; balónky"/><link rel="canonical" href="http://shop.test/a"/></head>
		<body><svg><title>Košík</title></svg><main><nav aria-label="Cesta"><ol><li><a href="/">Úvod</a></li><li aria-current="page">Balónky<!-- --> 1</li></ol>
		<script type="application/ld+json">{"name":"</x>"}</script></nav><h1 tabindex="-1">Balónky<!-- --> <b>srdce</b></h1>
		<nav><ol><li><a href="/?strana=1" aria-current="page">1</a></li></ol></nav><script>"<h1>není</h1>"</script></main></body></html>`);
	expect(page).toMatchObject({
		title: "Konfety & balónky",
		language: "cs",
		headings: ["Balónky srdce"],
		canonicals: ["http://shop.test/a"],
		way: ["Úvod", "Balónky 1"],
		scripts: ['{"name":"</x>"}'],
		told: { robots: ["noindex, follow"], "og:title": ["Konfety & balónky"] },
		isHidden: true,
	});
});

test("a page without any of these gives empty results", () => {
	expect(readServed("<p>x</p>")).toMatchObject({
		...{ title: "", language: "", headings: [], told: {}, canonicals: [], way: [], scripts: [] },
	});
});
