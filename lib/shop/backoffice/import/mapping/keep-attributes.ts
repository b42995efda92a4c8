import { and, eq } from "drizzle-orm";
import { eachLocale, LOCALES } from "../../../../domain/locale.ts";
import { slugify } from "../../../../domain/words/slug.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { attributes, attributeTranslations } from "../../../kernel/db/schema/attributes.ts";
import { pageLinks } from "../../../kernel/links.ts";
import { keyOf } from "../terms.ts";
import { freeName, freeNamed } from "./free-name.ts";
import { keepValues } from "./keep-values.ts";
import type { Mapping, PropertyLine, PropertyTarget } from "./mapping.ts";
import { openResolver } from "./resolve-mapping.ts";
import type { ShopAttribute, ShopTerms, ShopWord } from "./shop-terms.ts";

export type KeptAttributes = {
	/** Attribute of each property in the mapping, and the value id of each of its values in the file; null where it is left out. */
	ways: Map<string, { attributeId: number; valueIds: Map<string, number> } | null>;
	made: Set<number>;
	/** Attributes whose name, filter or values changed. */
	changed: Set<number>;
	renamedValues: number[];
};

/** An attribute while its lines are collected. */
type OpenAttribute = { id: number; known: ShopWord[]; lines: PropertyLine[] };
type New = Extract<PropertyTarget, { kind: "new" }>;

/** Words of a listing's address that are no attributes, in whichever language. */
const RESERVED = [...pageLinks.listingWords, ...pageLinks.foreignKeys];

/**
 * Creates the new attributes and values of a valid mapping, after the existing ones, and renames those that an import made
 * earlier; other attributes only get new values.
 */
export async function keepAttributes(tx: Database, mapping: Mapping, shop: ShopTerms): Promise<KeptAttributes> {
	const resolver = openResolver(mapping, shop);
	const kept: KeptAttributes = { ways: new Map(), made: new Set(), changed: new Set(), renamedValues: [] };
	const keys = new Set(["new", "skip", ...shop.attributes.map(({ key }) => key)]);
	const slugs = eachLocale(
		(locale) => new Set([...RESERVED, ...shop.attributes.map((attribute) => attribute.slugs[locale])]),
	);
	const open = new Map<PropertyLine | ShopAttribute, OpenAttribute>();
	let position = shop.attributes.length;

	const make = async ({ property }: PropertyLine, { names, isFilter }: New): Promise<OpenAttribute> => {
		const row = { key: freeName(slugify(property), keys), importName: keyOf(property), isFilter, position: position++ };
		const [inserted] = await tx.insert(attributes).values(row).returning({ id: attributes.id });
		if (!inserted) throw new Error("The database gave no id for an attribute");
		await tx
			.insert(attributeTranslations)
			.values(
				LOCALES.map((locale) => ({ attributeId: inserted.id, locale, ...freeNamed(names[locale], slugs[locale]) })),
			);
		kept.made.add(inserted.id);
		return { id: inserted.id, known: [], lines: [] };
	};
	const change = async (known: ShopAttribute, { names, isFilter }: New): Promise<OpenAttribute> => {
		const renamed = LOCALES.filter((locale) => known.names[locale] !== names[locale]);
		for (const locale of renamed) {
			slugs[locale].delete(known.slugs[locale]);
			await tx
				.update(attributeTranslations)
				.set(freeNamed(names[locale], slugs[locale]))
				.where(and(eq(attributeTranslations.attributeId, known.id), eq(attributeTranslations.locale, locale)));
		}
		if (known.isFilter !== isFilter) await tx.update(attributes).set({ isFilter }).where(eq(attributes.id, known.id));
		if (renamed.length > 0 || known.isFilter !== isFilter) kept.changed.add(known.id);
		return { id: known.id, known: known.values, lines: [] };
	};
	const openOf = async (way: Exclude<ReturnType<typeof resolver.attributeOfLine>, { kind: "skip" | "nowhere" }>) => {
		if (way.kind === "known") return { id: way.known.id, known: way.known.values, lines: [] };
		const known = shop.attributeMadeFrom(keyOf(way.line.property));
		return known ? change(known, way.target) : make(way.line, way.target);
	};
	const attributeOf = async (line: PropertyLine): Promise<OpenAttribute | null> => {
		const way = resolver.attributeOfLine(line);
		if (way.kind === "skip" || way.kind === "nowhere") return null;
		const of = way.kind === "line" ? way.line : way.known;
		const attribute = open.get(of) ?? (await openOf(way));
		open.set(of, attribute);
		return attribute;
	};

	for (const line of mapping.properties) {
		const attribute = await attributeOf(line);
		if (attribute) attribute.lines.push(line);
		else kept.ways.set(keyOf(line.property), null);
	}
	for (const attribute of open.values()) {
		const values = attribute.lines.flatMap((line) => line.values);
		const { ids, made, renamed } = await keepValues(tx, attribute, values);
		for (const { property, values } of attribute.lines) {
			const valueIds = new Map(values.map((line) => [keyOf(line.value), ids.get(line) ?? 0]));
			kept.ways.set(keyOf(property), { attributeId: attribute.id, valueIds });
		}
		kept.renamedValues.push(...renamed);
		if (made + renamed.length > 0 && !kept.made.has(attribute.id)) kept.changed.add(attribute.id);
	}
	return kept;
}
