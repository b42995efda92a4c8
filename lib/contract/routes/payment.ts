import { z } from "zod";
import { sandboxPayment as sandboxExample } from "../examples/order.ts";
import { sandboxDecision, sandboxPayment } from "../schemas/payment.ts";
import { defineCall, jsonBody } from "./define-call.ts";

const tag = "Payment";
const byTransaction = z.object({ transactionId: z.string().regex(/^[\w-]{1,64}$/) });

export const getSandboxPayment = defineCall({
	method: "get",
	path: "/sandbox-gateway/{transactionId}",
	tag,
	summary: "A payment of the sandbox gateway; only in a shop without a real one",
	request: { params: byTransaction },
	reply: sandboxPayment,
	errors: ["not_found"],
	example: { params: { transactionId: sandboxExample.transaction_id }, reply: sandboxExample },
});

export const decideSandboxPayment = defineCall({
	method: "post",
	path: "/sandbox-gateway/{transactionId}",
	tag,
	summary: "Pays or refuses a payment of the sandbox gateway; one that is decided stays as it is",
	request: { params: byTransaction, ...jsonBody(sandboxDecision) },
	reply: sandboxPayment,
	errors: ["unreadable", "not_found", "too_large", "invalid"],
	example: {
		params: { transactionId: sandboxExample.transaction_id },
		body: { action: "pay" },
		reply: { ...sandboxExample, state: "paid" },
	},
});
