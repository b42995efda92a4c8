import { expect, test } from "vitest";
import { choicesOf } from "#components/listing/choices-of.ts";

const counted = (counts: Record<string, number>) =>
	Object.entries(counts).map(([slug, count]) => ({ slug, name: slug, count }));

test.each<[string, Record<string, number>, string[], boolean, string[]]>([
	[
		"what all goods have is left out",
		{ dinosauri: 19, narozeniny: 1, zvirata: 6 },
		[],
		false,
		["narozeniny", "zvirata"],
	],
	["the only value of all goods is no choice", { dinosauri: 19 }, [], false, []],
	["the only value of some goods is one", { dinosauri: 18 }, [], false, ["dinosauri"]],
	["nothing else is left out", { papir: 7, latex: 2 }, [], false, ["papir", "latex"]],
	["what is chosen stays", { dinosauri: 19 }, ["dinosauri"], false, ["dinosauri"]],
	[
		"beside a chosen value others would add goods",
		{ zvirata: 19, dinosauri: 19 },
		["zvirata"],
		false,
		["zvirata", "dinosauri"],
	],
	["a store that has everything is still somebody's", { praha: 19, brno: 4 }, [], true, ["praha", "brno"]],
	["stores that all have everything are no choice", { praha: 19, brno: 19 }, [], true, []],
	["nothing is left of nothing", {}, [], true, []],
])("%s", (_, counts, chosen, keepsCommon, left) => {
	expect(choicesOf(counted(counts), { chosen, total: 19, keepsCommon }).map(({ slug }) => slug)).toEqual(left);
});
