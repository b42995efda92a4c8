import { type Database, transaction } from "../../kernel/db/client.ts";
import { products } from "../../kernel/db/schema/catalogue.ts";
import { LEADING_POPULARITY } from "../catalogue/relist.ts";
import {
	addWords,
	categoryNames,
	type DocumentRow,
	dropUnlisted,
	indexedRows,
	valueNames,
	type WordRow,
	writeDocuments,
} from "./index.sql.ts";
import { documentOf } from "./marks.ts";

const INDEXED_AT_ONCE = 2_000;

/**
 * Rewrites the search index of these products; removes those no longer listed. Part of every change of names, descriptions,
 * brands, categories, codes, attributes or activity, after `relist`, whose lock serialises writers of one product.
 */
export async function indexForSearch(tx: Database, productIds: readonly number[]): Promise<void> {
	const ids = [...new Set(productIds)].sort((a, b) => a - b);
	for (let start = 0; start < ids.length; start += INDEXED_AT_ONCE) {
		await indexChunk(tx, ids.slice(start, start + INDEXED_AT_ONCE), new Set());
	}
}

/** Rewrites the index of every product, a transaction for each 2 000; `onProgress` gets how many are done. */
export async function indexAllForSearch(
	db: Database,
	onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
	const rows = await db.select({ id: products.id }).from(products).orderBy(products.id);
	const ids = rows.map(({ id }) => id);
	const known = new Set<string>();
	for (let start = 0; start < ids.length; start += INDEXED_AT_ONCE) {
		await transaction(db, (tx) => indexChunk(tx, ids.slice(start, start + INDEXED_AT_ONCE), known));
		onProgress(Math.min(start + INDEXED_AT_ONCE, ids.length), ids.length);
	}
}

/** `known` are words added before; those of this chunk join them. */
async function indexChunk(tx: Database, ids: readonly number[], known: Set<string>): Promise<void> {
	await dropUnlisted(tx, ids);
	const { documents, words } = await describeGoods(tx, ids);
	if (documents.length === 0) return;
	await writeDocuments(tx, documents, LEADING_POPULARITY);
	await addWords(
		tx,
		words.filter(({ locale, word }) => !known.has(`${locale} ${word}`)),
	);
	for (const { locale, word } of words) known.add(`${locale} ${word}`);
}

/** Index entries of these goods, and their words for `search_words`, each once; goods not on sale are left out. Writes nothing. */
export async function describeGoods(
	tx: Database,
	ids: readonly number[],
): Promise<{ documents: DocumentRow[]; words: WordRow[] }> {
	const rows = await indexedRows(tx, ids);
	const [categories, values] = [
		await categoryNames(tx, [...new Set(rows.flatMap((row) => row.category_ids))]),
		await valueNames(tx, [...new Set(rows.flatMap((row) => row.value_ids))]),
	];
	const documents: DocumentRow[] = [];
	const words = new Map<string, WordRow>();
	for (const row of rows) {
		const { locale } = row;
		const made = documentOf(locale, {
			name: row.name,
			kind: [row.brand ?? "", ...row.category_ids.map((id) => categories[locale].get(id) ?? "")],
			about: row.value_ids.map((id) => values[locale].get(id) ?? ""),
			variants: row.variants,
			description: row.description,
			codes: row.codes,
		});
		documents.push({ id: row.id, locale, document: made.document });
		for (const [word, stem] of made.words) {
			words.set(`${locale} ${word}`, { locale, word, stem });
		}
	}
	return { documents, words: [...words.values()] };
}
