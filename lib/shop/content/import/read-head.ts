import { type Document, isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { FileFault } from "./faults.ts";
import type { ContentFile } from "./read-folder.ts";

/** The front matter of a file, and the Markdown below it. */
export type Head = {
	path: string;
	values: Record<string, unknown>;
	/** Line of a field of the front matter; the file's first line when the field is missing. */
	lineOf(field: string): number;
	body: string;
	bodyLine: number;
};

const MARK = /^---[ \t]*$/m;

/** Parses a file that begins with YAML between two lines of `---`; null, with a fault, for any other. */
export function readHead({ path, text }: ContentFile, faults: FileFault[]): Head | null {
	const begin = /^---[ \t]*\n/.exec(text);
	const end = begin && MARK.exec(text.slice(begin[0].length));
	if (!begin || !end) {
		faults.push({ path, line: 1, message: 'begins with front matter between two lines of "---"' });
		return null;
	}
	const yaml = text.slice(begin[0].length, begin[0].length + end.index);
	const read = readYaml({ path, text: yaml }, faults, 1);
	if (!read) return null;
	const { value, lineOf } = read;
	if (typeof value !== "object" || value === null || Array.isArray(value)) {
		faults.push({ path, line: 2, message: "the front matter is a list of fields" });
		return null;
	}
	const head = text.slice(0, begin[0].length + end.index + end[0].length + 1);
	const body = text.slice(head.length);
	return { path, values: { ...value }, lineOf, body, bodyLine: head.split("\n").length };
}

/** Parses YAML without tags and aliases; `offset` is the number of lines before it in the file. */
export function readYaml(
	{ path, text }: ContentFile,
	faults: FileFault[],
	offset = 0,
): { value: unknown; lineOf(field: string): number; lineAt(index: number): number } | null {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
	const lineOfPlace = (place: number) => lines.linePos(place).line + offset;
	if (document.errors.length > 0) {
		const [error] = document.errors;
		const message = error?.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
		faults.push({ path, line: lineOfPlace(error?.pos[0] ?? 0), message });
		return null;
	}
	const { contents } = document;
	const value = plainValue(document);
	if (value === undefined) {
		faults.push({ path, line: 1 + offset, message: "aliases (*name) are not understood here" });
		return null;
	}
	return {
		value,
		lineOf: (field) => {
			const pair = isMap(contents) && contents.items.find(({ key }) => isScalar(key) && key.value === field);
			return pair && isScalar(pair.key) ? lineOfPlace(pair.key.range?.[0] ?? 0) : 1;
		},
		lineAt: (index) => {
			const item = contents && "items" in contents ? contents.items[index] : undefined;
			const range = item && "range" in item ? item.range : null;
			return range ? lineOfPlace(range[0]) : 1;
		},
	};
}

/** Undefined for a document with aliases, which a file could expand without end. */
function plainValue(document: Document.Parsed): unknown {
	try {
		return document.toJS({ maxAliasCount: 0 }) ?? null;
	} catch (error) {
		if (error instanceof ReferenceError) return undefined;
		throw error;
	}
}
