import { element, elements, group, XML_DECLARATION } from "../publish/xml.ts";
import { xml } from "./container.ts";
import { categoryText, crowns, descriptionOf, titleOf } from "./fields.ts";
import type { FeedFormat } from "./format.ts";
import { paramOf } from "./heureka.ts";
import { validEan } from "./heureka-rules.ts";
import { stockOf } from "./offer.ts";
import { address, type FeedRules, notFree, picture } from "./rules.ts";

const NAMESPACE = "http://www.zbozi.cz/ns/offer/1.0";
const MAX = { name: 255, description: 1024, url: 300, category: 255 } as const;
const ADVISED = { name: { max: 70 }, description: { min: 250 } } as const;
/** Delivery time without a promised date. */
const UNKNOWN = -1;

/** napoveda.zbozi.cz/en/specification; addresses have Heureka's length limit. */
const RULES: FeedRules = {
	id: "ITEM_ID",
	fields: {
		ITEM_ID: { required: true, pattern: /^[a-zA-Z0-9_-]{1,36}$/, isUnique: true },
		ITEMGROUP_ID: { pattern: /^[a-zA-Z0-9_-]{1,36}$/ },
		PRODUCTNAME: { required: true, maxLength: MAX.name, advisedLength: ADVISED.name },
		DESCRIPTION: { required: true, maxLength: MAX.description, advisedLength: ADVISED.description },
		URL: address(MAX.url, { required: true, isUnique: true }),
		IMGURL: picture(MAX.url, { required: true }),
		PRICE_VAT: { required: true, pattern: /^\d+(?:[.,]\d{1,2})?$/, fault: notFree },
		DELIVERY_DATE: { required: true, pattern: /^(?:-1|\d{1,3}|\d{4}-\d{2}-\d{2})$/ },
		SHOP_DEPOTS: { times: 1000, pattern: /^[a-zA-Z0-9_-]+$/ },
		CATEGORYTEXT: { required: true, maxLength: MAX.category, pattern: /^[^|\s][^|]*(?: \| [^|]*[^|\s])*$/ },
		EAN: { pattern: /^\d{13}$/, fault: validEan },
		PRODUCTNO: {},
		MANUFACTURER: {},
		PARAM: { times: 1000, children: { PARAM_NAME: { required: true }, VAL: { required: true } } },
		MAX_CPC: { pattern: /^\d+(?:[.,]\d+)?$/ },
		MAX_CPC_SEARCH: { pattern: /^\d+(?:[.,]\d+)?$/ },
	},
};

/** The feed for Zboží.cz. */
export const zbozi: FeedFormat = {
	file: "zbozi.xml",
	title: "Zboží.cz",
	container: xml({ around: ["SHOP"], namespace: NAMESPACE, item: "SHOPITEM" }),
	head: () => `${XML_DECLARATION}<SHOP xmlns="${NAMESPACE}">\n`,
	item: (offer) => {
		if (offer.url.cs.length > MAX.url) return { leftOut: "long_address" };
		return group(
			"SHOPITEM",
			element("ITEM_ID", offer.id),
			element("ITEMGROUP_ID", offer.groupId),
			element("PRODUCTNAME", titleOf(offer, "cs", MAX.name)),
			element("DESCRIPTION", descriptionOf(offer, "cs", MAX.description)),
			element("URL", offer.url.cs),
			element("IMGURL", offer.pictures[0] ?? null),
			element("PRICE_VAT", crowns(offer.priceMinor)),
			element("DELIVERY_DATE", stockOf(offer) > 0 ? 0 : UNKNOWN),
			elements(
				"SHOP_DEPOTS",
				offer.branches.map(({ id }) => id),
			),
			element("CATEGORYTEXT", categoryText(offer.category.cs, " | ", MAX.category)),
			element("EAN", offer.ean?.length === 13 ? offer.ean : null),
			element("MANUFACTURER", offer.brand),
			...offer.params.map(paramOf),
		);
	},
	foot: "</SHOP>\n",
	rules: RULES,
};
