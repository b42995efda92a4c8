import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../kernel/db/client.ts";
import { readRow, readRows } from "../../../kernel/db/read-rows.ts";

/** A word of one product: a category path (JSON; blank `value`), or a property with a value. */
export type Word = {
	number: number;
	handle: string;
	kind: "category" | "property";
	key: string;
	name: string;
	value_key: string;
	value: string;
};

/** A temporary table of this transaction, so that memory holds a file's different words and not those of each product. */
export async function createWords(tx: Database): Promise<void> {
	await tx.execute(sql`
		create temporary table import_words (
			number int not null, handle text not null, kind text not null, key text not null, name text not null,
			value_key text not null, value text not null
		) on commit drop`);
}

export async function addWords(tx: Database, words: Word[]): Promise<void> {
	if (words.length === 0) return;
	await tx.execute(sql`
		insert into import_words select * from json_populate_recordset(null::import_words, ${JSON.stringify(words)}::json)`);
}

export async function countProducts(tx: Database): Promise<number> {
	const row = await readRow(
		tx,
		z.strictObject({ count: z.int() }),
		sql`select count(distinct handle)::int as count from import_words`,
	);
	return row?.count ?? 0;
}

const countedWord = z.strictObject({ key: z.string(), name: z.string(), goods: z.int() });
export type CountedWord = z.infer<typeof countedWord>;

/** Each word of a kind in its first spelling, with its number of products, in the file's order. */
export async function countedNames(tx: Database, kind: Word["kind"]): Promise<CountedWord[]> {
	return readRows(
		tx,
		countedWord,
		sql`
		select key, (array_agg(name order by number))[1] as name, count(distinct handle)::int as goods
		from import_words where kind = ${kind} group by key order by min(number), key`,
	);
}

const countedValue = z.strictObject({ key: z.string(), value_key: z.string(), value: z.string(), goods: z.int() });
export type CountedValue = z.infer<typeof countedValue>;

/** Each value of each property in its first spelling, with its number of products, in the file's order. */
export async function countedValues(tx: Database): Promise<CountedValue[]> {
	return readRows(
		tx,
		countedValue,
		sql`
		select key, value_key, (array_agg(value order by number))[1] as value, count(distinct handle)::int as goods
		from import_words where kind = 'property' group by key, value_key order by min(number), value_key`,
	);
}
