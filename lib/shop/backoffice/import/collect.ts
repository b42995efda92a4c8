import type { LineError, Unmapped } from "./formats/imported.ts";

/** Number of broken lines, and the first of them. */
export type LineErrors = { total: number; first: LineError[] };

export const ERRORS_SHOWN = 50;

/** Collects broken lines; keeps the first 50 by line and counts the rest. */
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
		/** Counts further ones without storing them. */
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

/** One kind of unmapped content: how often it occurs, and up to five different examples. */
export type UnmappedKind = { what: string; count: number; examples: { line: number; example: string }[] };

const EXAMPLES = 5;
const KINDS = 100;

/** Counts unmapped content by kind; kinds beyond a hundred are counted together. */
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
