import type { Context } from "hono";
import * as orderCalls from "../../../contract/routes/order.ts";
import * as calls from "../../../contract/routes/payment.ts";
import { log } from "../../kernel/base/log.ts";
import { refusedWith, router, type ShopEnv } from "../../kernel/http.ts";
import { checkPayment } from "./check-payment.ts";
import { receiveNotification } from "./receive-notification.ts";
import { decideSandbox, getSandboxPayment } from "./sandbox-payment.ts";
import { startPayment } from "./start-payment.ts";

export const paymentRoutes = router()
	.openapi(orderCalls.payOrder, async (context) => {
		const started = await startPayment(context.var.shop, context.req.valid("param"));
		return started.ok ? context.json(started.value, 200) : refusedWith(context, started);
	})
	.openapi(orderCalls.checkPayment, async (context) => {
		const { lang } = context.req.valid("query");
		const checked = await checkPayment(context.var.shop, { ...context.req.valid("param"), lang });
		return checked.ok ? context.json(checked.value, 200) : refusedWith(context, checked);
	})
	.openapi(calls.getSandboxPayment, async (context) => {
		const found = await getSandboxPayment(context.var.shop, context.req.valid("param").transactionId);
		return found.ok ? context.json(found.value, 200) : refusedWith(context, found);
	})
	.openapi(calls.decideSandboxPayment, async (context) => {
		const { transactionId } = context.req.valid("param");
		const decided = await decideSandbox(context.var.shop, transactionId, context.req.valid("json").action);
		return decided.ok ? context.json(decided.value, 200) : refusedWith(context, decided);
	});

const NOTIFICATION_STATUS = { unreadable: 400, too_many: 429, gateway_unavailable: 503 } as const;

// Not in the contract: each gateway has its own format, and gets a status and "OK" alone.
paymentRoutes.post("/payment/notify/:gateway", async (context) => {
	const { shop } = context.var;
	const gateway = shop.gateways.named(context.req.param("gateway"));
	if (!gateway) return context.text("unknown gateway", 404);
	try {
		const heard = await receiveNotification(shop, gateway, await readNotification(context));
		if (heard.ok) return context.text("OK");
		if (heard.error !== "unreadable") context.header("Retry-After", "10");
		return context.text(heard.error, NOTIFICATION_STATUS[heard.error]);
	} catch (error) {
		// Nothing was written: the gateway must send the notification again.
		log.error({ gateway: gateway.name, error: error instanceof Error ? error.name : "unknown" }, "notification failed");
		context.header("Retry-After", "10");
		return context.text("unavailable", 503);
	}
});

/** Fields of a notification, sent as a form or as JSON; empty when it is neither. */
async function readNotification(context: Context<ShopEnv>): Promise<Record<string, unknown>> {
	const text = await context.req.text();
	if (!/^\s*\{/.test(text)) return Object.fromEntries(new URLSearchParams(text));
	try {
		return JSON.parse(text) as Record<string, unknown>;
	} catch {
		return {};
	}
}
