import { accept, type Result } from "../../../domain/result.ts";
import { type PictureIds, pictureKeeper } from "../../goods/media/picture-keeper.ts";
import { indexTexts } from "../../goods/search-index/index-texts.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { WORK } from "../../kernel/jobs/work-queues.ts";
import type { Shop } from "../../kernel/shop.ts";
import type { FileFault } from "./faults.ts";
import { checkPageSlugs, findNamed, pageSlugs } from "./find-named.ts";
import { isKnown, keepText, type Outcome, putIntoCategory } from "./keep-rows.sql.ts";
import { lockContent } from "./lock-content.sql.ts";
import { freePageSlugs } from "./named.sql.ts";
import { readFolder } from "./read-folder.ts";
import { CATEGORIES_FILE, INSTAGRAM_FILE, readCategories, readInstagram } from "./read-lists.ts";
import { readTexts } from "./read-texts.ts";
import type { Rows } from "./rows.ts";

/** The outcome of each text, by its name such as "posts/jak-dlouho". */
export type ContentReport = Record<Outcome, string[]>;
export type ContentRefusal = { ok: false; error: "bad_files"; faults: FileFault[] };
type Written = { ok: true; value: ContentReport } | ContentRefusal;

/** Rolls back a dry run, or a folder with a fault. */
class TakenBack extends Error {
	readonly result: Written;
	constructor(result: Written) {
		super("taken back");
		this.result = result;
	}
}

/**
 * Imports the texts of a folder, in one transaction: with one fault nothing changes. Unchanged texts, and those not in the
 * folder, are left alone.
 */
export async function importContent(
	shop: Pick<Shop, "db" | "jobs" | "now">,
	folder: string,
	{ isDryRun }: { isDryRun: boolean },
): Promise<Written | Extract<Result<never, "no_folder">, { ok: false }>> {
	const read = await readFolder(folder);
	if (!read) return { ok: false, error: "no_folder" };
	try {
		return await transaction(shop.db, async (tx) => {
			const result = await writeContent(tx, read, { now: shop.now(), onlyNew: false });
			if (!result.ok || isDryRun) throw new TakenBack(result);
			const { added, changed } = result.value;
			if (added.length + changed.length > 0) {
				await indexTexts(tx);
				await announce(tx, ["pages"]);
				await shop.jobs.enqueue(tx, WORK.pictures, {});
			}
			return result;
		});
	} catch (error) {
		if (error instanceof TakenBack) return error.result;
		throw error;
	}
}

/**
 * Writes the texts of a folder that was read. `onlyNew` skips texts that exist already, and ignores names that the shop
 * lacks. After a refusal some are written: the caller rolls back.
 */
export async function writeContent(
	tx: Database,
	read: NonNullable<Awaited<ReturnType<typeof readFolder>>>,
	run: { now: Date; onlyNew: boolean; pictureIds?: PictureIds },
): Promise<Written> {
	const { now, onlyNew, pictureIds = pictureKeeper(tx) } = run;
	await lockContent(tx);
	const faults = [...read.faults];
	const isList = ({ path }: { path: string }) => path === CATEGORIES_FILE || path === INSTAGRAM_FILE;
	const lists = (path: string) => read.files.filter((file) => file.path === path);
	const report: ContentReport = { added: [], changed: [], unchanged: [] };
	const keep = async (rows: Rows) => {
		const isLeft = onlyNew && (await isKnown(tx, rows));
		if (isLeft && rows.table === "posts") await putIntoCategory(tx, rows);
		report[isLeft ? "unchanged" : await keepText(tx, rows, now)].push(rows.name);
	};

	// Articles name their categories, so these come first.
	for (const rows of lists(CATEGORIES_FILE).flatMap((file) => readCategories(file, faults))) await keep(rows);
	const pictures = lists(INSTAGRAM_FILE).flatMap((file) => readInstagram(file, faults));
	const texts = readTexts(
		read.files.filter((file) => !isList(file)),
		faults,
	);
	// A shop changed by its owner may lack what the demo's texts name.
	const missing = onlyNew ? [] : faults;
	const named = await findNamed(tx, texts, { now, pictureIds, faults: missing });
	const all = [];
	for (const text of texts) {
		all.push({ text, rows: await text.rows(await named.writtenOf(text), named.lookupsOf(text)) });
	}
	const pages = all.filter(({ text }) => text.kind.folder === "pages");
	const moving = onlyNew ? [] : pageSlugs(pages);
	await checkPageSlugs(tx, pages, moving, missing);
	if (faults.length > 0) return { ok: false, error: "bad_files", faults: sorted(faults) };
	await freePageSlugs(tx, moving);
	for (const { text, rows } of all) {
		const { path } = text.lineOf("slug");
		const isTaken = onlyNew && missing.some((fault) => fault.path === path && fault.message.startsWith("slug:"));
		if (!isTaken) await keep(rows);
	}
	const lookups = named.lookupsOf({ lineOf: () => ({ path: INSTAGRAM_FILE, line: 1 }) });
	for (const picture of pictures) await keep(await picture(lookups));
	return accept(report);
}

function sorted(faults: FileFault[]): FileFault[] {
	return faults.toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
