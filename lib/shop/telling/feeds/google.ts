import { givenIn, type Locale } from "../../../domain/locale.ts";
import { element, elements, group } from "../publish/xml.ts";
import { cutText } from "./cut-text.ts";
import { deliveriesOf, deliveryPrices } from "./delivery.ts";
import type { FeedContext } from "./feed-context.ts";
import { categoryText, crowns, descriptionOf, titleOf } from "./fields.ts";
import type { FeedFormat } from "./format.ts";
import { GOOGLE_MAX, googleRules } from "./google-rules.ts";
import {
	channel,
	channelFoot,
	channelHead,
	gtinOf,
	koruna,
	PARTY_SUPPLIES,
	traitElements,
} from "./merchant-channel.ts";
import { type Offer, stockOf } from "./offer.ts";

/** The feed for Google Merchant Center, in one language. */
export function googleFormat(locale: Locale): FeedFormat {
	return {
		file: `google-${locale}.xml`,
		title: `Google Merchant, ${locale}`,
		container: channel,
		head: (context) => channelHead(locale, context),
		item: (offer, context) => {
			const url = givenIn(offer.url, locale);
			if (url.length > GOOGLE_MAX.url) return { leftOut: "long_address" };
			const [picture = null, ...more] = offer.pictures;
			return group(
				"item",
				element("g:id", offer.id),
				element("g:title", titleOf(offer, locale, GOOGLE_MAX.title)),
				element("g:description", descriptionOf(offer, locale, GOOGLE_MAX.description)),
				element("g:link", url),
				element("g:image_link", picture),
				elements("g:additional_image_link", more.slice(0, GOOGLE_MAX.pictures)),
				element("g:availability", stockOf(offer) > 0 ? "in_stock" : "out_of_stock"),
				element("g:price", koruna(offer.originalMinor ?? offer.priceMinor)),
				element("g:sale_price", offer.originalMinor === null ? null : koruna(offer.priceMinor)),
				element("g:condition", "new"),
				element("g:brand", cutText(offer.brand ?? "", GOOGLE_MAX.brand)),
				element("g:gtin", gtinOf(offer.ean)),
				// Without a bar code Google expects a manufacturer's part number, which party goods do not have.
				element("g:identifier_exists", gtinOf(offer.ean) === null ? "no" : null),
				element("g:item_group_id", offer.groupId),
				element("g:google_product_category", PARTY_SUPPLIES),
				element("g:product_type", categoryText(givenIn(offer.category, locale), " > ", GOOGLE_MAX.type)),
				traitElements(offer, locale),
				...offer.params.map((param) => detailElement(givenIn(param.name, locale), givenIn(param.value, locale))),
				shippingElements(offer, locale, context),
			);
		},
		foot: channelFoot,
		rules: googleRules,
	};
}

function detailElement(name: string, value: string): string {
	if (name === "" || value === "") return "";
	return group(
		"g:product_detail",
		element("g:attribute_name", cutText(name, GOOGLE_MAX.detailName)),
		element("g:attribute_value", cutText(value, GOOGLE_MAX.detail)),
	);
}

function shippingElements(offer: Offer, locale: Locale, context: FeedContext): string {
	return deliveriesOf(offer, context)
		.map((delivery) =>
			group(
				"g:shipping",
				element("g:country", "CZ"),
				element("g:service", givenIn(delivery.name, locale)),
				element("g:price", `${crowns(deliveryPrices(delivery, offer).priceMinor)} CZK`),
			),
		)
		.join("");
}
