import { element, elements, group, XML_DECLARATION } from "../publish/xml.ts";
import { xml } from "./container.ts";
import { deliveriesOf, deliveryPrices } from "./delivery.ts";
import type { FeedContext } from "./feed-context.ts";
import { categoryText, crowns, descriptionOf, titleOf } from "./fields.ts";
import type { FeedFormat } from "./format.ts";
import { HEUREKA_CONTACT, HEUREKA_MAX, HEUREKA_RULES, isHeurekaCarrier } from "./heureka-rules.ts";
import { type Offer, stockOf } from "./offer.ts";

/** No date is promised for sold-out goods: Heureka's last step, "more than a month". */
const DAYS_UNTIL_RESTOCKED = 31;

/** Heureka sets no limit; a longer text is no description. */
const DESCRIPTION_MAX = 10_000;

/** The offer feed for Heureka.cz. */
export const heureka: FeedFormat = {
	file: "heureka.xml",
	title: "Heureka, offers",
	container: xml({ around: ["SHOP"], namespace: "", item: "SHOPITEM" }),
	head: () => `${XML_DECLARATION}<SHOP>\n`,
	item: (offer, context) => {
		if (offer.url.cs.length > HEUREKA_MAX.url) return { leftOut: "long_address" };
		const [picture = null, ...more] = offer.pictures;
		const { address = null, contact = "" } = offer.responsible ?? {};
		return group(
			"SHOPITEM",
			element("ITEM_ID", offer.id),
			element("ITEMGROUP_ID", offer.groupId),
			element("PRODUCTNAME", titleOf(offer, "cs", HEUREKA_MAX.name)),
			element("DESCRIPTION", descriptionOf(offer, "cs", DESCRIPTION_MAX)),
			element("URL", offer.url.cs),
			element("IMGURL", picture),
			elements("IMGURL_ALTERNATIVE", more.slice(0, HEUREKA_MAX.alternatives)),
			element("PRICE_VAT", crowns(offer.priceMinor)),
			element("VAT", offer.vatPercent),
			element("CATEGORYTEXT", categoryText(offer.category.cs, " | ", HEUREKA_MAX.category, ["Heureka.cz"])),
			element("EAN", offer.ean?.length === 13 ? offer.ean : null),
			element("MANUFACTURER", offer.brand),
			element("MANUFACTURER_POSTAL_ADDRESS", address),
			element("MANUFACTURER_ELECTRONIC_ADDRESS", HEUREKA_CONTACT.test(contact) ? contact : null),
			...offer.params.map(paramOf),
			element("DELIVERY_DATE", stockOf(offer) > 0 ? 0 : DAYS_UNTIL_RESTOCKED),
			deliveryElements(offer, context),
			elements("ACCESSORY", offer.accessories),
		);
	},
	foot: "</SHOP>\n",
	rules: HEUREKA_RULES,
};

export function paramOf({ name, value }: Offer["params"][number]): string {
	if (name.cs === "" || value.cs === "") return "";
	return group("PARAM", element("PARAM_NAME", name.cs), element("VAL", value.cs));
}

/** Empty when nothing can be sent: the element itself is required. */
function deliveryElements(offer: Offer, context: FeedContext): string {
	const sent = deliveriesOf(offer, context).flatMap((delivery) => {
		const { heurekaId } = delivery;
		return heurekaId !== null && isHeurekaCarrier(heurekaId) ? [{ heurekaId, ...deliveryPrices(delivery, offer) }] : [];
	});
	// Of two deliveries by the same carrier, the first in the shop's order.
	const known = new Set<string>();
	const own = sent.filter(({ heurekaId }) => !known.has(heurekaId) && known.add(heurekaId));
	const written = own.map(({ heurekaId, priceMinor, codMinor }) =>
		group(
			"DELIVERY",
			element("DELIVERY_ID", heurekaId),
			element("DELIVERY_PRICE", crowns(priceMinor)),
			element("DELIVERY_PRICE_COD", codMinor === null ? null : crowns(codMinor)),
		),
	);
	return written.length > 0 ? written.join("") : "<DELIVERY/>";
}
