"use client";
/**
 * Prices for a customer whose group has a discount, in the browser: queries of many components are batched into few
 * calls.
 */
import { queryOptions } from "@tanstack/react-query";
import type { MemberPrice } from "#lib/contract/schemas/member-prices.ts";
import { MEMBER_PRICES_MAX } from "#lib/domain/goods/goods-limits.ts";
import { call } from "../client/browser.ts";
import { customerKey, customerQuery, retryUnlessRefused } from "../customer/customer.ts";
import { forgetEndedSession } from "../customer/ended-session.ts";

/** A product has the price of its card. */
export type PricedGoods = { kind: "products" | "variants"; id: number };

type Asked = PricedGoods & { resolve: (found: Found) => void; reject: (error: unknown) => void };
type Found = { discount: number; price: BothPrices | null };

/** What everybody pays, and what this customer does: gross, CZK haléře. */
export type BothPrices = { usualMinor: number; memberMinor: number };

const bothOf = (price: MemberPrice): BothPrices => ({
	usualMinor: price.price_with_tax,
	memberMinor: price.member_price_with_tax,
});

/** Queries within this time are batched: the goods of a page. */
const GATHERING_MS = 10;
let gathered: Asked[] = [];

function askTogether(goods: PricedGoods): Promise<Found> {
	return new Promise((resolve, reject) => {
		gathered.push({ ...goods, resolve, reject });
		if (gathered.length > 1) return;
		setTimeout(() => {
			const asked = gathered;
			gathered = [];
			for (const some of inCalls(asked)) void answer(some);
		}, GATHERING_MS);
	});
}

/** Splits the queries into calls within the contract's limit of ids of each kind. */
function inCalls(asked: Asked[]): Asked[][] {
	const ids = { products: new Map<number, number>(), variants: new Map<number, number>() };
	const callOf = ({ kind, id }: PricedGoods) => {
		const place = ids[kind].get(id) ?? ids[kind].size;
		ids[kind].set(id, place);
		return Math.floor(place / MEMBER_PRICES_MAX);
	};
	return [...Map.groupBy(asked, callOf).values()];
}

async function answer(asked: Asked[]): Promise<void> {
	const idsOf = (kind: PricedGoods["kind"]) => [
		...new Set(asked.filter((one) => one.kind === kind).map(({ id }) => id)),
	];
	const body = { productIds: idsOf("products"), variantIds: idsOf("variants") };
	try {
		const prices = await call("POST /catalog/member-prices", { body });
		const byId = {
			products: new Map(prices.products.map((price) => [price.id, bothOf(price)])),
			variants: new Map(prices.variants.map((price) => [price.id, bothOf(price)])),
		};
		for (const { kind, id, resolve } of asked)
			resolve({ discount: prices.discount, price: byId[kind].get(id) ?? null });
	} catch (error) {
		forgetEndedSession(error);
		for (const { reject } of asked) reject(error);
	}
}

/** The customer's price of goods; null for goods no longer sold. `discount` is that of the group as the browser knows it. */
export const memberPriceQuery = (discount: number, goods: PricedGoods) =>
	queryOptions({
		queryKey: customerKey("prices", discount, goods.kind, goods.id),
		queryFn: async ({ client }) => {
			const found = await askTogether(goods);
			// The group's discount has changed: reload the customer.
			if (found.discount !== discount) void client.invalidateQueries({ queryKey: customerQuery().queryKey });
			return found.price;
		},
		staleTime: 60_000,
		retry: retryUnlessRefused,
	});
