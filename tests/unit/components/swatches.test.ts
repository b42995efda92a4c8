import { expect, test } from "vitest";
import { swatchesOf } from "#components/listing/swatches.ts";
import { ATTRIBUTES } from "#demo/facts/dictionary.ts";
import { slugify } from "#lib/domain/words/slug.ts";

const facet = (slug: string, values: string[]) => ({
	slug,
	name: slug,
	values: values.map((value) => ({ slug: value, name: value, count: 1 })),
});

test.each(["cs", "en"] as const)("each colour of the demo's goods has a swatch in %s", (locale) => {
	const { name, values } = ATTRIBUTES.barva;
	const slugs = Object.values(values).map((value) => slugify(value[locale]));
	expect(Object.keys(swatchesOf({ attributes: [facet(slugify(name[locale]), slugs)] }))).toEqual(slugs);
});

test("a colour of another name has none, nor has another attribute whose value is called like a colour", () => {
	const attributes = [facet("barva", ["cervena", "jahodova"]), facet("motiv", ["duhova"])];
	expect(Object.keys(swatchesOf({ attributes }))).toEqual(["cervena"]);
});
