/** What a process of the server measures of itself, in the text format of Prometheus, told to its parent when that asks. */
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { z } from "zod";
import { buildName } from "#lib/shop/kernel/base/build-name.ts";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import manifest from "../../../package.json" with { type: "json" };

const asked = z.object({ scrape: z.int() });

/** A registry whose every metric names the process; the parent may ask for it from now on. */
export function openRegistry(env: Pick<Env, "KONFETY_BUILD" | "KONFETY_PROCESS">): Registry {
	const registry = new Registry();
	registry.setDefaultLabels({ process: env.KONFETY_PROCESS ?? "unknown" });
	collectDefaultMetrics({ register: registry });
	new Gauge({
		name: "konfety_build_info",
		help: "Always 1; the version and build of the process.",
		labelNames: ["version", "build", "node"],
		registers: [registry],
	}).set({ version: manifest.version, build: buildName(env), node: process.version }, 1);
	process.on("message", async (message) => {
		const { success, data } = asked.safeParse(message);
		if (success) process.send?.({ scraped: data.scrape, text: await registry.metrics() });
	});
	return registry;
}

/** "2xx", and so on. */
export const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;
