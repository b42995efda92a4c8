import type { Facets } from "#lib/contract/schemas/listing.ts";

const METAL = {
	gold: "linear-gradient(135deg, #f6e3a1, #c99a2e)",
	silver: "linear-gradient(135deg, #f4f4f6, #9ea3ad)",
};
const RAINBOW = "conic-gradient(#e5484d, #ffc93c, #30a46c, #3e8bff, #8e4ec6, #e5484d)";
const ROSE_GOLD = "linear-gradient(135deg, #f9d9cf, #c98472)";

/** Colours as goods are sorted by them: their words in addresses, Czech and English. */
const COLOURS: readonly (readonly [words: readonly string[], css: string])[] = [
	[["cervena", "red"], "#d92d3a"],
	[["ruzova", "pink"], "#f58fb4"],
	[["oranzova", "orange"], "#f58426"],
	[["zluta", "yellow"], "#ffd43b"],
	[["zelena", "green"], "#2f9e50"],
	[["matova", "mint"], "#9fe0c8"],
	[["modra", "blue"], "#2f6fde"],
	[["fialova", "purple"], "#8e4ec6"],
	[["bila", "white"], "#ffffff"],
	[["cerna", "black"], "#1f1a2e"],
	[["zlata", "gold"], METAL.gold],
	[["stribrna", "silver"], METAL.silver],
	[["ruzove-zlata", "rose-gold"], ROSE_GOLD],
	[["bezova", "beige"], "#ead9c0"],
	[["hneda", "brown"], "#83563a"],
	[["duhova", "rainbow"], RAINBOW],
];
const CSS_OF = new Map(COLOURS.flatMap(([words, css]) => words.map((word) => [word, css] as const)));

/** The attribute that tells colours, by its word in addresses. */
const COLOUR_ATTRIBUTES = new Set(["barva", "colour", "color"]);

/** Colours of the values that can be filtered by, as CSS backgrounds by the value's word; a colour of another name has none. */
export function swatchesOf({ attributes }: Pick<Facets, "attributes">): Record<string, string> {
	const values = attributes.filter(({ slug }) => COLOUR_ATTRIBUTES.has(slug)).flatMap((one) => one.values);
	return Object.fromEntries(
		values.flatMap(({ slug }) => {
			const css = CSS_OF.get(slug);
			return css === undefined ? [] : [[slug, css]];
		}),
	);
}
