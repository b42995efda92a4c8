/** Vouchers in a cart (promises §3 Voucher, §7, §8). */
import { z } from "zod";
import { VOUCHER_CODE_MAX_LENGTH } from "../../domain/cart/cart-limits.ts";
import { CART_SERVICE_TYPE, VOUCHER_PROBLEMS } from "../../domain/cart/voucher.ts";
import * as fields from "../fields.ts";
import { cart } from "./cart.ts";

/** Every code with which a voucher is refused (promises §8). */
export const VOUCHER_REFUSALS = ["not_exists", "voucher_is_already_added", ...VOUCHER_PROBLEMS] as const;
export type VoucherRefusal = (typeof VOUCHER_REFUSALS)[number];

const EMAIL_MAX_LENGTH = 254;

/** The typed voucher. Only some vouchers need a guest's e-mail; blank means none. */
export const voucherInput = z.object({
	voucherCode: fields.requiredLine(VOUCHER_CODE_MAX_LENGTH),
	guestEmail: fields
		.optionalLine(EMAIL_MAX_LENGTH)
		.refine((text) => text === "" || fields.email.safeParse(text).success, "email")
		.nullable(),
});
export type VoucherInput = z.input<typeof voucherInput>;
export type VoucherTyped = z.infer<typeof voucherInput>;

export const voucherAddBody = voucherInput.extend({
	serviceType: fields.requiredLine(VOUCHER_CODE_MAX_LENGTH).default(CART_SERVICE_TYPE),
	locale: fields.readLocale,
});
export type VoucherAddBody = z.infer<typeof voucherAddBody>;

export const voucherDeleteBody = z.object({ voucherId: fields.id, locale: fields.readLocale });
export type VoucherDeleteBody = z.infer<typeof voucherDeleteBody>;

/** The whole cart, since the voucher changes its totals. */
export const voucherReply = z.object({ cart });
export type VoucherReply = z.infer<typeof voucherReply>;
