import type { Database } from "../../kernel/db/client.ts";
import type { Env } from "../../kernel/env.ts";
import { type TokenBucket, type TokenBuckets, tokenBucket, tokenBuckets } from "../../kernel/limits/token-bucket.ts";
import { type ComgateAccount, comgateGateway } from "./comgate.ts";
import type { Gateway } from "./gateway.ts";
import { sandboxGateway } from "./sandbox.ts";

export type GatewaySettings = { gateway: "sandbox" } | { gateway: "comgate"; comgate: ComgateAccount };

export type Gateways = {
	/** Where new payments are opened. */
	current: Gateway;
	/** The gateway of this name, when the shop has an account with it. */
	named(name: string): Gateway | undefined;
	/** Whether payments are only played; its page and its calls exist then. */
	isSandbox: boolean;
	/** How many notifications are looked at: of each payment that the shop opened, and of all that it never did. */
	notifications: { known: TokenBuckets; strangers: TokenBucket };
	/** How often a payment is looked up for a shopper. */
	lookups: TokenBuckets;
	/** How many payments are opened for an order. */
	openings: TokenBuckets;
};

/** The gateway of the settings, which `readEnv` found complete. */
export function gatewaySettings(env: Env): GatewaySettings {
	if (env.PAYMENT_GATEWAY === "sandbox") return { gateway: "sandbox" };
	return {
		gateway: "comgate",
		comgate: {
			url: env.COMGATE_URL,
			merchant: env.COMGATE_MERCHANT ?? "",
			secret: env.COMGATE_SECRET ?? "",
			isTest: env.COMGATE_TEST === "1",
		},
	};
}

/** Payments and orders that are counted each for itself; the longest unseen are forgotten first. */
const REMEMBERED = 10_000;

/** The gateways of a shop; none is asked anything yet. */
export function openGateways(settings: GatewaySettings, shop: { db: Database; now: () => Date }): Gateways {
	const current = settings.gateway === "comgate" ? comgateGateway(settings.comgate) : sandboxGateway(shop);
	return {
		current,
		named: (name) => (name === current.name ? current : undefined),
		isSandbox: settings.gateway === "sandbox",
		notifications: {
			known: tokenBuckets({ keys: REMEMBERED, capacity: 60, perSecond: 0.5 }),
			strangers: tokenBucket({ capacity: 20, perSecond: 0.5 }),
		},
		lookups: tokenBuckets({ keys: REMEMBERED, capacity: 1, perSecond: 0.1 }),
		openings: tokenBuckets({ keys: REMEMBERED, capacity: 10, perSecond: 0.1 }),
	};
}
