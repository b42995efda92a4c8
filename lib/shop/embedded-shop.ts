import { createApp } from "./app.ts";
import { type Readiness, readinessOf } from "./health/readiness.ts";
import { readEnv } from "./kernel/base/env.ts";
import type { Shop } from "./kernel/shop.ts";
import { openFromEnv } from "./open-from-env.ts";

type Embedded = { shop: Shop; app: ReturnType<typeof createApp>; readiness: () => Promise<Readiness> };

/**
 * Connections of one app: two processors took 55 orders a second with 4, 48 with 10 and 39 with 20 (docs/measured.md); some more
 * than the best, for calls beside those that wait for a row. Several apps share what a server of PostgreSQL lets in, 100 unless
 * it is told otherwise.
 */
const POOL = { most: 6, least: 4, together: 48 };

/** A build gives way to shoppers (lib/cli/restart.ts): on a busy computer it waits, and nobody waits for it. */
const BUILD_WAIT_MS = 60_000;

// The bundler may load this file more than once in a process (pages, routes, instrumentation); all share one pool.
const holder = globalThis as typeof globalThis & { konfetyShop?: Embedded };

/** The shop of this process, opened on first use with the settings from `npm start`. */
export function embeddedShop(): Embedded {
	holder.konfetyShop ??= openEmbedded();
	return holder.konfetyShop;
}

function openEmbedded(): Embedded {
	const env = readEnv();
	const share = Math.floor(POOL.together / (env.WEB_CONCURRENCY ?? 1));
	const poolSize = Math.max(POOL.least, Math.min(POOL.most, share));
	// The replica's connections are given up after a second, since the primary is there instead.
	const use = env.KONFETY_BUILD_ID ? { connectionWaitMs: BUILD_WAIT_MS } : { readsAtReplica: true };
	const shop = openFromEnv(env, { poolSize, supervise: false, ...use });
	const readiness = readinessOf({ db: shop.watchDb, dataDir: env.DATA_DIR });
	return { shop, app: createApp(shop, readiness), readiness };
}
