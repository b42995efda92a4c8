import type { LineError, Unmapped } from "./formats/imported.ts";

/** Broken lines: how many, and the first of them. */
export type LineErrors = { total: number; first: LineError[] };

export const ERRORS_SHOWN = 50;

/** Gathers broken lines; memory holds the first 50 by line, the rest are counted. */
export function collectErrors() {
	let first: LineError[] = [];
	let total = 0;
	const trim = () => {
		first = first.sort((a, b) => a.line - b.line).slice(0, ERRORS_SHOWN);
	};
	return {
		add({ line, message }: LineError) {
			total += 1;
			first.push({ line, message });
			if (first.length > 2 * ERRORS_SHOWN) trim();
		},
		/** Counts some that are not shown. */
		count(more: number) {
			total += more;
		},
		get total() {
			return total;
		},
		result(): LineErrors {
			trim();
			return { total, first };
		},
	};
}
export type ErrorCollector = ReturnType<typeof collectErrors>;

/** One kind of what has no counterpart: how often it came, and up to five different examples. */
export type UnmappedKind = { what: string; count: number; examples: { line: number; example: string }[] };

const EXAMPLES = 5;
const KINDS = 100;

/** Counts what has no counterpart by its kind; kinds beyond a hundred are counted together. */
export function collectUnmapped() {
	const kinds = new Map<string, UnmappedKind>();
	return {
		add({ line, what, example }: Unmapped) {
			const name = kinds.has(what) || kinds.size < KINDS ? what : "other things";
			const kind = kinds.get(name) ?? { what: name, count: 0, examples: [] };
			kinds.set(name, kind);
			kind.count += 1;
			if (kind.examples.length < EXAMPLES && kind.examples.every((known) => known.example !== example)) {
				kind.examples.push({ line, example });
			}
		},
		/** The most frequent kind first. */
		result: (): UnmappedKind[] => [...kinds.values()].sort((a, b) => b.count - a.count),
	};
}
