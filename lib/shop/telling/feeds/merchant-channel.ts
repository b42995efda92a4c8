import { givenIn, type Locale } from "../../../domain/locale.ts";
import { DEMO_NAME } from "../../../domain/shop-name.ts";
import { inOwnName } from "../../kernel/base/own-name.ts";
import { pageLinks } from "../../kernel/links.ts";
import { element, XML_DECLARATION } from "../publish/xml.ts";
import { xml } from "./container.ts";
import type { FeedContext } from "./feed-context.ts";
import { crowns } from "./fields.ts";
import type { Offer } from "./offer.ts";

/** Common to the feeds of Google and Meta: RSS 2.0 with fields of Google's namespace. */

export const GOOGLE_NAMESPACE = "http://base.google.com/ns/1.0";

/** Google's taxonomy: Arts & Entertainment > Party & Celebration > Party Supplies. */
export const PARTY_SUPPLIES = 96;

export const channel = xml({
	around: ["rss", "channel"],
	namespace: "",
	fieldNamespace: GOOGLE_NAMESPACE,
	item: "item",
});

export function channelHead(locale: Locale, { shopUrl, texts }: Pick<FeedContext, "shopUrl" | "texts">): string {
	const { title } = inOwnName({ title: DEMO_NAME });
	const link = `${shopUrl}${pageLinks.local(locale, "")}`;
	const channel = `${element("title", title)}${element("link", link)}${element("description", texts[locale]("description"))}`;
	return `${XML_DECLARATION}<rss version="2.0" xmlns:g="${GOOGLE_NAMESPACE}">\n<channel>\n${channel}\n`;
}

export const channelFoot = "</channel>\n</rss>\n";

/** "1490.00 CZK" */
export const koruna = (minor: number) => `${crowns(minor)} CZK`;

/** Numbers for internal use in a shop, which Google refuses (GS1 prefixes 02, 04 and 2, of EAN-8 also 0). */
const IN_STORE = /^(?:(?:2|02|04)\d+|0\d{7})$/;

/** A globally valid bar code; null for one for internal use. */
export function gtinOf(ean: string | null): string | null {
	return ean === null || IN_STORE.test(ean) ? null : ean;
}

/** Our attributes with a field at Google and Meta, by key. */
const TRAITS: Record<string, string> = { velikost: "g:size", barva: "g:color", material: "g:material" };
/** Google's longest value, and its most colours or materials. */
const TRAIT_MAX = { length: 100, values: 3 } as const;

export function traitElements({ params }: Offer, locale: Locale): string {
	return params
		.flatMap(({ key, value }) => {
			const field = TRAITS[key];
			const values = givenIn(value, locale).split(", ");
			// An offer has one size; of colours and materials the most important stand first.
			if (field === undefined || (field === "g:size" && values.length > 1)) return [];
			const text = values.slice(0, TRAIT_MAX.values).join("/");
			return text.length > TRAIT_MAX.length ? [] : [element(field, text)];
		})
		.join("");
}
