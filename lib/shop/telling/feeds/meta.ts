import { givenIn, type Locale } from "../../../domain/locale.ts";
import { DEMO_NAME } from "../../../domain/shop-name.ts";
import { inOwnName } from "../../kernel/base/own-name.ts";
import { element, elements, group } from "../publish/xml.ts";
import { cutText } from "./cut-text.ts";
import { categoryText, descriptionOf, titleOf } from "./fields.ts";
import type { FeedFormat } from "./format.ts";
import { GOOGLE_MAX, merchantFields, saleFault } from "./google-rules.ts";
import {
	channel,
	channelFoot,
	channelHead,
	gtinOf,
	koruna,
	PARTY_SUPPLIES,
	traitElements,
} from "./merchant-channel.ts";
import { stockOf } from "./offer.ts";
import { address, type FeedRules, picture } from "./rules.ts";

const MAX = { id: 100, title: 200, description: 9999, brand: 100, pictures: 20 } as const;
/** Meta requires a brand for all goods: those without one get the shop's name. */
const SHOP = inOwnName({ name: DEMO_NAME }).name;

/** Meta's catalogue (developers.facebook.com, catalog/fields): Google's fields in RSS, with longer texts and other values. */
const RULES: FeedRules = {
	id: "id",
	fields: {
		...merchantFields,
		id: { required: true, maxLength: MAX.id, isUnique: true },
		title: { required: true, maxLength: MAX.title, advisedLength: { max: 65 } },
		description: { required: true, maxLength: MAX.description },
		link: address(GOOGLE_MAX.url, { required: true, isUnique: true }),
		additional_image_link: picture(GOOGLE_MAX.url, { times: MAX.pictures }),
		availability: { required: true, pattern: /^(?:in stock|out of stock|available for order|discontinued)$/ },
		brand: { required: true, maxLength: MAX.brand },
		item_group_id: { maxLength: MAX.id },
	},
	fault: saleFault,
};

/** The feed for the catalogue of Facebook and Instagram, in one language. */
export function metaFormat(locale: Locale): FeedFormat {
	return {
		file: `meta-${locale}.xml`,
		title: `Meta, ${locale}`,
		container: channel,
		head: (context) => channelHead(locale, context),
		item: (offer) => {
			const url = givenIn(offer.url, locale);
			if (url.length > GOOGLE_MAX.url) return { leftOut: "long_address" };
			const [picture = null, ...more] = offer.pictures;
			return group(
				"item",
				element("g:id", offer.id),
				element("g:title", titleOf(offer, locale, MAX.title)),
				element("g:description", descriptionOf(offer, locale, MAX.description)),
				element("g:link", url),
				element("g:image_link", picture),
				elements("g:additional_image_link", more.slice(0, MAX.pictures)),
				element("g:availability", stockOf(offer) > 0 ? "in stock" : "out of stock"),
				element("g:price", koruna(offer.originalMinor ?? offer.priceMinor)),
				element("g:sale_price", offer.originalMinor === null ? null : koruna(offer.priceMinor)),
				element("g:condition", "new"),
				element("g:brand", cutText(offer.brand ?? SHOP, MAX.brand)),
				element("g:gtin", gtinOf(offer.ean)),
				element("g:item_group_id", offer.groupId),
				element("g:google_product_category", PARTY_SUPPLIES),
				element("g:product_type", categoryText(givenIn(offer.category, locale), " > ", GOOGLE_MAX.type)),
				traitElements(offer, locale),
			);
		},
		foot: channelFoot,
		rules: RULES,
	};
}
