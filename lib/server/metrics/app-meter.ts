import type { Env } from "#lib/shop/kernel/base/env.ts";
import { shopIfOpen } from "../app/opened-shop.ts";
import { type CallMeter, measureCalls, measureShop } from "./measure-app.ts";
import { poolOf } from "./measure-pool.ts";
import { openRegistry } from "./registry.ts";

/** Metrics of an app. */
export function appMeter(env: Env): CallMeter {
	const registry = openRegistry(env);
	const opened = () => {
		const open = shopIfOpen();
		return open && { readiness: open.readiness, pool: poolOf(open.shop) };
	};
	measureShop(registry, opened, env.DATA_DIR);
	return measureCalls(registry);
}
