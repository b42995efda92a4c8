import { PART_KINDS, type PartKind } from "../art/part.ts";
import type { Bounds } from "../paper/extent.ts";
import { boundsOf } from "./bounds.ts";

export type Part = { kind: PartKind; markup: string; bounds: Bounds };

const TAG = /<(\/?)([a-z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/gi;
const MARK = /^<g data-part="([a-z]+)">/;

/** The elements of a piece of markup that are in no other. */
function elements(markup: string): string[] {
	const found: string[] = [];
	let [depth, start] = [0, 0];
	for (const { 0: whole, 1: closes, 4: isEmpty, index } of markup.matchAll(TAG)) {
		if (depth === 0) start = index;
		if (!isEmpty) depth += closes ? -1 : 1;
		if (depth === 0) found.push(markup.slice(start, index + whole.length));
	}
	return found;
}

const kindOf = (element: string) => PART_KINDS.find((kind) => kind === MARK.exec(element)?.[1]);

/** Without those of who wears it: their face in a hood, their hand round a stick. */
function undressed(element: string): string {
	const kind = kindOf(element);
	if (kind === "body" || kind === "hands") return "";
	if (!element.includes('data-part="')) return element;
	const opening = /^<[^>]*>/.exec(element)?.[0] ?? "";
	const inner = element.slice(opening.length, element.lastIndexOf("</"));
	return `${opening}${elements(inner).map(undressed).join("")}</g>`;
}

/**
 * What a drawn costume can be taken apart into, in the order of drawing: all of one kind together, and what has no mark
 * with what was drawn before it. Nothing of who wears it, and no part of the kinds in `without`.
 */
export function partsOf(costume: string, without: readonly PartKind[] = []): Part[] {
	const drawn = new Map<PartKind, string>();
	let current: PartKind | null = null;
	for (const element of elements(costume)) {
		const kind = kindOf(element);
		if (kind === "hands") continue;
		if (kind) current = kind;
		if (current === null || current === "body") continue;
		drawn.set(current, (drawn.get(current) ?? "") + undressed(element));
	}
	return [...drawn].flatMap(([kind, markup]) => {
		const bounds = without.includes(kind) ? null : boundsOf(markup);
		return bounds ? [{ kind, markup, bounds }] : [];
	});
}
