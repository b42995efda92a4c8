import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { postProducts } from "../../kernel/db/schema/content.ts";
import type { Columns, Rows } from "./rows.ts";

export type Outcome = "added" | "changed" | "unchanged";
type Kept = { id: number; outcome: Outcome };

/** Names come from this program's own tables, never from a file. */
const names = (columns: Columns): SQL =>
	sql.join(
		Object.keys(columns).map((name) => sql.identifier(name)),
		sql`, `,
	);
const values = (columns: Columns): SQL =>
	sql.join(
		Object.values(columns).map((value) => sql`${value}`),
		sql`, `,
	);
const all = (columns: Columns, between: SQL): SQL =>
	sql.join(
		Object.entries(columns).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
		between,
	);

/** A row of any table; translations have no id. */
const anyRow = z.looseObject({ id: z.int().optional() });

/** Writes a row only if it differs from the one with this key; `initial` is for new rows alone. */
async function keepRow(
	tx: Database,
	{ table, key, facts, initial = {} }: Pick<Rows, "table" | "key" | "facts" | "initial">,
): Promise<Kept> {
	const name = sql.identifier(table);
	const row = await readRow(tx, anyRow, sql`select * from ${name} where ${all(key, sql` and `)} for update`);
	if (!row) {
		const columns = { ...key, ...facts, ...initial };
		const added = await readRow(
			tx,
			anyRow,
			sql`insert into ${name} (${names(columns)}) values (${values(columns)}) returning *`,
		);
		return { id: added?.id ?? 0, outcome: "added" };
	}
	const changed = await tx.execute(sql`
		update ${name} set ${all(facts, sql`, `)}
		where ${all(key, sql` and `)} and (${names(facts)}) is distinct from (${values(facts)})`);
	return { id: row.id ?? 0, outcome: (changed.rowCount ?? 0) > 0 ? "changed" : "unchanged" };
}

/** Whether a text with this key exists. */
export async function isKnown(tx: Database, { table, key }: Pick<Rows, "table" | "key">): Promise<boolean> {
	const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} where ${all(key, sql` and `)}`);
	return rows.length > 0;
}

/** Sets the category of an article that is older than categories. */
export async function putIntoCategory(tx: Database, { key, facts }: Pick<Rows, "key" | "facts">): Promise<void> {
	await tx.execute(sql`
		update posts set category_id = ${facts.category_id ?? null} where ${all(key, sql` and `)} and category_id is null`);
}

/** Writes a text's changes in all its languages. A language missing from the folder is kept. */
export async function keepText(tx: Database, text: Rows, now: Date): Promise<Outcome> {
	const { id, outcome } = await keepRow(tx, text);
	let isChanged = outcome === "changed";
	for (const [locale, facts] of Object.entries(text.texts?.rows ?? {})) {
		const { table = "", owner = "" } = text.texts ?? {};
		const kept = await keepRow(tx, { table, key: { [owner]: id, locale }, facts });
		isChanged ||= kept.outcome !== "unchanged";
	}
	if (text.productIds) isChanged = (await keepProducts(tx, id, text.productIds)) || isChanged;
	if (outcome === "added") return "added";
	if (isChanged && text.isDated) {
		await tx.execute(sql`update ${sql.identifier(text.table)} set updated_at = ${now} where id = ${id}`);
	}
	return isChanged ? "changed" : "unchanged";
}

/** Writes the goods of an article; whether they had changed. */
async function keepProducts(tx: Database, postId: number, ids: number[]): Promise<boolean> {
	const known = await tx
		.select({ id: postProducts.productId })
		.from(postProducts)
		.where(eq(postProducts.postId, postId))
		.orderBy(postProducts.position);
	if (JSON.stringify(known.map(({ id }) => id)) === JSON.stringify(ids)) return false;
	await tx.delete(postProducts).where(eq(postProducts.postId, postId));
	await tx.execute(sql`
		insert into post_products (post_id, product_id, position)
		select ${postId}, id, at from unnest(${sql.param(ids)}::int[]) with ordinality as one (id, at)`);
	return true;
}
