import { existsSync } from "node:fs";
import { readFile, realpath, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { accept } from "#lib/domain/result.ts";
import type { LineError } from "#lib/shop/backoffice/import/formats/imported.ts";
import type { TermsReport, TermsWanted } from "#lib/shop/backoffice/import/mapping/keep-terms.ts";
import type { Mapping } from "#lib/shop/backoffice/import/mapping/mapping.ts";
import { readMapping } from "#lib/shop/backoffice/import/mapping/read-mapping.ts";
import { writeMapping } from "#lib/shop/backoffice/import/mapping/write-mapping.ts";
import { misuse, type Typed } from "../read-args.ts";

/** Options about categories and attributes. */
export type TypedTerms = {
	"dry-run"?: boolean | undefined;
	"create-categories"?: boolean | undefined;
	"create-attributes"?: boolean | undefined;
	mapping?: string | undefined;
};

export type MappingFile = { path: string; text: string | null; mapping: Mapping };

/** The given mapping file, empty when a dry run is to create it; null when none is given. */
export async function openMapping(typed: TypedTerms): Promise<Typed<MappingFile | null>> {
	if (typed.mapping === undefined) return accept(null);
	const path = resolve(typed.mapping);
	const text = await readUtf8(path);
	if (!text.ok) return text;
	if (text.value === null && !typed["dry-run"])
		return misuse(`There is no file ${path}. With --dry-run it is written.`);
	const read = readMapping(text.value ?? "");
	if (!read.ok) return misuse(mappingSentences(path, read.faults).join("\n"));
	return accept({ path, text: text.value, mapping: read.value });
}

/** Null when the file does not exist but its folder can be written to. */
async function readUtf8(path: string): Promise<Typed<string | null>> {
	try {
		return accept(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path)));
	} catch (error) {
		if (error instanceof TypeError) return misuse(`${path} is not text in UTF-8. Save it in UTF-8.`);
		if (!(error instanceof Error)) throw error;
		const isMissing = "code" in error && error.code === "ENOENT" && existsSync(dirname(path));
		return isMissing ? accept(null) : misuse(`${path} cannot be read (${error.message}).`);
	}
}

/** Faults of a mapping file; `path` is empty without a file, and `line` is 0 for a fault outside its lines. */
export function mappingSentences(path: string, faults: LineError[]): string[] {
	const sentences = faults.map(({ line, message }) => {
		const places = [path, line > 0 ? `line ${line}` : ""].filter((place) => place !== "");
		return places.length > 0 ? `${places.join(", ")}: ${message}` : message;
	});
	return [...sentences, "Nothing was imported."];
}

/** Which terms to create; a dry run that writes a mapping proposes all. */
export function termsWanted(typed: TypedTerms, file: MappingFile | null): TermsWanted | undefined {
	const proposesAll = file !== null && typed["dry-run"] === true;
	const categories = proposesAll || typed["create-categories"] === true;
	const attributes = proposesAll || typed["create-attributes"] === true;
	return categories || attributes || file ? { categories, attributes, mapping: file?.mapping ?? null } : undefined;
}

/**
 * Adds missing lines to the mapping file, and reports it. A file changed since it was read stays, and a second one beside it
 * gets everything.
 */
export async function extendMapping({ path, text }: MappingFile, { proposals }: TermsReport): Promise<Typed<string>> {
	const { categories, properties, values } = proposals;
	const written = writeMapping(text, proposals);
	if (written === null) return accept(`The mapping ${path} says everything that the file names.`);
	const added = values.reduce((sum, one) => sum + one.added.length, 0);
	const rest = added > 0 ? `, values of properties that it had: ${added}` : "";
	const counts = `categories: ${categories.length}, properties: ${properties.length}${rest}.`;
	const now = await readUtf8(path);
	try {
		const target = now.ok && now.value === null ? path : await realpath(path);
		// Written to a temporary file first, so that nobody's work is half lost.
		await writeFile(`${target}.new`, written);
		if (!now.ok || now.value !== text) {
			return accept(
				`The mapping ${path} was changed meanwhile and is left alone. What it had, and what the file has more, is in ${target}.new: ${counts}`,
			);
		}
		await rename(`${target}.new`, target);
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		return misuse(`${path} cannot be written (${error.message}).`);
	}
	return accept(`Written to the mapping ${path}: ${counts} Edit it and import with --mapping.`);
}

const MARKS = { made: "+", changed: "~", known: " " };
const VALUES_SHOWN = 5;

/** The resulting tree of categories, and the attributes. */
export function termsLines({ tree, attributes }: TermsReport): string[] {
	const categories = tree.map(({ name, key, isActive, depth, goods, state }) => {
		return `${MARKS[state]} ${"  ".repeat(depth)}${name} (${key}${isActive ? "" : ", hidden"}): ${goods}`;
	});
	const properties = attributes.map(({ name, key, values, goods, isFilter, state }) => {
		const shown = values.slice(0, VALUES_SHOWN).join(", ");
		const more = values.length > VALUES_SHOWN ? ` and ${values.length - VALUES_SHOWN} more` : "";
		return `${MARKS[state]} ${name} (${key}${isFilter ? "" : ", no filter"}): ${goods}; ${shown}${more}`;
	});
	return [
		...(categories.length > 0 ? ["Categories, with the file's products in them and below:", ...categories] : []),
		...(properties.length > 0 ? ["Attributes, with the file's products that have them:", ...properties] : []),
	];
}

/** A decision for the user: which categories the menu shows. */
export function menuLines({ outsideMenu }: TermsReport): string[] {
	if (outsideMenu.length === 0) return [];
	return [
		`The menu shows what the setting categoriesMenu names. New at the top and not named: ${outsideMenu.join(", ")}`,
	];
}

/** ", categories: 3 new": created and changed terms. */
export function termsCounts(report: TermsReport): string {
	const counted = (called: string, made: number, changed: number) => {
		const counts = [made > 0 && `${made} new`, changed > 0 && `${changed} changed`].filter((one) => one !== false);
		return counts.length > 0 ? `, ${called}: ${counts.join(" and ")}` : "";
	};
	const { categoriesMade, categoriesChanged, attributesMade, attributesChanged } = report;
	return (
		counted("categories", categoriesMade, categoriesChanged) + counted("attributes", attributesMade, attributesChanged)
	);
}
