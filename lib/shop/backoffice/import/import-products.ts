import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { relist } from "../../goods/catalogue/relist.ts";
import { indexForSearch } from "../../goods/search-index/index-for-search.ts";
import { indexTexts } from "../../goods/search-index/index-texts.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";
import { warehousePlaceId } from "../../selling/order/stock/stock.sql.ts";
import { applyStaged } from "./apply-staged.ts";
import { checkStaging } from "./check-staging.ts";
import type { LineErrors, UnmappedKind } from "./collect.ts";
import type { ImportFormat } from "./formats/imported.ts";
import { allowLongTransaction, categoryKeys, categoryOfKey, type ImportCategory, lockImports } from "./import.sql.ts";
import { IMPORT_CATEGORY, keepImportCategory } from "./import-category.ts";
import { conversionOf, type FileCurrency } from "./in-crowns.ts";
import { keepTerms, type TermsReport, type TermsWanted } from "./mapping/keep-terms.ts";
import type { FileTally, WantedPicture } from "./plan/tally.ts";
import { type ImportSource, stageFile } from "./stage-file.ts";
import { gatherProducts } from "./staging.sql.ts";
import { vatRateIds } from "./terms.sql.ts";
import { loadTerms } from "./terms.ts";
import { isTextsOnly } from "./texts-only.ts";

export type ImportReport = FileTally & {
	/** Items of the file; several may make one product. */
	items: number;
	unmapped: UnmappedKind[];
	/** Every picture in the file, when requested. */
	pictures: WantedPicture[];
	/** Rate used for converting prices to CZK; null when they are in CZK. */
	conversion: { code: string; czkPerUnit: string } | null;
	/** Categories and attributes of the file, when requested. */
	terms: TermsReport | null;
};
/** `value`: for an unknown category the existing keys, separated by spaces; for a missing rate the currencies that have one. */
export type ImportRefusal = "import_running" | "not_seeded" | "unknown_category" | "unknown_rate" | "no_stock";
/** Broken lines of the file, or of its mapping. */
export type ImportResult =
	| Result<ImportReport, ImportRefusal>
	| { ok: false; error: "bad_lines" | "bad_mapping"; lines: LineErrors };

export type ImportProgress =
	/** `done` and `total` are bytes during reading, products afterwards. */
	{ phase: "reading" | "writing" | "updating"; done: number; total: number; items: number };

export type ImportOptions = {
	format: ImportFormat;
	categoryKey?: string | undefined;
	/** Which missing categories and attributes of the file to create; default none. */
	terms?: TermsWanted | undefined;
	/** Does everything, reports it, and rolls back. */
	isDryRun?: boolean;
	/** Stock of new variants without a number in the file; default 0. */
	firstStock?: number;
	/** Whether the file's stock replaces that of known variants. */
	setsStock?: boolean;
	/** Language of the file's texts: texts in other languages stay. For any language but the first, only texts are imported. */
	language?: Locale | undefined;
	/** Currency of the file's prices, if given. */
	currency?: FileCurrency | undefined;
	/** Whether a price may become 0. */
	allowsFree?: boolean;
	/** Whether pictures come from a folder: their addresses are returned, and no download is requested yet. */
	picturesFromFolder?: boolean;
	onProgress?: (progress: ImportProgress) => void;
};

/** Thrown inside the transaction, so that it rolls back. */
class Undone extends Error {
	readonly result: ImportResult;
	constructor(result: ImportResult) {
		super("undone");
		this.result = result;
	}
}

/**
 * Imports a file's goods, in one transaction; goods are matched by their handle. Equal data is not written, so importing the
 * same file twice changes nothing. Goods missing in the file stay. The shop's connection must allow statements of a minute;
 * memory does not grow with the file.
 */
export async function importProducts(shop: Shop, source: ImportSource, options: ImportOptions): Promise<ImportResult> {
	try {
		return await transaction(shop.db, async (tx) => accept(await runImport(shop, tx, source, options)));
	} catch (error) {
		if (error instanceof Undone) return error.result;
		throw error;
	}
}

async function runImport(
	shop: Shop,
	tx: Database,
	source: ImportSource,
	options: ImportOptions,
): Promise<ImportReport> {
	if (!(await lockImports(tx))) throw new Undone(refuse("import_running"));
	await allowLongTransaction(tx);
	if ((await vatRateIds(tx, shop.now())).size === 0) throw new Undone(refuse("not_seeded"));
	const chosenCategory = await chooseCategory(tx, options.categoryKey);
	const conversion = options.currency && (await conversionOf(tx, options.currency));
	if (Array.isArray(conversion)) throw new Undone(refuse("unknown_rate", conversion.join(", ")));
	const file = { source, format: options.format, currency: conversion?.code };
	const kept = options.terms ? await keepTerms(tx, { ...file, wanted: options.terms }) : null;
	if (kept && !kept.ok) throw new Undone({ ok: false, error: "bad_mapping", lines: kept.lines });
	const terms = await loadTerms(tx, shop.now());
	kept?.value.apply(terms);

	const { onProgress = () => {}, isDryRun = false, picturesFromFolder = false } = options;
	const { items, hasStock, errors, unmapped } = await stageFile(tx, {
		...{ source, terms, conversion, format: options.format },
		isCategoryChosen: chosenCategory !== null,
		isTextsOnly: isTextsOnly(options.language),
		onRead: (done, read) => onProgress({ phase: "reading", done, total: source.bytes, items: read }),
	});
	if (options.setsStock && !hasStock && errors.total === 0) throw new Undone(refuse("no_stock"));
	const staged = await gatherProducts(tx);
	await checkStaging(tx, options.format, errors);
	const done = await applyStaged(shop, tx, {
		...{ staged, terms, errors, chosenCategory, isDryRun },
		warehouseId: await warehousePlaceId(tx),
		language: options.language,
		leaveOut: unmapped.add,
		priceField: options.format.priceField,
		firstStock: options.firstStock ?? 0,
		setsStock: options.setsStock ?? false,
		allowsFree: options.allowsFree ?? false,
		collectsPictures: picturesFromFolder,
		relistedIds: kept?.value.relistedIds ?? [],
		onProgress: (progress) => onProgress({ ...progress, items }),
	});
	if (errors.total > 0) throw new Undone({ ok: false, error: "bad_lines", lines: errors.result() });
	const report = {
		...done,
		items,
		newPictures: done.newPictures + (kept?.value.newPictures ?? 0),
		unmapped: unmapped.result(),
		conversion: conversion ?? null,
		terms: kept?.value.report ?? null,
	};
	if (isDryRun) throw new Undone(accept(report));
	if (kept) {
		await relist(tx, kept.value.relistedIds);
		await indexForSearch(tx, kept.value.relistedIds);
	}
	if (done.created + done.updated > 0 || kept?.value.isChange) {
		await indexTexts(tx);
		await announce(tx, ["catalogue", "listings"]);
	}
	if (report.newPictures > 0 && !picturesFromFolder) await shop.jobs.enqueue(tx, WORK.pictures, {});
	return report;
}

async function chooseCategory(tx: Database, key: string | undefined): Promise<ImportCategory | null> {
	if (key === undefined) return null;
	if (key === IMPORT_CATEGORY.key) return keepImportCategory(tx);
	const category = await categoryOfKey(tx, key);
	if (!category) throw new Undone(refuse("unknown_category", (await categoryKeys(tx)).join(" ")));
	return category;
}
