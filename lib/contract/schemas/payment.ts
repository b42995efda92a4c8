import { z } from "zod";
import { GATEWAY_STATES } from "../../domain/order/payment-states.ts";

/** Transaction id of the sandbox gateway: 12 random bytes, hexadecimal. */
export const sandboxTransactionId = z.string().regex(/^SBX-[0-9A-F]{24}$/);

/** A payment of the sandbox gateway, for its page. */
export const sandboxPayment = z.object({
	transaction_id: z.string(),
	/** The order's number. */
	number: z.string(),
	/** Hundredths of the currency's unit. */
	amount: z.number().int(),
	currency: z.object({
		code: z.string(),
		symbol_before: z.string(),
		symbol_after: z.string(),
		decimals: z.literal(2),
	}),
	state: z.enum(GATEWAY_STATES),
	/** Path of the shop to which the shopper returns. */
	return_url: z.string(),
});
export type SandboxPayment = z.infer<typeof sandboxPayment>;

/** The shopper's choice on the sandbox's page. */
export const sandboxDecision = z.object({ action: z.enum(["pay", "refuse"]) });
export type SandboxDecision = z.infer<typeof sandboxDecision>;
