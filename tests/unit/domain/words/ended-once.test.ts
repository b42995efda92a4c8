import { expect, test } from "vitest";
import { endedOnce } from "#lib/domain/words/ended-once.ts";

test.each([
	["Doručíme ve středu 25. 11..", "Doručíme ve středu 25. 11."],
	["Doručíme za 2 pracovní dny.", "Doručíme za 2 pracovní dny."],
	["Mělo být 24. 11.. Vyzvednutí 25. 11..", "Mělo být 24. 11. Vyzvednutí 25. 11."],
	["A pak...", "A pak..."],
])("%j ends once", (sentence, ended) => {
	expect(endedOnce(sentence)).toBe(ended);
});
