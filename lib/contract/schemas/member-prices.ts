/** Prices for a customer whose group has a discount; never cached for others (promises §2 Account widget). */
import { z } from "zod";
import { MEMBER_PRICES_MAX } from "../../domain/goods/goods-limits.ts";
import * as fields from "../fields.ts";

const minor = z.number().int();

export const memberPricesBody = z.object({
	/** Products shown as cards; each gets the card's price. */
	productIds: z.array(fields.id).max(MEMBER_PRICES_MAX, "too_many").default([]),
	variantIds: z.array(fields.id).max(MEMBER_PRICES_MAX, "too_many").default([]),
});

/** Gross CZK haléře: the public price now, and this customer's. */
const memberPrice = z.object({ id: z.number().int(), price_with_tax: minor, member_price_with_tax: minor });
export type MemberPrice = z.infer<typeof memberPrice>;

export const memberPricesReply = z.object({
	/** Percent off. */
	discount: z.number(),
	products: z.array(memberPrice),
	variants: z.array(memberPrice),
});
export type MemberPrices = z.infer<typeof memberPricesReply>;
