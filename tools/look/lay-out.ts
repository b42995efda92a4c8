/** Everything beside the pictures in their folder: contact sheets, the table of heights, and the page with all of them. */
import { readdir, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Locale } from "#tests/support/browser/e2e-checkout.ts";
import { DEVICES, type Width } from "./devices.ts";
import { drawSheet } from "./draw-sheet.ts";
import { type Entry, inOrder, keyOf, readHeights, writeHeights } from "./heights.ts";
import { indexPage, type Part } from "./index-page.ts";
import { layOutSheets, type Pair } from "./sheets.ts";

type Folders = {
	out: string;
	/** Of an earlier run, to compare with. */
	before: string | undefined;
};
type Run = {
	widths: readonly Width[];
	locales: readonly Locale[];
	/** All pictures of these widths and languages were to be taken, so that there are no others. */
	isWhole: boolean;
	entries: readonly Entry[];
};

/** Sheets show what this run took; table and page, all that the folder has. */
export async function layOut(folders: Folders, run: Run): Promise<void> {
	const { out, before } = folders;
	const earlier = new Map(before ? readHeights(before).map((entry) => [keyOf(entry), entry]) : []);
	const pairsOf = (entries: readonly Entry[]): Pair[] =>
		entries.map((after) => ({ after, before: earlier.get(keyOf(after)) }));
	const all = await keepHeights(out, run);
	for (const { widthPx, locale, entries } of groupsOf(inOrder(run.entries))) {
		const name = sheetName(widthPx, locale);
		for (const old of await sheetsIn(out, name)) await rm(join(out, old));
		const layout = { name, thumbnailPx: thumbnailOf(widthPx), isCompared: before !== undefined };
		for (const sheet of layOutSheets(pairsOf(entries), layout)) await drawSheet(sheet, folders);
	}
	const parts: Part[] = [];
	for (const { widthPx, locale, entries } of groupsOf(all)) {
		const sheets = await sheetsIn(out, sheetName(widthPx, locale));
		const title = `${widthPx} px, ${locale}`;
		parts.push({ title, thumbnailPx: thumbnailOf(widthPx), sheets, pairs: pairsOf(entries) });
	}
	const beforeFolder = before ? relative(out, before).replaceAll(sep, "/") : null;
	await writeFile(join(out, "index.html"), indexPage(parts, beforeFolder));
}

/** Writes the table with this run's entries in the place of earlier ones; pictures that are in it no longer go. */
async function keepHeights(out: string, { widths, locales, isWhole, entries }: Run): Promise<Entry[]> {
	const taken = new Set(entries.map(keyOf));
	const isRetaken = (entry: Entry) =>
		taken.has(keyOf(entry)) ||
		(isWhole && widths.some((width) => width === entry.widthPx) && locales.some((locale) => locale === entry.locale));
	const old = readHeights(out);
	const all = inOrder([...old.filter((entry) => !isRetaken(entry)), ...entries]);
	const files = new Set(all.map(({ file }) => file));
	for (const { file } of old) if (!files.has(file)) await rm(join(out, file), { force: true });
	writeHeights(out, all);
	return all;
}

const sheetName = (widthPx: number, locale: string) => `sheet-${widthPx}-${locale}`;
const sheetsIn = async (out: string, name: string) =>
	(await readdir(out)).filter((file) => file.startsWith(`${name}-`)).toSorted();
const thumbnailOf = (widthPx: number) =>
	Object.entries(DEVICES).find(([width]) => Number(width) === widthPx)?.[1].thumbnailPx ?? widthPx;

/** Entries of one width and language together. */
function groupsOf(entries: readonly Entry[]) {
	const groups = Map.groupBy(entries, ({ widthPx, locale }) => `${widthPx} ${locale}`);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first ? [{ widthPx: first.widthPx, locale: first.locale, entries: group }] : [];
	});
}
