import { and, eq } from "drizzle-orm";
import { eachLocale, LOCALES, type Locale } from "../../../../domain/locale.ts";
import { slugify } from "../../../../domain/words/slug.ts";
import type { Database } from "../../../kernel/db/client.ts";
import { attributeValues, attributeValueTranslations } from "../../../kernel/db/schema/attributes.ts";
import { insertRows } from "../insert-rows.ts";
import { keyOf } from "../terms.ts";
import { freeName, freeNamed } from "./free-name.ts";
import type { ValueLine } from "./mapping.ts";
import type { ShopWord } from "./shop-terms.ts";

/** The values of an attribute after its mapping lines: the value id of each line, and the renamed values. */
export type KeptValues = { ids: Map<ValueLine, number>; made: number; renamed: number[] };

/** Finds the values that an attribute's lines name, creates missing ones, and renames those that an import made earlier. */
export async function keepValues(
	tx: Database,
	attribute: { id: number; known: ShopWord[] },
	lines: ValueLine[],
): Promise<KeptValues> {
	const { id, known } = attribute;
	const { wordOf, names: namesOf } = wordsOfLines(known, lines);
	const slugs = eachLocale((locale) => new Set(known.map((word) => word.slugs[locale])));
	const renamed = await renameValues(tx, namesOf, slugs);
	const keys = new Set(known.map(({ key }) => key));
	const importNames = new Set(known.map(({ importName }) => importName));
	const missing = new Map<string, ShopWord>();
	const found = new Map<ValueLine, ShopWord>();
	for (const line of lines) {
		const name = keyOf(line.names.cs);
		const word = wordOf.get(line) ?? missing.get(name) ?? newWord(line, { keys, slugs, importNames });
		if (!wordOf.has(line)) missing.set(name, word);
		found.set(line, word);
	}
	await insertValues(tx, { id, first: known.length }, [...missing.values()]);
	return {
		ids: new Map([...found].map(([line, word]) => [line, word.id])),
		made: missing.size,
		renamed,
	};
}

/**
 * Matches lines to known values and finds renamings. Names are compared in their final state, so that one value may take a
 * name that another gives up. A value imported under a line's file name takes the new name of the first such line, unless
 * another value has that name: then the line means the other value, and this one keeps its name.
 */
function wordsOfLines(known: ShopWord[], lines: ValueLine[]) {
	const made = new Map(known.map((word) => [word.importName, word]));
	const owns = new Map<ValueLine, ShopWord>();
	for (const line of lines) {
		const own = made.get(keyOf(line.value));
		if (own) owns.set(line, own);
		made.delete(keyOf(line.value));
	}
	const leaving = new Set(owns.values());
	for (;;) {
		const staying = known.filter((word) => !leaving.has(word));
		const named = new Map(staying.toReversed().map((word) => [keyOf(word.names.cs), word]));
		const names = new Map<ShopWord, ShopWord["names"]>();
		for (const [line, own] of owns) {
			if (!leaving.has(own) || named.has(keyOf(line.names.cs))) continue;
			named.set(keyOf(line.names.cs), own);
			names.set(own, line.names);
		}
		const kept = [...leaving].filter((word) => !names.has(word));
		if (kept.length === 0) {
			const words = lines.flatMap((line): [ValueLine, ShopWord][] => {
				const word = named.get(keyOf(line.names.cs));
				return word ? [[line, word]] : [];
			});
			return { wordOf: new Map(words), names };
		}
		for (const word of kept) leaving.delete(word);
	}
}

type Taken = { keys: Set<string>; slugs: Record<Locale, Set<string>>; importNames: Set<string | null> };

function newWord({ value, names }: ValueLine, { keys, slugs, importNames }: Taken): ShopWord {
	const importName = keyOf(value);
	const word: ShopWord = {
		id: 0,
		key: freeName(slugify(value), keys),
		importName: importNames.has(importName) ? null : importName,
		names,
		slugs: eachLocale((locale) => freeName(slugify(names[locale]), slugs[locale])),
	};
	importNames.add(importName);
	return word;
}

/** Renames values; all of them first give up their slugs. Returns the ids of those whose names differ. */
async function renameValues(
	tx: Database,
	names: Map<ShopWord, ShopWord["names"]>,
	slugs: Record<Locale, Set<string>>,
): Promise<number[]> {
	const changes = [...names].flatMap(([word, wanted]) =>
		LOCALES.filter((locale) => word.names[locale] !== wanted[locale]).map((locale) => ({
			...{ id: word.id, locale, name: wanted[locale], slug: word.slugs[locale] },
		})),
	);
	for (const { locale, slug } of changes) slugs[locale].delete(slug);
	for (const { id, locale, name } of changes) {
		await tx
			.update(attributeValueTranslations)
			.set(freeNamed(name, slugs[locale]))
			.where(and(eq(attributeValueTranslations.valueId, id), eq(attributeValueTranslations.locale, locale)));
	}
	return [...new Set(changes.map(({ id }) => id))];
}

/** Inserts values after the existing ones, and sets their ids. */
async function insertValues(
	tx: Database,
	{ id: attributeId, first }: { id: number; first: number },
	missing: ShopWord[],
): Promise<void> {
	if (missing.length === 0) return;
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
