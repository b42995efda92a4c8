import { and, eq } from "drizzle-orm";
import { LOCALES } from "../../../domain/locale.ts";
import { slugify } from "../../../domain/slug.ts";
import type { Database } from "../../db/client.ts";
import { attributeValues, attributeValueTranslations } from "../../db/schema/attributes.ts";
import { insertRows } from "../insert-rows.ts";
import { keyOf } from "../terms.ts";
import { freeName, freeNamed } from "./free-name.ts";
import type { ValueLine } from "./mapping.ts";
import type { ShopWord } from "./shop-terms.ts";

/** An attribute while its values are kept: of the lines that name one value the first has it. */
export type OpenAttribute = ReturnType<typeof openAttribute>;

export function openAttribute(id: number, known: ShopWord[]) {
	return {
		id,
		words: [...known],
		named: new Set<ShopWord>(),
		keys: new Set(known.map(({ key }) => key)),
		slugs: { cs: new Set(known.map(({ slugs }) => slugs.cs)), en: new Set(known.map(({ slugs }) => slugs.en)) },
	};
}

/** What lines made of the values of an attribute: the value of each, and which are called otherwise now. */
export type KeptValues = { ids: Map<string, number>; made: number; renamed: number[] };

/** Finds the values that lines name, makes those that are missing, and calls those made before as the lines do. */
export async function keepValues(tx: Database, attribute: OpenAttribute, lines: ValueLine[]): Promise<KeptValues> {
	const { words, named } = attribute;
	const found = new Map<string, ShopWord>();
	const missing: ShopWord[] = [];
	const renamed: number[] = [];
	for (const { value, names } of lines) {
		const importName = keyOf(value);
		const made = words.find((word) => word.importName === importName && !named.has(word));
		const other = words.find((word) => word !== made && keyOf(word.names.cs) === keyOf(names.cs));
		if (other) {
			found.set(importName, other);
			continue;
		}
		if (made) {
			if (await renameValue(tx, attribute, made, names)) renamed.push(made.id);
			named.add(made);
			found.set(importName, made);
			continue;
		}
		const isTaken = words.some((word) => word.importName === importName);
		const word: ShopWord = {
			id: 0,
			key: freeName(slugify(value), attribute.keys),
			importName: isTaken ? null : importName,
			names,
			slugs: {
				cs: freeName(slugify(names.cs), attribute.slugs.cs),
				en: freeName(slugify(names.en), attribute.slugs.en),
			},
		};
		words.push(word);
		named.add(word);
		missing.push(word);
		found.set(importName, word);
	}
	await insertValues(tx, attribute, missing);
	return { ids: new Map([...found].map(([name, { id }]) => [name, id])), made: missing.length, renamed };
}

async function renameValue(
	tx: Database,
	{ slugs }: OpenAttribute,
	word: ShopWord,
	names: ShopWord["names"],
): Promise<boolean> {
	const locales = LOCALES.filter((locale) => word.names[locale] !== names[locale]);
	for (const locale of locales) {
		slugs[locale].delete(word.slugs[locale]);
		await tx
			.update(attributeValueTranslations)
			.set(freeNamed(names[locale], slugs[locale]))
			.where(and(eq(attributeValueTranslations.valueId, word.id), eq(attributeValueTranslations.locale, locale)));
	}
	return locales.length > 0;
}

/** Inserts values behind those there are, and tells each its id. */
async function insertValues(
	tx: Database,
	{ id: attributeId, words }: OpenAttribute,
	missing: ShopWord[],
): Promise<void> {
	if (missing.length === 0) return;
	const first = words.length - missing.length;
	await insertRows(
		tx,
		attributeValues,
		missing.map(({ key, importName }, index) => ({ attributeId, key, importName, position: first + index })),
	);
	const rows = await tx
		.select({ id: attributeValues.id, key: attributeValues.key })
		.from(attributeValues)
		.where(eq(attributeValues.attributeId, attributeId));
	const ids = new Map(rows.map(({ id, key }) => [key, id]));
	for (const word of missing) word.id = ids.get(word.key) ?? 0;
	await insertRows(
		tx,
		attributeValueTranslations,
		missing.flatMap(({ id, names, slugs }) =>
			LOCALES.map((locale) => ({ valueId: id, locale, name: names[locale], slug: slugs[locale] })),
		),
	);
}
