import { validEan } from "./heureka-rules.ts";
import { gtinOf, PARTY_SUPPLIES } from "./merchant-channel.ts";
import { address, type FeedRules, type FieldRule, notFree, picture } from "./rules.ts";

/** Google's product data specification (support.google.com/merchants/answer/7052112). */
export const GOOGLE_MAX = {
	id: 50,
	title: 150,
	description: 5000,
	url: 2000,
	pictures: 10,
	type: 750,
	brand: 70,
	detailName: 140,
	detail: 1000,
} as const;

function gtinFault(digits: string): string | null {
	return validEan(digits) ?? (gtinOf(digits) === null ? "is a number for use inside a shop" : null);
}

const PRICE: FieldRule = { pattern: /^\d+\.\d{2} CZK$/, fault: notFree };

/** The sale price must be lower than the price. */
export function saleFault(text: (field: string) => string | undefined): { field: string; what: string } | null {
	const [price, sale] = [text("price"), text("sale_price")].map((one) => Number.parseFloat(one ?? ""));
	const isRight = sale === undefined || price === undefined || !(sale >= price);
	return isRight ? null : { field: "sale_price", what: "is not below price" };
}

/** Fields with the same name and rules at Google and Meta. */
export const merchantFields: Record<string, FieldRule> = {
	image_link: picture(GOOGLE_MAX.url, { required: true }),
	price: { ...PRICE, required: true },
	sale_price: PRICE,
	condition: { required: true, pattern: /^(?:new|refurbished|used)$/ },
	gtin: { pattern: /^(?:\d{8}|\d{12,13})$/, fault: gtinFault },
	google_product_category: { required: true, pattern: new RegExp(`^${PARTY_SUPPLIES}$`) },
	product_type: { required: true, maxLength: GOOGLE_MAX.type },
	size: { maxLength: 100 },
	color: { maxLength: 100 },
	material: { maxLength: 200 },
};

export const googleRules: FeedRules = {
	id: "id",
	fields: {
		...merchantFields,
		id: { required: true, maxLength: GOOGLE_MAX.id, isUnique: true },
		title: { required: true, maxLength: GOOGLE_MAX.title },
		description: { required: true, maxLength: GOOGLE_MAX.description },
		link: address(GOOGLE_MAX.url, { required: true, isUnique: true }),
		additional_image_link: picture(GOOGLE_MAX.url, { times: GOOGLE_MAX.pictures }),
		availability: { required: true, pattern: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
		brand: { maxLength: GOOGLE_MAX.brand },
		identifier_exists: { pattern: /^(?:yes|no)$/ },
		item_group_id: { maxLength: GOOGLE_MAX.id },
		product_detail: {
			times: 1000,
			children: {
				section_name: { maxLength: GOOGLE_MAX.detailName },
				attribute_name: { required: true, maxLength: GOOGLE_MAX.detailName },
				attribute_value: { required: true, maxLength: GOOGLE_MAX.detail },
			},
		},
		shipping: {
			times: 100,
			children: {
				country: { required: true, pattern: /^[A-Z]{2}$/ },
				service: {},
				price: { required: true, pattern: /^\d+\.\d{2} CZK$/ },
			},
		},
	},
	fault: saleFault,
};
