import { expect, test } from "vitest";
import { namesOfGroup } from "#lib/shop/backoffice/import/plan/variant-names.ts";

const part = (title: string, traits: Record<string, string> = {}) => ({
	title,
	traits: Object.entries(traits).map(([name, value]) => ({ name, values: value.split("+") })),
});

test.each([
	["a single item has nothing to choose", [part("Konfety 1 kg", { Barva: "zlatá" })], "Konfety 1 kg", [""]],
	[
		"properties that differ name the variants, those that all share do not",
		[
			part("Balónek zlatý M", { Barva: "zlatá", Materiál: "latex", Velikost: "M" }),
			part("Balónek zlatý L", { Barva: "zlatá", Materiál: "latex", Velikost: "L" }),
			part("Balónek modrý L", { Barva: "modrá", Materiál: "latex", Velikost: "L" }),
		],
		"Balónek",
		["zlatá / M", "zlatá / L", "modrá / L"],
	],
	[
		"several values of a property are joined",
		[part("Sada", { Barva: "zlatá+bílá" }), part("Sada", { Barva: "zlatá" })],
		"Sada",
		["zlatá, bílá", "zlatá"],
	],
	[
		"a property that only some have is not used, the rest of the name is",
		[part("Kostým Pirát – vel. S", { Barva: "černá" }), part("Kostým Pirát – vel. M")],
		"Kostým Pirát – vel.",
		["S", "M"],
	],
	[
		"when a name is the beginning of another, whole names are used",
		[part("Svíčka"), part("Svíčka zlatá")],
		"Svíčka",
		["Svíčka", "Svíčka zlatá"],
	],
	[
		"names without a common beginning: the first is the product's",
		[part("Alfa"), part("Beta")],
		"Alfa",
		["Alfa", "Beta"],
	],
	[
		"punctuation between the words is left out",
		[part("Girlanda, 3 m (zlatá)"), part("Girlanda, 5 m (zlatá)")],
		"Girlanda",
		["3 m (zlatá)", "5 m (zlatá)"],
	],
	[
		"a variant that differs in nothing has no name",
		[part("Maska", { Barva: "bílá" }), part("Maska", { Barva: "bílá" }), part("Maska")],
		"Maska",
		["Maska", null, null],
	],
])("%s", (_, parts, title, names) => {
	expect(namesOfGroup(parts)).toEqual({ title, names });
});
