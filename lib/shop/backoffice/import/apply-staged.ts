import type { Locale } from "../../../domain/locale.ts";
import { relist, setsWith } from "../../goods/catalogue/relist.ts";
import { indexForSearch } from "../../goods/search-index/index-for-search.ts";
import { tellWatchers } from "../../goods/watchdog/tell-watchers.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import type { ErrorCollector } from "./collect.ts";
import type { Unmapped } from "./formats/imported.ts";
import { categoryTints, type ImportCategory } from "./import.sql.ts";
import { keepImportCategory } from "./import-category.ts";
import { keepPictures } from "./import-pictures.ts";
import { keepBrands } from "./keep-brands.ts";
import { knownProducts } from "./known-products.sql.ts";
import { assignCodes, type CodedPlan } from "./plan/assign-codes.ts";
import { openCodes } from "./plan/codes.ts";
import { mergeItems, type StagedProduct } from "./plan/merge-items.ts";
import { isChange, type PlanContext, type ProductPlan, planProduct } from "./plan/plan-product.ts";
import { openTally, type Tally, type WantedPicture, wantedPictures } from "./plan/tally.ts";
import { lockMarked, markChanged, type Staged, type StagedRow, stagedRows, stageStock } from "./staging.sql.ts";
import type { Terms } from "./terms.ts";
import { isTextsOnly } from "./texts-only.ts";
import { writeChangedProducts } from "./write-changed-products.ts";
import { type WriteContext, writeNewProducts } from "./write-new-products.ts";

export type ApplyOptions = {
	chosenCategory: ImportCategory | null;
	language: Locale | undefined;
	/** Receives texts left out of a file. */
	leaveOut: (unmapped: Unmapped) => void;
	/** The file's name of the price field. */
	priceField: string;
	firstStock: number;
	setsStock: boolean;
	allowsFree: boolean;
	isDryRun: boolean;
	/** Whether to return the addresses of all pictures. */
	collectsPictures: boolean;
	/** Goods whose listing rows are rebuilt afterwards in any case. */
	relistedIds: number[];
	onProgress: (progress: { phase: "writing" | "updating"; done: number; total: number }) => void;
};

/** State of one import, over all its batches. */
type Run = ApplyOptions & {
	shop: Shop;
	tx: Database;
	terms: Terms;
	warehouseId: number;
	tally: Tally;
	codes: ReturnType<typeof openCodes>;
	tints: Map<number, string>;
	errors: ErrorCollector;
	/** Category of new goods without a category of the shop; 0 until needed. */
	defaultCategoryId: number;
	changed: number;
};

/**
 * Writes the goods of the staging tables to the shop. New goods come first, since nobody else uses them. Changed known ones
 * are then locked all at once, planned again and written, so that sellers of these goods wait for a long import as briefly as
 * possible, and never in a deadlock. After a broken line, it only looks for further ones.
 */
export async function applyStaged(
	shop: Shop,
	tx: Database,
	file: ApplyOptions & { staged: Staged; terms: Terms; warehouseId: number; errors: ErrorCollector },
): Promise<Tally["tally"] & { pictures: WantedPicture[] }> {
	const { staged, errors, ...options } = file;
	const own = { shop, tx, tally: openTally(file.terms), codes: openCodes(), defaultCategoryId: 0, changed: 0 };
	const run: Run = { ...options, ...own, errors, tints: await categoryTints(tx) };
	const pictures: WantedPicture[] = [];
	for (let batch = 0, done = 0; batch < staged.batches; batch++) {
		const products = productsOf(await stagedRows(tx, batch, "all"), errors);
		if (file.collectsPictures) pictures.push(...wantedPictures(products));
		await addNew(run, products);
		done += products.length;
		file.onProgress({ phase: "writing", done, total: staged.products });
	}
	if (errors.total === 0 && run.changed > 0) {
		await lockMarked(tx, file.warehouseId, file.relistedIds);
		for (let batch = 0, done = 0; batch < staged.batches; batch++) {
			const products = productsOf(await stagedRows(tx, batch, "changed"), errors);
			if (products.length > 0) await updateKnown(run, products);
			done += products.length;
			file.onProgress({ phase: "updating", done, total: run.changed });
		}
	}
	return { ...run.tally.tally, pictures };
}

function productsOf(rows: StagedRow[], errors: ErrorCollector): StagedProduct[] {
	const groups = Map.groupBy(rows, ({ handle }) => handle);
	return [...groups.values()].flatMap(
		(group) =>
			mergeItems(
				group.map(({ item }) => item),
				errors.add,
			) ?? [],
	);
}

async function planAll(run: Run, all: StagedProduct[]): Promise<ProductPlan[]> {
	const handles = all.map(({ handle }) => handle);
	const known = await knownProducts(run.tx, handles, run.warehouseId);
	const products = isTextsOnly(run.language) ? all.filter(({ handle }) => known.has(handle)) : all;
	const isHomeless = (product: StagedProduct) => product.categoryId === null && !known.has(product.handle);
	if (run.chosenCategory === null && run.defaultCategoryId === 0 && products.some(isHomeless)) {
		const category = await keepImportCategory(run.tx);
		run.defaultCategoryId = category.id;
		run.tints.set(category.id, category.tint);
	}
	const context: PlanContext = {
		chosenCategoryId: run.chosenCategory?.id ?? null,
		defaultCategoryId: run.defaultCategoryId,
		tints: run.tints,
		values: run.terms.values,
		standardVat: run.terms.standardVat,
		language: run.language,
		firstStock: run.firstStock,
		setsStock: run.setsStock,
		priceField: run.priceField,
		allowsFree: run.allowsFree,
		report: run.errors.add,
	};
	return products.map((product) => planProduct(product, known.get(product.handle) ?? null, context));
}

/** Writes a batch's new goods and marks changed known ones, unless a line is broken. */
async function addNew(run: Run, products: StagedProduct[]): Promise<void> {
	const { tx } = run;
	const plans = await planAll(run, products);
	if (run.errors.total > 0) return;
	nameLeftOut(run, products, plans);
	const changed = plans.filter((plan) => plan.known !== null && isChange(plan));
	run.changed += changed.length;
	run.tally.addUnchanged(plans.filter((plan) => plan.known !== null && !isChange(plan)).length);
	await markChanged(
		tx,
		changed.map(({ product }) => product.handle),
	);
	await stageStock(
		tx,
		changed.flatMap(({ variants }) => variants.restocked.map(({ known }) => known.id)),
	);
	const fresh = plans.filter(({ known }) => known === null);
	if (fresh.length === 0) return;
	const coded = await assignCodes(tx, fresh, run.codes);
	const ids = await writeNewProducts(tx, coded, await writeContext(run, coded));
	run.codes.forgetBatch();
	run.tally.addCreated(coded);
	if (run.isDryRun) return;
	await relist(tx, ids);
	await indexForSearch(tx, ids);
}

/** Reports goods and variants of a texts-only file that the shop lacks. */
function nameLeftOut(run: Run, products: StagedProduct[], plans: ProductPlan[]): void {
	const planned = new Set(plans.map(({ product }) => product));
	for (const product of products) {
		if (planned.has(product)) continue;
		run.leaveOut({ line: product.line, what: "goods that the shop does not have", example: product.title });
	}
	for (const { line, name = "" } of plans.flatMap(({ variants }) => variants.leftOut)) {
		run.leaveOut({ line, what: "variant that its goods do not have", example: name });
	}
}

/** Plans known goods again, since they may have changed before they were locked, and writes the differences. */
async function updateKnown(run: Run, products: StagedProduct[]): Promise<void> {
	const { shop, tx } = run;
	const plans = (await planAll(run, products)).filter(({ known }) => known !== null);
	if (run.errors.total > 0) return;
	const coded = await assignCodes(tx, plans.filter(isChange), run.codes);
	run.tally.addUnchanged(plans.length - coded.length);
	run.tally.addUpdated(coded);
	const filled = await writeChangedProducts(tx, coded, await writeContext(run, coded));
	run.codes.forgetBatch();
	if (run.isDryRun) return;
	const ids = coded.flatMap(({ known }) => known?.id ?? []);
	const parts = coded.flatMap(({ variants: { dropped, restocked, changed } }) => [
		...dropped.map(({ id }) => id),
		...[...restocked, ...changed].map(({ known }) => known.id),
	]);
	await relist(tx, [...ids, ...(await setsWith(tx, parts))]);
	await indexForSearch(tx, ids);
	await tellWatchers(shop, tx, filled);
}

async function writeContext(run: Run, plans: CodedPlan[]): Promise<WriteContext> {
	// Variants keep pictures that their product does not show; the product's own come last, because they have their source
	// address.
	const kept = plans.flatMap(({ variants }) => variants.changed.map(({ pictureKey }) => pictureKey));
	const pictures = await keepPictures(run.tx, [
		...kept.filter((key) => key !== null).map((key) => ({ key })),
		...plans.flatMap((plan) => plan.pictures),
	]);
	run.tally.addPictures(pictures.added);
	return {
		now: run.shop.now(),
		warehouseId: run.warehouseId,
		vatRateIds: run.terms.vatRates,
		brandIds: await keepBrands(
			run.tx,
			plans.map(({ product }) => product),
		),
		pictureIds: pictures.ids,
	};
}
