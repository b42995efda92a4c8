import { createApp } from "./app.ts";
import { readEnv } from "./kernel/base/env.ts";
import type { Shop } from "./kernel/shop.ts";
import { openShop } from "./open-shop.ts";
import { captchaOf } from "./people/captcha/recaptcha.ts";
import { aresRegistry } from "./people/company/ares.ts";
import { gatewaySettings } from "./selling/payment/gateways.ts";
import { surveyOf } from "./telling/survey/heureka.ts";

type Embedded = { shop: Shop; app: ReturnType<typeof createApp> };

// The bundler may load this file more than once in a process (pages, routes, instrumentation); all share one pool.
const holder = globalThis as typeof globalThis & { konfetyShop?: Embedded };

/** The shop of this process, opened on first use with the settings from `npm start`. */
export function embeddedShop(): Embedded {
	holder.konfetyShop ??= openFromEnv();
	return holder.konfetyShop;
}

function openFromEnv(): Embedded {
	const env = readEnv();
	if (!env.DATABASE_URL)
		throw new Error(
			"There is no DATABASE_URL. Start the shop by `npm start` or `npm run dev`, which bring a database.",
		);
	const shop = openShop({
		databaseUrl: env.DATABASE_URL,
		sessionSecret: env.SESSION_SECRET ?? "only-while-building-no-token-is-signed",
		shopUrl: env.SHOP_URL,
		market: env.MARKET,
		companies: aresRegistry({ url: env.ARES_URL }),
		supervise: env.KONFETY_NEXT_SERVER === "1",
		payment: gatewaySettings(env),
		captcha: captchaOf(env),
		survey: surveyOf(env),
		isLimited: env.RATE_LIMITS === "on",
		changesKey: env.CHANGES_KEY ?? null,
	});
	return { shop, app: createApp(shop) };
}
