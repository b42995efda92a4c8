import { z } from "zod";
import { TRANSACTION_ID } from "../../kernel/services/gateway.ts";

/** Comgate's return codes that the shop handles; every other one is an error. */
export const COMGATE_CODE = {
	ok: 0,
	/** Payment cannot be loaded. */
	notLoaded: 1104,
	/** Invalid query, such as a transaction that is not ours. */
	wrongQuery: 1400,
	/** The payment to refund is cancelled. */
	refundOfCancelled: 1401,
	/** More than is left to refund. */
	refundTooHigh: 1402,
} as const;

/** Numbers and booleans come as such or as text, depending on the protocol's version. */
const integer = z.union([z.number().int(), z.string().regex(/^-?\d{1,15}$/)]).transform(Number);
const flag = z.union([z.boolean(), z.enum(["true", "false"])]).transform((value) => value === true || value === "true");

const message = z.string().optional();

/** Fields of every reply. */
export const comgateOutcome = z.object({ code: integer, message });

/** Reply to `POST payment.json`. */
export const comgateCreated = z.object({
	code: z.literal(COMGATE_CODE.ok).or(z.literal("0")),
	transId: z.string().regex(TRANSACTION_ID),
	redirect: z.url({ protocol: /^https?$/ }),
});

/** Reply to `GET payment/transId/{transId}.json`. */
export const comgateStatus = z.object({
	code: integer,
	merchant: integer.transform(String).or(z.string()).optional(),
	transId: z.string(),
	test: flag.default(false),
	status: z.enum(["PENDING", "PAID", "CANCELLED", "AUTHORIZED"]),
	price: integer.pipe(z.number().min(0)),
	curr: z.string().regex(/^[A-Z]{3}$/),
	// A foreign payment's reference may be anything.
	refId: z.string().transform((text) => (/^[\w-]{1,40}$/.test(text) ? text : "")),
});
