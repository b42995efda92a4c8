import type { Context } from "hono";
import { router, type ShopEnv } from "../kernel/http.ts";
import type { Readiness } from "./readiness.ts";

/** Calls of whoever watches the shop (docs/monitoring.md); no storefront makes them, so the contract has them not. */
export function healthRoutes(readiness: () => Promise<Readiness>) {
	const answer = async (context: Context<ShopEnv>) => {
		const { status, checks } = await readiness();
		context.header("Cache-Control", "no-store");
		return context.json({ status, checks }, status === "not_ready" ? 503 : 200);
	};
	return router()
		.get("/health/live", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
		.get("/health/ready", answer)
		.get("/health", answer);
}
