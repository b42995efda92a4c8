import type { UnmappedKind } from "#lib/shop/backoffice/import/collect.ts";
import type { FolderReport, NamedPicture } from "#lib/shop/backoffice/import/folder-pictures.ts";
import type { ImportReport } from "#lib/shop/backoffice/import/import-products.ts";
import type { FieldChange } from "#lib/shop/backoffice/import/plan/difference.ts";
import { NO_ATTRIBUTE, NO_CATEGORY } from "#lib/shop/backoffice/import/terms.ts";
import { seconds } from "../../progress.ts";
import { type TypedTerms, termsCounts } from "./import-mapping.ts";

const EXAMPLES = 5;

/** Rate used for converting prices to CZK; null when they are in CZK. */
export function conversionLine({ conversion }: ImportReport): string | null {
	if (conversion === null || conversion.code === "CZK") return null;
	return `Prices are converted from ${conversion.code} at ${conversion.czkPerUnit} CZK for one, rounded to haléře.`;
}

/** Goods that a dry run would create and update, field by field. */
export function differenceLines({ created, updated, newProducts, differences, fields }: ImportReport): string[] {
	const lines: string[] = [];
	for (const { code, name, variants } of newProducts) {
		lines.push(`+ ${code}  ${name}${variants > 1 ? ` (${variants} variants)` : ""}`);
	}
	if (created > newProducts.length) lines.push(`  … and ${created - newProducts.length} more new products`);
	for (const { code, name, fields: changes } of differences) {
		lines.push(`~ ${code}  ${name}`, ...changes.map((change) => `    ${changeText(change)}`));
	}
	if (updated > differences.length) lines.push(`  … and ${updated - differences.length} more updated products`);
	const counts = Object.entries(fields).sort(([, a], [, b]) => b - a);
	if (updated > differences.length) lines.push(`  fields: ${counts.map(([field, n]) => `${field} ${n}`).join(", ")}`);
	return lines;
}

function changeText({ field, of, before, after }: FieldChange): string {
	const subject = of === null ? field : `${field} of ${of}`;
	const shown = (text: string) => (text === "" ? "none" : text);
	return `${subject}: ${shown(before)} → ${shown(after)}`;
}

/** Unmapped content by kind, the most frequent first; `typed` says which options were given already. */
export function unmappedLines(kinds: UnmappedKind[], typed: TypedTerms): string[] {
	if (kinds.length === 0) return [];
	const rows = kinds.map(({ what, count, examples }) => {
		const shown = examples.map(({ line, example }) => `${example} (line ${line})`).join(", ");
		return `  ${count}× ${what}: ${shown}${count > examples.length ? ", …" : ""}`;
	});
	const makable = [typed["create-categories"] ? null : NO_CATEGORY, typed["create-attributes"] ? null : NO_ATTRIBUTE];
	const isMakable = kinds.some(({ what }) => makable.includes(what));
	const hint = isMakable
		? ["  Categories and attributes are made by --create-categories, --create-attributes or --mapping."]
		: [];
	return ["Left out or assumed, for the shop has no counterpart:", ...rows, ...hint];
}

/** Results of taking pictures from a folder. */
/** `waiting`: how many are not in the store yet. */
export function pictureLines(
	report: FolderReport,
	{ isDryRun, waiting }: { isDryRun: boolean; waiting: number },
): string[] {
	const { taken, present, missing, ambiguous, refused } = report;
	const examples = (pictures: NamedPicture[]) => {
		const shown = pictures.slice(0, EXAMPLES).map(({ name, line, detail }) => `${name} (line ${line}, ${detail})`);
		return `${shown.join("; ")}${pictures.length > EXAMPLES ? "; …" : ""}`;
	};
	const rows: [string, NamedPicture[]][] = [
		["missing in the folder", missing],
		["left out, for several pictures have that name", ambiguous],
		["refused", refused],
	];
	return [
		`Pictures from the folder: ${taken} ${isDryRun ? "found" : "taken"}, ${present} there already`,
		...rows.flatMap(([what, pictures]) =>
			pictures.length > 0 ? [`  ${pictures.length} ${what}: ${examples(pictures)}`] : [],
		),
		...(waiting > 0
			? [`  ${waiting} wait for the store, which is away: the running shop puts them there once it is back`]
			: []),
	];
}

export function summaryLine(report: ImportReport, run: { isDryRun: boolean; ms: number }): string {
	const { created, updated, unchanged, newPictures } = report;
	const changed = created + updated;
	const counts = `${changed} changed (${created} created, ${updated} updated), ${unchanged} unchanged`;
	const pictures = newPictures > 0 ? `, new pictures: ${newPictures}` : "";
	const terms = report.terms ? termsCounts(report.terms) : "";
	return `${run.isDryRun ? "Dry run, nothing written: " : ""}${counts}${terms}${pictures}, ${seconds(run.ms)}`;
}
