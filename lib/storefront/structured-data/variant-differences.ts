import type { Variant } from "#lib/contract/schemas/catalogue.ts";

/** Attributes of the shop that schema.org has a property for. */
const PROPERTIES = { barva: "color", velikost: "size", material: "material", motiv: "pattern" } as const;
type Property = (typeof PROPERTIES)[keyof typeof PROPERTIES];

/** Colour, size, material and motif of a variant; several values are joined by commas. */
export function traits({ attributes = [] }: { attributes?: Variant["attributes"] }): Partial<Record<Property, string>> {
	const known = Object.entries(PROPERTIES).flatMap(([key, property]) => {
		const values = attributes.filter((one) => one.key === key).map(({ value }) => value);
		return values.length > 0 ? [[property, values.join(", ")] as const] : [];
	});
	return Object.fromEntries(known);
}

/** Addresses of the properties that all variants have and that differ between them. */
export function variesBy(variants: readonly Variant[]): string[] {
	const told = variants.map(traits);
	return Object.values(PROPERTIES)
		.filter((property) => told.every((one) => one[property] !== undefined))
		.filter((property) => new Set(told.map((one) => one[property])).size > 1)
		.map((property) => `https://schema.org/${property}`);
}
