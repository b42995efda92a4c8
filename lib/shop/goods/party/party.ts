import type { PartyPlan } from "../../../contract/schemas/party.ts";
import { variantTitle } from "../../../domain/goods/variant-title.ts";
import type { Locale } from "../../../domain/locale.ts";
import { atMemberPrice, unitCzkMinor } from "../../../domain/money/price.ts";
import { PARTY_KIND_ROWS, type PartyKind } from "../../../domain/party/party-kinds.ts";
import { type PartyGoods, type PlannedGoods, planParty } from "../../../domain/party/party-plan.ts";
import { type PartySet, type SetOffer, setInstead } from "../../../domain/party/party-set.ts";
import { mostPacks } from "../../../domain/party/party-ways.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { categoryLinkOf } from "../catalogue/categories.ts";
import { fillingRows } from "../catalogue/fillings.sql.ts";
import { customerDiscount } from "../catalogue/member-prices.sql.ts";
import { pictureOf } from "../media/picture-of.ts";
import { hasPickup, keyedRows, type OfferedRow, offeredRows, themeRow } from "./party.sql.ts";

type Offered = PartyGoods & { row: OfferedRow; price: number };
type Terms = { locale: Locale; discount: string; mayPickUp: boolean };

/**
 * A party of a theme for so many guests, at the prices of the customer, whose group may have a discount; null when no theme
 * has the id.
 */
export async function getPartyPlan(
	shop: Shop,
	{ locale, themeId, guests, userId }: { locale: Locale; themeId: number; guests: number; userId: number | null },
): Promise<PartyPlan | null> {
	const { db } = shop;
	const theme = await themeRow(db, locale, themeId);
	if (!theme) return null;
	const [rows, mayPickUp, discount] = await Promise.all([
		offeredRows(db, locale, themeId),
		hasPickup(db),
		userId === null ? undefined : customerDiscount(db, userId),
	]);
	const terms = { locale, discount: discount ?? "0", mayPickUp };
	const offered = rows.filter(({ parts }) => parts.length === 0).map((row) => offeredOf(row, terms.discount));
	const { items, missing } = planParty(offered, guests, mayPickUp);
	const sets = rows.flatMap((row) => setOf(row, offered, terms.discount) ?? []);
	const [homes, filled] = await Promise.all([
		keyedRows(db, locale, [...new Set(missing.map(({ kind }) => homeOf(kind)))]),
		fillingRows(
			db,
			items.map(({ goods }) => goods.row.product_id),
		),
	]);
	const fillings = new Map(filled.map((row) => [row.product_id, row.price_with_tax]));
	return {
		theme: categoryLinkOf(theme, locale),
		guests,
		items: items.map((item) => ({
			...itemOf(item, terms),
			filling_with_tax: fillings.get(item.goods.row.product_id) ?? null,
		})),
		set: setReply(setInstead(items, sets, guests), items, terms),
		missing: missing.map(({ kind, was }) => {
			const home = homes.find(({ key }) => key === homeOf(kind));
			return { kind, was, category: home ? categoryLinkOf(home, locale) : null };
		}),
	};
}

const homeOf = (kind: PartyKind): string => PARTY_KIND_ROWS[kind].categories[0] ?? "";

function offeredOf(row: OfferedRow, discount: string): Offered {
	const pieces = Number(row.pack ?? Number.NaN);
	return {
		row,
		price: unitCzkMinor(atMemberPrice(row, discount)),
		name: variantTitle(row.name, row.variant_name),
		categories: row.categories,
		pieces: Number.isInteger(pieces) && pieces > 0 ? pieces : null,
		source: row.source === "whole" ? "theme" : row.source,
		match: row.match,
		popularity: row.popularity,
		warehouse: row.warehouse,
		branches: row.branches,
	};
}

type OfferedSet = PartySet<Offered> & { whole: Offered };

/** A set with all its parts; null for other goods, and when a part is not offered, as one with a minimum age. */
function setOf(row: OfferedRow, offered: readonly Offered[], discount: string): OfferedSet | null {
	if (row.parts.length === 0) return null;
	const whole = offeredOf(row, discount);
	const parts = row.parts.flatMap(({ id, quantity }) => {
		const goods = offered.find((one) => one.row.variant_id === id);
		return goods ? [{ goods, quantity }] : [];
	});
	return parts.length === row.parts.length ? { whole, price: whole.price, parts } : null;
}

function setReply(
	offer: SetOffer<OfferedSet> | null,
	items: readonly PlannedGoods<Offered>[],
	terms: Terms,
): PartyPlan["set"] {
	if (!offer) return null;
	const { set, packs, forGuests, saves, besides } = offer;
	return {
		...goodsOf(set.whole, terms),
		...{ kind: "set", packs, for_guests: forGuests, saves },
		besides: items.map(({ goods }, at) => ({ variant_id: goods.row.variant_id, packs: besides[at] ?? 0 })),
	};
}

function itemOf({ kind, goods, packs, insteadOf, isShort }: PlannedGoods<Offered>, terms: Terms) {
	return {
		...goodsOf(goods, terms),
		...{ kind, packs, instead_of: insteadOf, is_short: isShort, is_plain: goods.source === "colour" },
	};
}

function goodsOf(goods: Offered, { locale, mayPickUp }: Terms) {
	const { row } = goods;
	return {
		product: {
			id: row.product_id,
			slug: row.slug,
			name: row.name,
			url: pageLinks.product(locale, { id: row.product_id, slug: row.slug, categorySlug: row.category_slug }),
		},
		variant: { id: row.variant_id, name: row.variant_name, code: row.code },
		pieces: goods.pieces,
		price_with_tax: goods.price,
		image: pictureOf(row.picture_key, row.name),
		tint: row.tint,
		most: mostPacks(goods, mayPickUp),
		warehouse: row.warehouse,
		branches: row.branches,
	};
}
