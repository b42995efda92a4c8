import { accept, type Result, refuse } from "../../domain/result.ts";
import { slugify } from "../../domain/slug.ts";
import { announce } from "../changes.ts";
import { type Database, transaction } from "../db/client.ts";
import { brands } from "../db/schema/catalogue.ts";
import { insertAll } from "../db/seed/insert-all.ts";
import { warehousePlaceId } from "../order/stock.sql.ts";
import type { Shop } from "../shop.ts";
import { codesBeside } from "./codes.ts";
import {
	allCodes,
	brandIdsOf,
	categoryKeys,
	categoryOfKey,
	categoryTints,
	type ImportCategory,
	lockImports,
	ownersOfCodes,
	vatRateId,
} from "./import.sql.ts";
import { IMPORT_CATEGORY, keepImportCategory } from "./import-category.ts";
import { keepPictures } from "./import-pictures.ts";
import { knownProducts } from "./known-products.sql.ts";
import type { ImportedProduct } from "./parse-shopify.ts";
import { IMPORT_VAT_PERCENT, isChange, type ProductPlan, planProduct } from "./plan-product.ts";
import type { LineError } from "./read-csv.ts";
import { writeChangedProduct, writeNewProducts } from "./write-products.ts";

export type ImportReport = { created: number; updated: number; unchanged: number; newPictures: number };
/** `value` of an unknown category: the keys there are, separated by spaces. */
export type ImportRefusal = "import_running" | "not_seeded" | "unknown_category";
export type ImportResult = Result<ImportReport, ImportRefusal> | { ok: false; error: "bad_lines"; lines: LineError[] };

type Options = { categoryKey?: string | undefined; isDryRun?: boolean };

/** Thrown inside the transaction so that nothing of it stays. */
class Undone extends Error {
	readonly result: ImportResult;
	constructor(result: ImportResult) {
		super("undone");
		this.result = result;
	}
}

/**
 * Brings the shop's goods to what a file has, in one transaction; goods are known by their handle. What is equal is not
 * written, so the same file twice changes nothing. Stock is set for new variants only. Goods the file lacks stay.
 */
export async function importProducts(
	shop: Shop,
	products: ImportedProduct[],
	options: Options = {},
): Promise<ImportResult> {
	try {
		return await transaction(shop.db, async (tx) => accept(await runImport(shop, tx, products, options)));
	} catch (error) {
		if (error instanceof Undone) return error.result;
		throw error;
	}
}

async function runImport(
	shop: Shop,
	tx: Database,
	products: ImportedProduct[],
	options: Options,
): Promise<ImportReport> {
	const now = shop.now();
	if (!(await lockImports(tx))) throw new Undone(refuse("import_running"));
	const vatId = await vatRateId(tx, IMPORT_VAT_PERCENT, now);
	if (vatId === undefined) throw new Undone(refuse("not_seeded"));
	await checkSkus(tx, products);
	const plans = await planAll(tx, products, options);
	const changed = plans.filter(isChange);
	const fresh = changed.filter(({ known }) => known === null);
	const known = changed.filter((plan) => plan.known !== null);

	const pictures = await keepPictures(
		tx,
		changed.flatMap((plan) => plan.pictures),
	);
	const context = {
		now,
		vatRateId: vatId,
		warehouseId: await warehousePlaceId(tx),
		brandIds: await keepBrands(tx, changed),
		pictureIds: pictures.ids,
	};
	if (fresh.length > 0) await writeNewProducts(tx, fresh, context);
	for (const plan of known) await writeChangedProduct(tx, plan, context);

	const report = {
		created: fresh.length,
		updated: known.length,
		unchanged: plans.length - changed.length,
		newPictures: pictures.added,
	};
	if (options.isDryRun) throw new Undone(accept(report));
	if (changed.length > 0) await announce(tx, ["catalogue", "listings"]);
	if (pictures.added > 0) await shop.jobs.enqueue(tx, "media.make", {});
	return report;
}

/** A SKU is a variant's code, and no two goods share one. */
async function checkSkus(tx: Database, products: ImportedProduct[]): Promise<void> {
	const withSku = products.flatMap(({ handle, variants }) =>
		variants.flatMap(({ sku, line }) => (sku === null ? [] : [{ handle, sku, line }])),
	);
	const rows = await ownersOfCodes(
		tx,
		withSku.map(({ sku }) => sku),
	);
	const owners = new Map(rows.map((owner) => [owner.code, owner]));
	const lines = withSku.flatMap(({ handle, sku, line }) => {
		const owner = owners.get(sku);
		if (!owner || owner.handle === handle) return [];
		return [{ line, message: `Variant SKU "${sku}" belongs to another product of the shop, ${owner.product_code}` }];
	});
	if (lines.length > 0)
		throw new Undone({ ok: false, error: "bad_lines", lines: lines.sort((a, b) => a.line - b.line) });
}

async function planAll(tx: Database, products: ImportedProduct[], options: Options): Promise<ProductPlan[]> {
	const rows = await knownProducts(
		tx,
		products.map(({ handle }) => handle),
	);
	const known = new Map(rows.map((row) => [row.import_handle, row]));
	const hasNew = products.some(({ handle }) => !known.has(handle));
	const skus = products.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? []));
	const context = {
		category: await chooseCategory(tx, options.categoryKey, hasNew),
		isChosen: options.categoryKey !== undefined,
		tints: await categoryTints(tx),
		codes: codesBeside([...(await allCodes(tx)), ...skus]),
	};
	return products.map((product) => planProduct(product, known.get(product.handle) ?? null, context));
}

async function chooseCategory(tx: Database, key: string | undefined, hasNew: boolean): Promise<ImportCategory | null> {
	if (key === undefined || key === IMPORT_CATEGORY.key)
		return hasNew || key !== undefined ? keepImportCategory(tx) : null;
	const category = await categoryOfKey(tx, key);
	if (!category) throw new Undone(refuse("unknown_category", (await categoryKeys(tx)).join(" ")));
	return category;
}

/** Ids by slug of the brands these goods name, unknown ones added. */
async function keepBrands(tx: Database, plans: ProductPlan[]): Promise<Map<string, number>> {
	const names = new Map(
		plans.flatMap(({ product: { vendor } }) => (vendor === null ? [] : [[slugify(vendor), vendor]])),
	);
	const known = await brandIdsOf(tx, [...names.keys()]);
	const missing = [...names].filter(([slug]) => !known.has(slug)).map(([slug, name]) => ({ slug, name }));
	if (missing.length === 0) return known;
	await insertAll(tx, brands, missing);
	return brandIdsOf(tx, [...names.keys()]);
}
