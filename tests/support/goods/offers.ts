import { Readable } from "node:stream";
import { eachLocaleOf } from "#lib/domain/locale.ts";
import { DISPATCH } from "#lib/domain/time/promised-dates.ts";
import { checkFeed, type Finding } from "#lib/shop/backoffice/feeds/check-feed.ts";
import { itemLine } from "#lib/shop/telling/feeds/container.ts";
import { dueDelivery, duePickup } from "#lib/shop/telling/feeds/due.ts";
import type { FeedContext } from "#lib/shop/telling/feeds/feed-context.ts";
import { loadFeedTexts } from "#lib/shop/telling/feeds/feed-texts.ts";
import type { FeedFormat } from "#lib/shop/telling/feeds/format.ts";
import type { Offer } from "#lib/shop/telling/feeds/offer.ts";

const SHOP = "https://konfety.test";
const FEED_TEXTS = await eachLocaleOf(loadFeedTexts);

/** A red balloon that is in the warehouse, the only variant of its product. */
export function anOffer(traits: Partial<Offer> = {}): Offer {
	return {
		id: "BL-1021",
		groupId: null,
		name: { cs: "Balónek červený", en: "Red balloon" },
		variantName: { cs: "", en: "" },
		description: { cs: "Balónek z přírodního latexu.", en: "A balloon of natural latex." },
		url: { cs: `${SHOP}/1234/balonky/balonek`, en: `${SHOP}/en/1234/balloons/balloon` },
		pictures: [`${SHOP}/media/0123456789abcdef0123/1200.jpg`],
		priceMinor: 4_900,
		originalMinor: null,
		vatPercent: "21",
		ean: "8594061743744",
		brand: "Balónovo",
		responsible: null,
		category: { cs: ["Balónky", "Latexové balónky"], en: ["Balloons", "Latex balloons"] },
		params: [],
		warehouse: 5,
		branches: [],
		minimumAge: null,
		accessories: [],
		...traits,
	};
}

/** Friday, 20 November 2026, eleven o'clock in Prague, with a courier for 119 Kč and 39 Kč for cash. */
export function aFeedContext(traits: Partial<FeedContext> = {}, now = "2026-11-20T10:00:00Z"): FeedContext {
	const at = new Date(now);
	return {
		shopUrl: SHOP,
		texts: FEED_TEXTS,
		categories: new Map(),
		values: new Map(),
		deliveries: [
			{
				heurekaId: "PPL",
				name: { cs: "Kurýr", en: "Courier" },
				priceMinor: 11_900,
				codMinor: 3_900,
				isFreeAboveThreshold: true,
				daysTo: 2,
			},
		],
		dueDelivery: dueDelivery(at, DISPATCH, [{ daysTo: 2 }]),
		duePickups: new Map([
			[1, duePickup(at, DISPATCH, { isPrague: true })],
			[2, duePickup(at, DISPATCH, { isPrague: false })],
		]),
		...traits,
	};
}

/** The text of an item; throws when it is left out. */
export function itemText(format: FeedFormat, offer: Offer, context = aFeedContext()): string {
	const item = format.item(offer, context);
	if (typeof item !== "string") throw new Error(`left out: ${item.leftOut}`);
	return item;
}

/** A whole feed of these offers. */
export function feedOf(format: FeedFormat, offers: Offer[], context = aFeedContext()): string {
	const items = offers.map((offer, at) => itemLine(format.container, itemText(format, offer, context), at === 0));
	return `${format.head(context)}${items.join("")}${format.foot}`;
}

/** What is wrong with a feed, as lines. */
export async function findingsOf(format: FeedFormat, feed: string): Promise<string[]> {
	const found: Finding[] = [];
	await checkFeed(Readable.from([Buffer.from(feed)]), format, (finding) => found.push(finding));
	return found.map(
		({ line, id, field, what, isError }) => `${line} ${id} ${field} ${what}${isError ? "" : " (warning)"}`,
	);
}

/** The errors alone. */
export async function errorsOf(format: FeedFormat, feed: string): Promise<string[]> {
	return (await findingsOf(format, feed)).filter((line) => !line.endsWith("(warning)"));
}

/** Texts of the elements of this name, as they stand in the file. */
export function textsIn(xml: string, name: string): string[] {
	return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, "g"))].map(([, text = ""]) => text);
}

/** Items of a feed by their id, as they stand in the file. */
export function itemsIn({ container, rules }: FeedFormat, feed: string): Map<string, string> {
	const { kind, item: tag } = container;
	const id = rules.id.replace("@", "");
	const whole = kind === "xml" ? new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, "g") : /(?<=^,?)\{.*\}$/gm;
	const named = kind === "xml" ? new RegExp(`<(?:\\w+:)?${id}>(.*?)<|^<\\w+ ${id}="([^"]*)"`) : null;
	const idOf = (item: string) => (named ? named.exec(item)?.slice(1).join("") : JSON.parse(item)[id]);
	return new Map([...feed.matchAll(whole)].map(([item]) => [idOf(item) ?? "", item]));
}
