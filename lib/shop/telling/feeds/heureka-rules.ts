import { eanOf } from "../../../domain/goods/ean.ts";
import { address, type FeedRules, type FieldRule, notFree, picture } from "./rules.ts";

/** The official field rules, heureka/xml-feed-specs of 2025-07. */

/** Carriers that Heureka knows. */
const CARRIERS: ReadonlySet<string> = new Set(
	(
		"CESKA_POSTA CESKA_POSTA_DOPORUCENA_ZASILKA CSAD_LOGISTIK_OSTRAVA DPD DHL DSV FOFR GEBRUDER_WEISS GEIS GLS HDS PPL " +
		"SEEGMULLER TNT TOPTRANS UPS FEDEX RABEN_LOGISTICS ZASILKOVNA_NA_ADRESU 123KURIER WEDO_HOME RHENUS_LOGISTICS MESSENGER " +
		"ZASILKOVNA DPD_PICKUP BALIKOVNA_DEPOTAPI WEDO_POINT CESKA_POSTA_NAPOSTU PPL_PARCELSHOP GLS_PARCELSHOP ALZAPOINT " +
		"DPD_BOX Z_BOX WEDO_BOX PPL_PARCELBOX BALIKOVNA_BOX ALZABOX ONLINE VLASTNI_PREPRAVA"
	).split(" "),
);

export function isHeurekaCarrier(id: string): boolean {
	return CARRIERS.has(id);
}

/** Limits in characters, or in number. */
export const HEUREKA_MAX = {
	name: 200,
	url: 300,
	picture: 255,
	category: 255,
	alternatives: 10,
	items: 500_000,
} as const;

/** An e-mail or a web address. */
export const HEUREKA_CONTACT = /^(?:[^\s@]+@[^\s@]+|(?:https?:\/\/)?[^\s@/]+\.[^\s@]+)$/;

const ID = /^[a-zA-Z0-9_-]{1,36}$/;
const PRICE = /^\d+([.,]\d{1,2})?$/;
const text: FieldRule = {};

export const validEan = (digits: string) => (eanOf(digits) === null ? "has a wrong check digit" : null);

export const HEUREKA_RULES: FeedRules = {
	id: "ITEM_ID",
	maxItems: HEUREKA_MAX.items,
	fields: {
		ITEM_ID: { required: true, pattern: ID, isUnique: true },
		PRODUCTNAME: { required: true, maxLength: HEUREKA_MAX.name },
		PRODUCT: text,
		DESCRIPTION: text,
		URL: address(HEUREKA_MAX.url, { required: true, isUnique: true }),
		IMGURL: picture(HEUREKA_MAX.picture, { required: true }),
		IMGURL_ALTERNATIVE: picture(HEUREKA_MAX.picture, { times: HEUREKA_MAX.alternatives }),
		PRICE_VAT: { required: true, pattern: PRICE, fault: notFree },
		VAT: { pattern: /^\d{1,2}(?:[.,]\d{1,2})?\s?%?$/ },
		MANUFACTURER: text,
		MANUFACTURER_POSTAL_ADDRESS: text,
		MANUFACTURER_ELECTRONIC_ADDRESS: { pattern: HEUREKA_CONTACT },
		CATEGORYTEXT: { required: true, maxLength: HEUREKA_MAX.category, pattern: /^Heureka\.cz \|[^\n]*$/ },
		EAN: { pattern: /^\d{13}$/, fault: validEan },
		ISBN: { pattern: /^(?:\d{9}[\dX]|\d{13})$/ },
		ITEM_TYPE: text,
		HEUREKA_CPC: { pattern: /^\d+(?:[.,]\d+)?$/, fault: notFree },
		ITEMGROUP_ID: { pattern: ID },
		DELIVERY_DATE: { required: true, pattern: /^(?:\d{1,3}|\d{4}-\d{2}-\d{2})$/ },
		DELIVERY: {
			present: true,
			times: 100,
			children: {
				DELIVERY_ID: {
					required: true,
					fault: (id) => (isHeurekaCarrier(id) ? null : "is no carrier that Heureka knows"),
				},
				DELIVERY_PRICE: { required: true, pattern: PRICE },
				DELIVERY_PRICE_COD: { pattern: PRICE },
			},
		},
		PARAM: { times: 1000, children: { PARAM_NAME: { required: true }, VAL: { required: true } } },
		ACCESSORY: { times: 10, pattern: ID, isReference: true },
		SPECIAL_SERVICE: { times: 5, maxLength: 128 },
		EXTENDED_WARRANTY: {
			times: 100,
			children: { VAL: { required: true, pattern: /^[1-9]\d*$/ }, DESC: { required: true, maxLength: 128 } },
		},
		SALES_VOUCHER: {
			times: 100,
			children: { CODE: { required: true, maxLength: 24 }, DESC: { required: true, maxLength: 128 } },
		},
		GIFT: { times: 100, maxLength: 250, attributes: { ID: { pattern: ID } } },
	},
};

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
const PIECES: FieldRule = { pattern: /^[1-9]\d*$/ };
const DUE: FieldRule = { pattern: MOMENT, attributes: { orderDeadline: { required: true, pattern: MOMENT } } };

/** The availability feed, read every ten minutes. The quantity is given only above zero. */
export const HEUREKA_AVAILABILITY_RULES: FeedRules = {
	id: "@id",
	maxItems: HEUREKA_MAX.items,
	attributes: { id: { required: true, pattern: ID, isUnique: true } },
	fields: {
		stock_quantity: PIECES,
		delivery_time: DUE,
		depot: {
			times: 1000,
			attributes: { id: { required: true, pattern: /^[a-zA-Z0-9_-]+$/ } },
			children: { stock_quantity: PIECES, pickup_time: DUE },
		},
	},
};
