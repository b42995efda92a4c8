import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import type { StagedItem } from "./terms.ts";

/** Most variants of one product; more mean a file with one group for everything. */
export const VARIANTS_MAX = 500;
/** Most bytes of one product, which is in memory at once. */
export const PRODUCT_MAX_BYTES = 10_000_000;
/** Bytes of the products in a batch; each counts as 8 kB at least: about 300 usual ones. */
const BATCH_BYTES = 2_400_000;

/**
 * Creates temporary tables of this transaction, into which a file is read before any change: items of one product may be far
 * apart, and memory must not grow with the file.
 */
export async function createStaging(tx: Database): Promise<void> {
	await tx.execute(sql`
		create temporary table import_items (
			number int not null, line int not null, handle text not null, is_whole boolean not null, item json not null
		) on commit drop`);
	await tx.execute(sql`
		create temporary table import_codes (
			number int not null, line int not null, handle text not null, code text not null
		) on commit drop`);
}

/** Adds items, numbered from `firstNumber`. */
export async function stageItems(tx: Database, firstNumber: number, items: StagedItem[]): Promise<void> {
	if (items.length === 0) return;
	const rows = items.map((item, index) => ({
		number: firstNumber + index,
		line: item.line,
		handle: item.handle,
		is_whole: item.isWhole,
		item,
	}));
	await tx.execute(sql`
		insert into import_items select * from json_populate_recordset(null::import_items, ${JSON.stringify(rows)}::json)`);
	const codes = rows.flatMap(({ number, handle, item }) =>
		item.variants.flatMap(({ line, code }) => (code === null ? [] : [{ number, line, handle, code }])),
	);
	await tx.execute(sql`
		insert into import_codes select * from json_populate_recordset(null::import_codes, ${JSON.stringify(codes)}::json)`);
}

const staged = z.strictObject({ products: z.int(), batches: z.int() });
export type Staged = z.infer<typeof staged>;

/** Groups all items into products, and these into batches in the order of their first items. */
export async function gatherProducts(tx: Database): Promise<Staged> {
	await tx.execute(sql`create index on import_items (handle)`);
	await tx.execute(sql`create index on import_codes (code)`);
	await tx.execute(sql`
		create temporary table import_products on commit drop as
		select handle, number, false as is_changed,
			(sum(greatest(bytes, 8000)) over (order by number) / ${BATCH_BYTES}::bigint)::int as batch
		from (
			select handle, min(number) as number, sum(octet_length(item::text))::bigint as bytes from import_items group by handle
		) product`);
	await tx.execute(sql`create index on import_products (batch)`);
	await tx.execute(sql`create index on import_products (handle)`);
	await tx.execute(sql`create temporary table import_stock (variant_id int not null) on commit drop`);
	for (const table of ["import_items", "import_codes", "import_products"]) {
		await tx.execute(sql`analyze ${sql.identifier(table)}`);
	}
	const gathered = await readRow(
		tx,
		staged,
		sql`
		select count(*)::int as products, coalesce(max(batch), -1)::int + 1 as batches from import_products`,
	);
	return gathered ?? { products: 0, batches: 0 };
}

const faultRow = z.strictObject({ line: z.int(), name: z.string(), other: z.string(), total: z.int() });
export type FaultRow = z.infer<typeof faultRow>;

/** The first faults by line, each with the total. */
async function faults(tx: Database, shown: number, select: SQL): Promise<FaultRow[]> {
	return readRows(
		tx,
		faultRow,
		sql`
		select line, name, other, count(*) over ()::int as total from (${select}) fault order by line, name limit ${shown}`,
	);
}

/** Whole products with the handle of another item: an earlier one, or one of a group; `other` is its line. */
export function repeatedHandles(tx: Database, shown: number): Promise<FaultRow[]> {
	return faults(
		tx,
		shown,
		sql`
		select i.line, i.handle as name, first.line::text as other from import_items i
		join lateral (
			select f.number, f.line from import_items f where f.handle = i.handle order by f.is_whole, f.number limit 1
		) first on first.number <> i.number
		where i.is_whole`,
	);
}

/** Codes of several items, unless these are a repeated product; `other` is the line of the first. */
export function repeatedCodes(tx: Database, shown: number): Promise<FaultRow[]> {
	return faults(
		tx,
		shown,
		sql`
		select c.line, c.code as name, first.line::text as other from import_codes c
		join lateral (
			select f.line, f.number, f.handle from import_codes f where f.code = c.code order by f.number limit 1
		) first on first.number < c.number
		where first.handle <> c.handle or exists (
			select from import_items i where i.handle = c.handle having not bool_or(i.is_whole)
		)`,
	);
}

/** Codes that belong to goods of the shop with another handle; `other` is that product's code. */
export function foreignCodes(tx: Database, shown: number): Promise<FaultRow[]> {
	return faults(
		tx,
		shown,
		sql`
		select c.line, c.code as name, p.code as other from import_codes c
		join variants v on v.code = c.code join products p on p.id = v.product_id
		where p.import_handle is distinct from c.handle
		union all
		select c.line, c.code, p.code from import_codes c join products p on p.code = c.code
		where p.import_handle is distinct from c.handle and not exists (select from variants v where v.code = c.code)`,
	);
}

/** Products with too many items or too much text; `other` is the number of items. */
export function crowdedHandles(tx: Database, shown: number): Promise<FaultRow[]> {
	return faults(
		tx,
		shown,
		sql`
		select min(line) as line, handle as name, count(*)::text as other from import_items
		group by handle having count(*) > ${VARIANTS_MAX} or sum(octet_length(item::text)) > ${PRODUCT_MAX_BYTES}::bigint`,
	);
}

const stagedRow = z.strictObject({
	handle: z.string(),
	/** Written by `stageItems` in the same transaction. */ item: z.custom<StagedItem>(
		(item) => typeof item === "object" && item !== null,
	),
});
export type StagedRow = z.infer<typeof stagedRow>;

/** Items of a batch's products, or of its marked ones, in the file's order. */
export async function stagedRows(tx: Database, batch: number, which: "all" | "changed"): Promise<StagedRow[]> {
	return readRows(
		tx,
		stagedRow,
		sql`
		select p.handle, i.item from import_products p join import_items i on i.handle = p.handle
		where p.batch = ${batch} and (p.is_changed or ${which} = 'all')
		order by p.number, i.number`,
	);
}

/** Marks known products that differ from the shop. */
export async function markChanged(tx: Database, handles: string[]): Promise<void> {
	if (handles.length === 0) return;
	await tx.execute(sql`update import_products set is_changed = true where handle = any(${sql.param(handles)}::text[])`);
}

/** Records variants whose stock will be set. */
export async function stageStock(tx: Database, variantIds: number[]): Promise<void> {
	if (variantIds.length === 0) return;
	await tx.execute(sql`insert into import_stock select unnest(${sql.param(variantIds)}::int[])`);
}

/**
 * Locks everything that will change, in the order that all writers use: recorded stock, variants, then products with the sets
 * that they are parts of and `relistedIds`, each by id.
 */
export async function lockMarked(tx: Database, warehouseId: number, relistedIds: number[]): Promise<void> {
	const marked = sql`
		select p.id from import_products i join products p on p.import_handle = i.handle where i.is_changed`;
	await tx.execute(sql`
		select from stock where place_id = ${warehouseId} and variant_id in (select variant_id from import_stock)
		order by variant_id for update`);
	await tx.execute(sql`select from variants where product_id in (${marked}) order by id for no key update`);
	await tx.execute(sql`
		select from products where id in (
			${marked}
			union all
			select whole.product_id from set_parts sp join variants whole on whole.id = sp.variant_id
			join variants part on part.id = sp.part_id where part.product_id in (${marked})
			union all
			select unnest(${sql.param(relistedIds)}::int[])
		) order by id for no key update`);
}
