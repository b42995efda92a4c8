/** What this tab has put of a party into the cart, kept over a reload and over another number of guests. */
import type { PutParty } from "#lib/domain/party/party-cart.ts";
import { parseJson, withStorage } from "../browser/browser-storage.ts";

const keyOf = (themeId: number) => `konfety.party.${themeId}`;

export function readPutParty(themeId: number): PutParty | null {
	const kept = parseJson(withStorage("sessionStorage", (store) => store.getItem(keyOf(themeId))) ?? "null");
	return isPutParty(kept) ? kept : null;
}

export function keepPutParty(themeId: number, put: PutParty): void {
	withStorage("sessionStorage", (store) => store.setItem(keyOf(themeId), JSON.stringify(put)));
}

/** By hand, since the code of schemas is a fifth of this page's. */
function isPutParty(kept: unknown): kept is PutParty {
	const { cartId, lines } = (kept ?? {}) as Partial<PutParty>;
	const isLine = (line: Partial<PutParty["lines"][number]> | null) =>
		typeof line?.name === "string" && [line.variantId, line.productId, line.packs, line.before].every(Number.isInteger);
	return typeof cartId === "string" && Array.isArray(lines) && lines.every(isLine);
}
