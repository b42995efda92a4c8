import { z } from "zod";
import { CART_PROBLEMS } from "../../domain/cart/check-cart.ts";
import { VOUCHER_PROBLEMS, VOUCHER_TYPES } from "../../domain/cart/voucher.ts";
import { DEFAULT_LOCALE } from "../../domain/locale.ts";
import { WITHDRAWAL_EXEMPTIONS } from "../../domain/order/withdrawal.ts";
import * as fields from "../fields.ts";
import { availability, netPriceFields, picture } from "./catalogue.ts";

const minor = z.number().int();

const itemShape = {
	id: z.number().int(),
	product: z.object({
		id: z.number().int(),
		slug: z.string(),
		name: z.string(),
		url: z.string(),
		code: z.string(),
		main_image: picture.nullable(),
		/** Of its theme, or else of its default category. */
		tint: z.string(),
		tax_rate: z.object({ rate: z.number() }),
		categories: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string() })),
		minimum_age: z.number().int().nullable(),
		/** Pieces in a pack; null: sold one by one. */
		pack: z.number().int().nullable(),
		/** Why it cannot be returned (OZ § 1837); null: it can. */
		withdrawal_exemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable(),
	}),
	variant: z.object({
		id: z.number().int(),
		name: z.string(),
		code: z.string(),
		...netPriceFields,
		price_with_tax: minor,
		/** The same in CZK haléře, whatever the cart's currency: tracking events are in crowns (decisions 2). */
		price_czk: minor,
	}),
	quantity: z.number().int(),
	note: z.string(),
	parentId: z.number().int().nullable(),
	parent_id: z.number().int().nullable(),
	total_with_tax: minor,
	/** Unit price when the item was last changed, if it differs from today's; null otherwise. */
	previous_price_with_tax: minor.nullable(),
	availability,
	/** Pieces in stock now; below `quantity` when others bought them first. */
	stock: z.number().int(),
	/** Whether only branches have it, so that no courier brings it. */
	branches_only: z.boolean().optional(),
};

export const cartItem = z.object({ ...itemShape, children: z.array(z.object(itemShape)) });
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
	id: z.uuid(),
	/** Guests' carts only: the key to load it again, the same as `id`. */
	tempId: z.uuid().nullable(),
	items: z.array(cartItem),
	vouchers: z.array(
		z.object({
			voucher_id: z.number().int(),
			code: z.string(),
			voucher_type: z.enum(VOUCHER_TYPES),
			value: z.number(),
			/** The discount; 0 while the voucher has a `problem`. */
			discount_with_tax: minor,
			/** Why the voucher gives no discount now, as a code of the voucher's errors; null: it does. */
			problem: z.enum(VOUCHER_PROBLEMS).nullable(),
			/** Value for the problem's text, such as the minimal price in minor units of the cart's currency. */
			problem_value: z.number().nullable(),
			/** Whether the shopper may take it out. */
			removable: z.boolean(),
		}),
	),
	/** Pieces in the cart. */
	count: z.number().int(),
	/** Why the cart is too large for one order, as a code of the order's errors; null: it is not. */
	problem: z.enum(CART_PROBLEMS).nullable(),
	/** The limit that it exceeds: pieces, or minor units of the cart's currency. */
	problem_value: z.number().int().nullable(),
	currency: z.object({
		id: z.number().int(),
		code: z.string(),
		symbol_before: z.string(),
		symbol_after: z.string(),
		decimals: z.number().int(),
	}),
	totals: z.object({
		goods_with_tax: minor,
		discount_with_tax: minor,
		total_with_tax: minor,
		/** The same in CZK haléře, whatever the cart's currency: tracking events are in crowns (decisions 2). */
		total_czk: minor,
		/** CZK haléře of goods still missing to free delivery; 0 once reached. */
		missing_to_free_delivery: minor,
	}),
});
export type Cart = z.infer<typeof cart>;

/** `quantity` is the absolute new quantity; 0 removes the item (decisions 9). `id` is the product. */
export const cartPutBody = z.object({
	id: fields.id,
	variantId: fields.id,
	quantity: fields.quantity,
	note: fields.note.optional(),
	parentId: fields.id.nullish(),
	/** The shopper confirms the age; needed once for goods with a minimum age. */
	ageConfirmed: z.boolean().optional(),
	locale: fields.readLocale,
});
export type CartPutBody = z.infer<typeof cartPutBody>;

export const cartPutReply = z.object({
	product: itemShape.product,
	variant: itemShape.variant,
	quantity: z.number().int(),
	original_quantity: z.number().int(),
	cart,
});
export type CartPutReply = z.infer<typeof cartPutReply>;

/** The currency of the cart's prices and payment from now on. */
export const cartCurrencyBody = z.object({ currencyId: fields.id, locale: fields.readLocale });
export type CartCurrencyBody = z.infer<typeof cartCurrencyBody>;

export const cartCreateBody = z.object({
	locale: fields.locale.default(DEFAULT_LOCALE),
	currencyId: fields.id.optional(),
});

/** Goods that can be added below an item: in stock, one variant, no minimum age; price in the cart's currency. */
export const cartAddon = z.object({
	id: z.number().int(),
	variant_id: z.number().int(),
	name: z.string(),
	url: z.string(),
	main_image: picture.nullable(),
	tint: z.string(),
	price_with_tax: minor,
	stock: z.number().int(),
	/** Whether branches alone have it, so that an order with it is picked up. */
	branches_only: z.boolean().optional(),
	/** Whether it is a filling, which has a form that asks for the day and the hour. */
	is_filling: z.boolean().optional(),
});
export type CartAddon = z.infer<typeof cartAddon>;

/** Add-ons per product of a cart; products without any are left out. */
export const cartAddons = z.array(z.object({ product_id: z.number().int(), addons: z.array(cartAddon) }));
export type CartAddons = z.infer<typeof cartAddons>;
