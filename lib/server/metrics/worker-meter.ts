import { readFigures } from "#lib/shop/health/figures.sql.ts";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import { WORK } from "#lib/shop/kernel/jobs/work-queues.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { MAILS } from "#lib/shop/telling/mail/mails.ts";
import { measurePool, poolOf } from "./measure-pool.ts";
import { measureFigures, measureJobs } from "./measure-work.ts";
import { openRegistry } from "./registry.ts";

const QUEUES = [...Object.values(WORK), ...MAILS.map(({ queue }) => queue)].map(({ name }) => name);

/** Metrics of the worker: of its jobs from the beginning, of the shop once that is open. */
export function workerMeter(env: Env) {
	const registry = openRegistry(env);
	return {
		note: measureJobs(registry),
		watch(shop: Shop): void {
			measurePool(registry, () => poolOf(shop));
			measureFigures(registry, () => readFigures(shop.watchDb), QUEUES);
		},
	};
}
