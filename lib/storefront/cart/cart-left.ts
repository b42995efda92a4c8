/** Changes of the cart still pending when a page was left; the next page of this tab resumes them. */
import { SECOND_MS } from "#lib/domain/durations.ts";
import { parseJson, withStorage } from "../browser/browser-storage.ts";
import type { LineAddress } from "./cart-wishes.ts";

/** A change as sent: absolute, so that a repeat does no harm. `base` is the quantity before it. */
export type LeftWish = { line: LineAddress; quantity: number; base: number; note?: string };

const KEY = "cart-left";
/** After this time the shopper may have changed the cart elsewhere. */
const HOLDS_MS = 10 * SECOND_MS;

export function keepLeft(wishes: LeftWish[], nowMs: number): void {
	if (wishes.length > 0)
		withStorage("sessionStorage", (store) => store.setItem(KEY, JSON.stringify({ nowMs, wishes })));
}

/** Returns the changes left within `HOLDS_MS` and deletes them. Malformed entries are left out. */
export function takeLeft(nowMs: number): LeftWish[] {
	const text = withStorage("sessionStorage", (store) => store.getItem(KEY));
	if (typeof text !== "string") return [];
	withStorage("sessionStorage", (store) => store.removeItem(KEY));
	const left = parseJson(text);
	if (!isRecord(left) || typeof left.nowMs !== "number" || !Array.isArray(left.wishes)) return [];
	const age = nowMs - left.nowMs;
	return age >= 0 && age < HOLDS_MS ? left.wishes.flatMap((wish: unknown) => wishOf(wish) ?? []) : [];
}

/** Parsed by hand: zod would be most of this script on every page. */
function wishOf(value: unknown): LeftWish | null {
	if (!isRecord(value) || !isRecord(value.line)) return null;
	const { quantity, base, note } = value;
	const { id, variantId, parentId } = value.line;
	if (!isCount(quantity) || !isCount(base) || !isCount(id) || !isCount(variantId)) return null;
	if (parentId !== null && !isCount(parentId)) return null;
	return { line: { id, variantId, parentId }, quantity, base, ...(typeof note === "string" ? { note } : {}) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
