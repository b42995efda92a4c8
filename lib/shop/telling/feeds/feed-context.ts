import { oneLine } from "../../../domain/goods/description.ts";
import { eachLocale, eachLocaleOf, type Given, givenIn, type Locale } from "../../../domain/locale.ts";
import { grossMinor } from "../../../domain/money/money.ts";
import { readDispatch } from "../../content/settings/shop-wide.sql.ts";
import type { PublishContext } from "../publish/context.ts";
import { type Due, dueDelivery, duePickup } from "./due.ts";
import {
	type FeedDeliveryRow,
	feedBranchRows,
	feedCategoryRows,
	feedDeliveryRows,
	feedValueRows,
} from "./feed-context.sql.ts";
import { type FeedTexts, loadFeedTexts } from "./feed-texts.ts";
import type { Text } from "./offer.ts";

/** A delivery method as feeds need it. */
export type FeedDelivery = {
	/** Its name at Heureka; null: not offered there. */
	heurekaId: string | null;
	name: Text;
	/** Gross in haléře. */
	priceMinor: number;
	/** Surcharge for cash on delivery, gross in haléře; null where it is not offered. */
	codMinor: number | null;
	isFreeAboveThreshold: boolean;
	/** Working days at most. */
	daysTo: number;
};

/** Data shared by all offers, read once per pass: it grows with the shop's lists, not with its goods. */
export type FeedContext = {
	shopUrl: string;
	texts: Record<Locale, FeedTexts>;
	/** Names from the top, by id of a category. */
	categories: Map<number, Given<string[]>>;
	/** Values of attributes by id; `position` is their place when all are shown. */
	values: Map<number, { key: string; name: Text; value: Text; position: number }>;
	deliveries: FeedDelivery[];
	/** When an order of now arrives; null when nothing is sent. */
	dueDelivery: Due | null;
	/** When an order of now can be fetched at a branch that has the goods, by branch id. */
	duePickups: Map<number, Due>;
};

export async function readFeedContext({ db, shopUrl, now }: PublishContext): Promise<FeedContext> {
	const categories = await feedCategoryRows(db);
	const values = await feedValueRows(db);
	const deliveries = (await feedDeliveryRows(db)).map(deliveryOf);
	const branches = await feedBranchRows(db);
	const dispatch = await readDispatch(db);
	return {
		shopUrl: shopUrl.replace(/\/+$/, ""),
		texts: await eachLocaleOf(loadFeedTexts),
		categories: pathsOf(categories),
		values: new Map(
			values.map(({ id, key, name, value }, position) => [
				id,
				{ key, name: lineOf(name), value: lineOf(value), position },
			]),
		),
		deliveries,
		dueDelivery: dueDelivery(now, dispatch, deliveries),
		duePickups: new Map(branches.map(({ id, isPrague }) => [id, duePickup(now, dispatch, { isPrague })])),
	};
}

function deliveryOf(row: FeedDeliveryRow): FeedDelivery {
	return {
		heurekaId: row.heureka_id,
		name: lineOf(row.name),
		priceMinor: grossMinor(row.net_price, row.vat),
		codMinor: row.cod_net === null || row.cod_vat === null ? null : grossMinor(row.cod_net, row.cod_vat),
		isFreeAboveThreshold: row.is_free_above_threshold,
		daysTo: row.days_to,
	};
}

const MAX_DEPTH = 20;

function pathsOf(rows: Awaited<ReturnType<typeof feedCategoryRows>>): FeedContext["categories"] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	const path = (id: number, locale: Locale) => {
		const names: string[] = [];
		for (let row = byId.get(id); row && names.length < MAX_DEPTH; row = byId.get(row.parent_id ?? 0)) {
			names.unshift(oneLine(givenIn(row.names, locale)));
		}
		return names;
	};
	return new Map(rows.map(({ id }) => [id, eachLocale((locale) => path(id, locale))]));
}

export function lineOf(text: Text): Text {
	return eachLocale((locale) => oneLine(givenIn(text, locale)));
}
