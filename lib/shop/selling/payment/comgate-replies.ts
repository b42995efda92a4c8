import { z } from "zod";
import { TRANSACTION_ID } from "../../kernel/services/gateway.ts";

/** Method return codes of Comgate's protocol that mean something to the shop; every other one is trouble. */
export const COMGATE_CODE = {
	ok: 0,
	/** Payment cannot be loaded. */
	notLoaded: 1104,
	/** Wrong query, as for a transaction that is not ours. */
	wrongQuery: 1400,
	/** The payment to give back is cancelled. */
	refundOfCancelled: 1401,
	/** More than there is to give back. */
	refundTooHigh: 1402,
} as const;

/** Numbers and booleans come as such or as text, by the version of the protocol. */
const integer = z.union([z.number().int(), z.string().regex(/^-?\d{1,15}$/)]).transform(Number);
const flag = z.union([z.boolean(), z.enum(["true", "false"])]).transform((value) => value === true || value === "true");

const message = z.string().optional();

/** What every answer has. */
export const comgateOutcome = z.object({ code: integer, message });

/** Answer to `POST payment.json`. */
export const comgateCreated = z.object({
	code: z.literal(COMGATE_CODE.ok).or(z.literal("0")),
	transId: z.string().regex(TRANSACTION_ID),
	redirect: z.url({ protocol: /^https?$/ }),
});

/** Answer to `GET payment/transId/{transId}.json`. */
export const comgateStatus = z.object({
	code: integer,
	merchant: integer.transform(String).or(z.string()).optional(),
	transId: z.string(),
	test: flag.default(false),
	status: z.enum(["PENDING", "PAID", "CANCELLED", "AUTHORIZED"]),
	price: integer.pipe(z.number().min(0)),
	curr: z.string().regex(/^[A-Z]{3}$/),
	// Somebody else's may be anything.
	refId: z.string().transform((text) => (/^[\w-]{1,40}$/.test(text) ? text : "")),
});
