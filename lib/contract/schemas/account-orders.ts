/** Lists of the account: orders, product reviews, courier reviews (promises §2 /ucet). */

import { z } from "zod";
import { REVIEW_STATES } from "../../domain/goods/review-states.ts";
import { REVIEW_STARS } from "../../domain/limits.ts";
import { DOCUMENT_KINDS } from "../../domain/order/order-papers.ts";
import { ORDER_STATES } from "../../domain/order/order-states.ts";
import { COURIER_REVIEW_MAX_LENGTH } from "../../domain/order/order-terms.ts";
import * as fields from "../fields.ts";
import { categoryLink, picture } from "./catalogue.ts";
import { requestDetails, requestKind, requestState } from "./request.ts";

export const ordersQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

/** A customer's order as a row of the list. */
export const orderRow = z.object({
	id: z.number().int(),
	hash: z.string(),
	/** Order number (column "code" of the list). */
	number: z.string(),
	date: z.iso.datetime(),
	state: z.enum(ORDER_STATES),
	/** Minor units of `currency`. */
	total_with_tax: z.number().int(),
	currency: z.object({
		code: z.string(),
		symbol_before: z.string(),
		symbol_after: z.string(),
		decimals: z.number().int(),
	}),
	/** Pieces of goods. */
	items: z.number().int(),
	/** Lines of goods, add-ons counted in. */
	goods: z.number().int(),
	/** Of the first lines of goods, at most `ORDER_PICTURES`. */
	pictures: z.array(z.object({ image: picture.nullable(), tint: z.string() })),
	/** How far it has come, as the order's page shows it; null once it leads nowhere. `reached` counts from 0. */
	progress: z.object({ reached: z.number().int(), steps: z.number().int() }).nullable(),
	/** The carrier's page of its parcel. */
	tracking_url: z.url().nullable(),
	/** `transfer`: the order's page has the code to pay it by. */
	actions: z.object({ pay: z.boolean(), transfer: z.boolean() }),
	/** Paths below the API's address; the invoice first. */
	documents: z.array(z.object({ number: z.string(), kind: z.enum(DOCUMENT_KINDS), url: z.string() })),
});
export type OrderRow = z.infer<typeof orderRow>;

/** A customer's orders, the newest first. */
export const ordersPage = z.object({
	orders: z.array(orderRow),
	page: z.number().int(),
	pages: z.number().int(),
	count: z.number().int(),
});
export type OrdersPage = z.infer<typeof ordersPage>;

/** Key to the order's calls and its summary page; `hash` is secret. */
export const orderKey = z.object({ id: z.number().int(), hash: z.string() });

/** A customer's request for a service, with its key: `hash` is secret. */
export const ownRequest = z.object({
	id: z.number().int(),
	hash: z.string(),
	number: z.string(),
	kind: requestKind,
	state: requestState,
	date: z.iso.datetime(),
	/** Name of the branch; null for what is held elsewhere. */
	branch: z.string().nullable(),
	details: requestDetails,
	/** Haléře, VAT included; null until it is known. */
	price_with_tax: z.number().int().nullable(),
	/** Of the costume that is rented. */
	image: picture.nullable(),
	tint: z.string(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

export const ownReview = z.object({
	id: z.number().int(),
	product: categoryLink,
	stars: z.number().int(),
	text: z.string(),
	date: z.iso.datetime(),
	state: z.enum(REVIEW_STATES),
});
export type OwnReview = z.infer<typeof ownReview>;

export const courierReviewBody = z.object({
	stars: z.number("stars").int("stars").min(REVIEW_STARS.min, "stars").max(REVIEW_STARS.max, "stars"),
	text: fields.optionalText(COURIER_REVIEW_MAX_LENGTH),
});
export type CourierReviewInput = z.input<typeof courierReviewBody>;
export type CourierReviewBody = z.infer<typeof courierReviewBody>;
