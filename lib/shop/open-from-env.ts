import type { Env } from "./kernel/base/env.ts";
import type { Shop } from "./kernel/shop.ts";
import { openShop } from "./open-shop.ts";
import { captchaOf } from "./people/captcha/recaptcha.ts";
import { aresRegistry } from "./people/company/ares.ts";
import { gatewaySettings } from "./selling/payment/gateways.ts";
import { surveyOf } from "./telling/survey/heureka.ts";

/** Opens the shop with the settings from `npm start`. */
export function openFromEnv(
	env: Env,
	use: { poolSize: number; supervise: boolean; readsAtReplica?: boolean; connectionWaitMs?: number },
): Shop {
	if (!env.DATABASE_URL)
		throw new Error(
			"There is no DATABASE_URL. Start the shop by `npm start` or `npm run dev`, which bring a database.",
		);
	const { readsAtReplica = false, ...options } = use;
	return openShop({
		...options,
		...(readsAtReplica && env.DATABASE_REPLICA_URL ? { replicaUrl: env.DATABASE_REPLICA_URL } : {}),
		isLogged: true,
		databaseUrl: env.DATABASE_URL,
		sessionSecret: env.SESSION_SECRET ?? "only-while-building-no-token-is-signed",
		shopUrl: env.SHOP_URL,
		market: env.MARKET,
		companies: aresRegistry({ url: env.ARES_URL }),
		payment: gatewaySettings(env),
		captcha: captchaOf(env),
		survey: surveyOf(env),
		isLimited: env.RATE_LIMITS === "on",
		changesKey: env.CHANGES_KEY ?? null,
	});
}
