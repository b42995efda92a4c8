import type { Env } from "../../kernel/base/env.ts";
import { tokenBucket, tokenBuckets } from "../../kernel/base/token-bucket.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Gateway, Gateways } from "../../kernel/services/gateway.ts";
import { type ComgateAccount, comgateGateway } from "./comgate.ts";
import { sandboxGateway } from "./sandbox.ts";

export type GatewaySettings = { gateway: "sandbox" } | { gateway: "comgate"; comgate: ComgateAccount };

/** The gateway of the settings, which `readEnv` has checked. */
export function gatewaySettings(env: Env): GatewaySettings {
	switch (env.PAYMENT_GATEWAY) {
		case "sandbox":
			return { gateway: "sandbox" };
		case "comgate":
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
}

/** Each gateway has its own case: a missing one does not compile, and never falls back to the sandbox. */
function openGateway(settings: GatewaySettings, shop: { db: Database; now: () => Date }): Gateway {
	switch (settings.gateway) {
		case "sandbox":
			return sandboxGateway(shop);
		case "comgate":
			return comgateGateway(settings.comgate);
	}
}

/** Payments and orders with a bucket each; the least recently used are dropped first. */
const REMEMBERED = 10_000;

/** The gateways of a shop; calls none of them yet. */
export function openGateways(settings: GatewaySettings, shop: { db: Database; now: () => Date }): Gateways {
	const current = openGateway(settings, shop);
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
