import type { PartyItem, PartyPlan } from "../../../contract/schemas/party.ts";
import { variantTitle } from "../../../domain/goods/variant-title.ts";
import type { Locale } from "../../../domain/locale.ts";
import { atMemberPrice, unitCzkMinor } from "../../../domain/money/price.ts";
import { PARTY_KIND_ROWS, type PartyKind } from "../../../domain/party/party-kinds.ts";
import { type PartyGoods, type PlannedGoods, planParty } from "../../../domain/party/party-plan.ts";
import { mostPacks } from "../../../domain/party/party-ways.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { categoryLinkOf } from "../catalogue/categories.ts";
import { customerDiscount } from "../catalogue/member-prices.sql.ts";
import { pictureOf } from "../media/picture-of.ts";
import { hasPickup, keyedRows, type OfferedRow, offeredRows, themeRow } from "./party.sql.ts";

type Offered = PartyGoods & { row: OfferedRow };

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
	const { items, missing } = planParty(rows.map(offeredOf), guests, mayPickUp);
	const homes = await keyedRows(db, locale, [...new Set(missing.map(({ kind }) => homeOf(kind)))]);
	return {
		theme: categoryLinkOf(theme, locale),
		guests,
		items: items.map((item) => itemOf(item, { locale, discount: discount ?? "0", mayPickUp })),
		missing: missing.map(({ kind, was }) => {
			const home = homes.find(({ key }) => key === homeOf(kind));
			return { kind, was, category: home ? categoryLinkOf(home, locale) : null };
		}),
	};
}

const homeOf = (kind: PartyKind): string => PARTY_KIND_ROWS[kind].categories[0] ?? "";

function offeredOf(row: OfferedRow): Offered {
	const pieces = Number(row.pack ?? Number.NaN);
	return {
		row,
		name: variantTitle(row.name, row.variant_name),
		categories: row.categories,
		pieces: Number.isInteger(pieces) && pieces > 0 ? pieces : null,
		source: row.source,
		match: row.match,
		popularity: row.popularity,
		warehouse: row.warehouse,
		branches: row.branches,
	};
}

function itemOf(
	{ kind, goods, packs, insteadOf, isShort }: PlannedGoods<Offered>,
	{ locale, discount, mayPickUp }: { locale: Locale; discount: string; mayPickUp: boolean },
): PartyItem {
	const { row } = goods;
	return {
		kind,
		product: {
			id: row.product_id,
			slug: row.slug,
			name: row.name,
			url: pageLinks.product(locale, { id: row.product_id, slug: row.slug, categorySlug: row.category_slug }),
		},
		variant: { id: row.variant_id, name: row.variant_name, code: row.code },
		packs,
		pieces: goods.pieces,
		price_with_tax: unitCzkMinor(atMemberPrice(row, discount)),
		image: pictureOf(row.picture_key, row.name),
		tint: row.tint,
		most: mostPacks(goods, mayPickUp),
		warehouse: row.warehouse,
		branches: row.branches,
		instead_of: insteadOf,
		is_short: isShort,
		is_plain: goods.source === "colour",
	};
}
