import { expect, test } from "vitest";
import { headingsOf, withHeadingIds } from "#components/content/heading-ids.ts";

const TEXT = "<h2>Co si připravit</h2>\n<p>Pásku.</p>\n<h3>1. Nafoukněte</h3>\n<h2>Tipy &amp; <em>triky</em></h2>\n";

test("main headings get an id of their words, others none", () => {
	expect(withHeadingIds(TEXT)).toBe(
		'<h2 id="cast-co-si-pripravit">Co si připravit</h2>\n<p>Pásku.</p>\n<h3>1. Nafoukněte</h3>\n<h2 id="cast-tipy-triky">Tipy &amp; <em>triky</em></h2>\n',
	);
});

test("a text's headings are told with these ids, through all its parts, each once", () => {
	expect(headingsOf([TEXT, "<p>…</p>", "<h2>Závěr</h2><h2>Co si připravit</h2>"])).toEqual([
		{ id: "cast-co-si-pripravit", text: "Co si připravit" },
		{ id: "cast-tipy-triky", text: "Tipy &amp; triky" },
		{ id: "cast-zaver", text: "Závěr" },
	]);
});
