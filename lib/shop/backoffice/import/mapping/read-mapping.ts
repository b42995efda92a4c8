import {
	type ErrorCode,
	isMap,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseDocument,
	visit,
	type YAMLMap,
} from "yaml";
import { z } from "zod";
import { DEFAULT_LOCALE, eachLocale, LOCALES } from "../../../../domain/locale.ts";
import { languageName } from "../../../../domain/words/language-name.ts";
import type { LineError } from "../formats/imported.ts";
import { oneLine } from "../plain-text.ts";
import { pathKey } from "../terms.ts";
import {
	type CategoryLine,
	type Mapping,
	NAME_MAX_LENGTH,
	type Names,
	PATH_MAX_BYTES,
	type PropertyLine,
	type ValueLine,
} from "./mapping.ts";

const text = z.string("is a text").transform(oneLine);
const name = text.pipe(
	z.string().min(1, "is empty").max(NAME_MAX_LENGTH, `has more than ${NAME_MAX_LENGTH} characters`),
);
const names = eachLocale(() => name.optional());

const categoryEntry = z.strictObject({ path: text, category: name, ...names, parent: text.optional() });
const propertyEntry = z.strictObject({
	property: name,
	attribute: name,
	...names,
	filter: z.enum(["yes", "no"], "is yes or no").optional(),
	values: z.unknown().optional(),
});
const valueEntry = z.strictObject({ value: name, ...names, [DEFAULT_LOCALE]: name });

/** Replacements for YAML error messages that only programmers would understand. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
	RESOURCE_EXHAUSTION: "the file is nested too deep to be a mapping",
	MULTIPLE_DOCS: 'the file is one document, so no line of it is "---" alone',
};

/** Names from the top: "Dům | Svíčky" → ["Dům", "Svíčky"]. */
export function splitPath(text: string): string[] {
	return text
		.split("|")
		.map(oneLine)
		.filter((name) => name !== "");
}

/** Parses a mapping file; its faults have line numbers. Does not check it against the shop. */
export function readMapping(file: string): { ok: true; value: Mapping } | { ok: false; faults: LineError[] } {
	const faults: LineError[] = [];
	const lines = new LineCounter();
	// All scalars are texts: a colour called "null" and a size of 1.50 stay as written.
	const document = parseDocument(file, { schema: "failsafe", lineCounter: lines });
	const lineOf = (node: unknown) => {
		const start = node && typeof node === "object" && "range" in node && Array.isArray(node.range) ? node.range[0] : 0;
		return lines.linePos(start).line;
	};
	for (const { pos, code, message } of document.errors) {
		const first = message.split("\n")[0]?.replace(/ at line .*$/, "") ?? "";
		faults.push({ line: lines.linePos(pos[0]).line, message: SENTENCES[code] ?? first });
	}
	visit(document, { Alias: (_, node) => void faults.push({ line: lineOf(node), message: "*names are not taken" }) });
	if (faults.length > 0) return { ok: false, faults };

	/** The entries of a list, each parsed by the schema, with its line. */
	const entriesOf = <Entry extends object>(list: unknown, called: string, schema: z.ZodType<Entry>) => {
		if (isEmpty(list)) return [];
		if (!isSeq(list)) {
			faults.push({ line: lineOf(list), message: `${called} is a list: lines that begin with "-"` });
			return [];
		}
		return list.items.flatMap((item) => {
			if (!isMap(item)) {
				faults.push({ line: lineOf(item), message: `an entry of ${called} has fields such as "cs: …"` });
				return [];
			}
			const entry = schema.safeParse(item.toJS(document));
			if (entry.success) return [{ line: lineOf(item), item, entry: entry.data }];
			for (const issue of entry.error.issues) {
				faults.push({ line: lineOf(fieldOf(item, issue.path[0]) ?? item), message: sentenceOf(issue, item) });
			}
			return [];
		});
	};
	const refuseBeside = (item: YAMLMap, fields: string[], target: string) => {
		for (const field of fields.filter((one) => item.has(one))) {
			faults.push({
				line: lineOf(fieldOf(item, field)),
				message: `${field} stands beside "new" alone, not "${target}"`,
			});
		}
	};
	const named = (item: YAMLMap, typed: Partial<Names>) => {
		const first = typed[DEFAULT_LOCALE];
		if (first === undefined) {
			const message = `${DEFAULT_LOCALE} is missing: the ${languageName(DEFAULT_LOCALE)} name of what is new`;
			faults.push({ line: lineOf(item), message });
		}
		return eachLocale((locale) => typed[locale] ?? first ?? "");
	};

	const root = document.contents;
	if (!isEmpty(root) && !isMap(root)) {
		return { ok: false, faults: [{ line: 1, message: 'the file has the lists "categories" and "properties"' }] };
	}
	const known = ["categories", "properties"];
	for (const { key } of isMap(root) ? root.items : []) {
		if (isScalar(key) && known.includes(`${key.value}`)) continue;
		faults.push({ line: lineOf(key), message: 'only the lists "categories" and "properties" are known' });
	}
	const list = (called: string) => (isMap(root) ? root.get(called, true) : undefined);

	const categories = entriesOf(list("categories"), "categories", categoryEntry).map(
		({ line, item, entry: { path: typed, category, parent = "", ...rest } }): CategoryLine => {
			const path = splitPath(typed);
			if (path.length === 0) faults.push({ line, message: "path is empty" });
			const bytes = Buffer.byteLength(pathKey(path));
			if (bytes > PATH_MAX_BYTES) {
				faults.push({ line, message: `path is too long: it takes ${bytes} bytes, at most ${PATH_MAX_BYTES} fit` });
			}
			if (category === "new") return { line, path, target: { kind: "new", names: named(item, rest), parent } };
			refuseBeside(item, [...LOCALES, "parent"], category);
			return { line, path, target: category === "skip" ? { kind: "skip" } : { kind: "as", name: category } };
		},
	);
	const properties = entriesOf(list("properties"), "properties", propertyEntry).map(
		({ line, item, entry: { property, attribute, filter, ...rest } }): PropertyLine => {
			const values = entriesOf(item.get("values", true), "values", valueEntry).map(
				({ line, item, entry: { value, ...typed } }): ValueLine => ({ line, value, names: named(item, typed) }),
			);
			if (attribute === "new") {
				if (filter === undefined) faults.push({ line, message: "filter is missing: yes or no" });
				return {
					line,
					property,
					values,
					target: { kind: "new", names: named(item, rest), isFilter: filter === "yes" },
				};
			}
			refuseBeside(item, [...LOCALES, "filter"], attribute);
			if (attribute !== "skip") return { line, property, values, target: { kind: "as", name: attribute } };
			return { line, property, values: [], target: { kind: "skip" } };
		},
	);
	if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.line - b.line) };
	return { ok: true, value: { categories, properties } };
}

function isEmpty(node: unknown): boolean {
	return node === undefined || node === null || (isScalar(node) && oneLine(`${node.value ?? ""}`) === "");
}

function fieldOf(item: YAMLMap, field: PropertyKey | undefined): Node | undefined {
	const pair = item.items.find(({ key }) => isScalar(key) && key.value === field);
	return isScalar(pair?.key) ? pair.key : undefined;
}

function sentenceOf(issue: z.core.$ZodIssue, item: YAMLMap): string {
	if (issue.code === "unrecognized_keys") return `there is no field ${issue.keys.join(", ")} here`;
	const [field] = issue.path;
	return `${String(field)} ${fieldOf(item, field) ? issue.message : "is missing"}`;
}
