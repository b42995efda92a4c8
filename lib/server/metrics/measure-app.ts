/** What an app measures: its calls, its connections to the database, and how it finds the shop. */
import type { ServerResponse } from "node:http";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { diskOf } from "#lib/shop/health/disk.ts";
import type { Readiness } from "#lib/shop/health/readiness.ts";
import type { RequestContext } from "#lib/shop/kernel/base/request-context.ts";
import { measurePool, type Pool } from "./measure-pool.ts";
import { statusClass } from "./registry.ts";

const BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type CallMeter = {
	/** Counts a call by the template of its address, once it is answered. */
	watch(call: { method: string; context: RequestContext; response: ServerResponse }): void;
};

export function measureCalls(registry: Registry): CallMeter {
	const registers = [registry];
	const calls = new Counter({
		name: "konfety_calls_total",
		help: "Calls of the API, by the template of their address and their status.",
		labelNames: ["route", "status"],
		registers,
	});
	const seconds = new Histogram({
		name: "konfety_call_duration_seconds",
		help: "Seconds that an app worked at a call.",
		labelNames: ["route"],
		buckets: BUCKETS_S,
		registers,
	});
	return {
		watch({ method, context, response }) {
			const begunMs = performance.now();
			response.once("close", () => {
				const route = context.route ? `${method} ${context.route}` : "none";
				calls.inc({ route, status: response.writableFinished ? statusClass(response.statusCode) : "left" });
				seconds.observe({ route }, (performance.now() - begunMs) / SECOND_MS);
			});
		},
	};
}

/** `opened` is what this process has of the shop, once it is open. */
export function measureShop(
	registry: Registry,
	opened: () => { readiness: () => Promise<Readiness>; pool: Pool } | undefined,
	dataDir: string,
): void {
	const registers = [registry];
	measurePool(registry, () => opened()?.pool);
	new Gauge({
		name: "konfety_worker_beat_age_seconds",
		help: "Seconds since any worker said in the database that it works.",
		registers,
		async collect() {
			const state = await opened()?.readiness();
			// Not zero, as if one had said so just now.
			if (state?.beatAgeS == null) this.remove({});
			else this.set(state.beatAgeS);
		},
	});
	new Gauge({
		name: "konfety_ready",
		help: "1 when GET /api/health/ready is answered with 200, otherwise 0.",
		registers,
		async collect() {
			const state = await opened()?.readiness();
			this.set(state && state.status !== "not_ready" ? 1 : 0);
		},
	});
	new Gauge({
		name: "konfety_disk_free_bytes",
		help: "Bytes that are free where DATA_DIR lies.",
		registers,
		async collect() {
			this.set((await diskOf(dataDir)).freeBytes);
		},
	});
	new Gauge({
		name: "konfety_disk_size_bytes",
		help: "Bytes of the disk on which DATA_DIR lies.",
		registers,
		async collect() {
			this.set((await diskOf(dataDir)).totalBytes);
		},
	});
}
