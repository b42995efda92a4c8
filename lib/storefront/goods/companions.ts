import { queryOptions } from "@tanstack/react-query";
import type { ProductCard, RelatedProducts } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError } from "../client/api-error.ts";
import { call } from "../client/browser.ts";

/** So many goods of a cart are asked about, the last ones. */
const ASKED = 3;
const SHOWN = 4;

/** What goes with the goods of a cart; the cart's own are left out. */
export function companionsQuery(locale: Locale, ids: readonly number[]) {
	return queryOptions({
		queryKey: ["companions", locale, ...ids],
		staleTime: Number.POSITIVE_INFINITY,
		queryFn: async () => pickCompanions(await Promise.all(ids.slice(-ASKED).map((id) => fetchBeside(locale, id))), ids),
	});
}

/** Goods beside a product; null once it is not on sale any more. */
async function fetchBeside(locale: Locale, id: number): Promise<RelatedProducts | null> {
	try {
		return await call("GET /catalog/product/{locale}/{id}/related", { params: { locale, id } });
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return null;
		throw error;
	}
}

type Card = Pick<ProductCard, "id" | "availability">;
type Beside<C> = { companions: readonly C[]; same_motif: readonly C[] };

/** Accessories chosen by hand first, then goods of the same motif; each product of the cart in its turn, none twice, all in stock. */
export function pickCompanions<C extends Card>(beside: readonly (Beside<C> | null)[], inCart: readonly number[]): C[] {
	const known = beside.filter((one) => one !== null);
	const cards = [...inTurn(known.map((one) => one.companions)), ...inTurn(known.map((one) => one.same_motif))];
	const wanted = cards.filter(({ id, availability }) => availability === "in_stock" && !inCart.includes(id));
	return [...new Map(wanted.map((card) => [card.id, card])).values()].slice(0, SHOWN);
}

/** The first ones of all lists, then the second ones, and so on. */
function inTurn<C>(lists: readonly (readonly C[])[]): C[] {
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
