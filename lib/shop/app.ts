import { randomUUID } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { BODY_MAX_BYTES } from "../domain/limits.ts";
import { addressRoutes } from "./account/address-routes.ts";
import { accountRoutes } from "./account/routes.ts";
import { readSession } from "./account/session.ts";
import { cartRoutes } from "./cart/routes.ts";
import { catalogueRoutes } from "./catalog/routes.ts";
import { companyRoutes } from "./company/routes.ts";
import { contentRoutes } from "./content/routes.ts";
import { postgresCode } from "./db/client.ts";
import { deliveryRoutes } from "./delivery/routes.ts";
import { documentRoutes } from "./document/routes.ts";
import { refused, type ShopEnv } from "./http.ts";
import { log } from "./log.ts";
import { orderRoutes } from "./order/routes.ts";
import { paymentRoutes } from "./payment/routes.ts";
import { reviewRoutes } from "./review/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import type { Shop } from "./shop.ts";
import { voucherRoutes } from "./voucher/routes.ts";
import { watchdogRoutes } from "./watchdog/routes.ts";

/** PostgreSQL is away, starting, stopping, or has no connection to give. */
const AWAY = new Set([
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENOTFOUND",
	"EAI_AGAIN",
	"53100",
	"53200",
	"25P03",

	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"57P01",
	"57P02",
	"57P03",
	"53300",
	"08006",
	"08001",
	"08003",
]);
/** Somebody held the rows for too long. */
const BUSY = new Set(["55P03", "57014", "40001", "40P01"]);

/** The shop behind the API, on one opened shop. Every call of the contract is answered here, all else is a JSON 404. */
export function createApp(shop: Shop) {
	const app = new OpenAPIHono<ShopEnv>();
	app.use("/api/*", async (context, next) => {
		context.set("shop", shop);
		context.set("session", null);
		context.set("requestId", randomUUID());
		await next();
		if (!context.res.headers.has("Cache-Control")) context.res.headers.set("Cache-Control", "private, no-store");
		context.res.headers.set("X-Request-Id", context.var.requestId);
	});
	app.use("/api/*", bodyLimit({ maxSize: BODY_MAX_BYTES, onError: (context) => refused(context, "too_large") }));
	app.use("/api/*", async (context, next) => {
		const header = context.req.header("Authorization");
		if (header === undefined) return next();
		const token = /^Bearer (\S+)$/i.exec(header)?.[1];
		const session = token ? await readSession(shop, token) : null;
		// A token that no longer holds is said plainly, so that the storefront forgets it; logging out ignores errors.
		if (!session && context.req.path !== "/api/auth/logout") return refused(context, "unauthorized");
		context.set("session", session);
		return next();
	});

	app.get("/api/health/live", (context) => context.json({ status: "ok" }));
	app.get("/api/health", async (context) => {
		await shop.db.execute(sql`select 1`);
		return context.json({ status: "ok", database: "ok" });
	});
	for (const routes of [
		accountRoutes,
		addressRoutes,
		catalogueRoutes,
		searchRoutes,
		reviewRoutes,
		watchdogRoutes,
		cartRoutes,
		companyRoutes,
		deliveryRoutes,
		orderRoutes,
		documentRoutes,
		paymentRoutes,
		voucherRoutes,
		settingsRoutes,
		contentRoutes,
	])
		app.route("/api", routes);
	app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
		type: "http",
		scheme: "bearer",
		bearerFormat: "JWT",
	});
	app.doc31("/api/openapi.json", {
		openapi: "3.1.0",
		info: {
			title: "Konfety",
			version: "1.0.0",
			description:
				"The shop behind the storefront. Money fields `…_with_tax` are integers in minor units (haléře); `price` fields are net.",
		},
	});

	app.notFound((context) => refused(context, "not_found"));
	app.onError((error, context) => {
		// A body that is no JSON, or does not say that it is (415).
		if (error instanceof HTTPException && (error.status === 400 || error.status === 415))
			return refused(context, "unreadable");
		if (error instanceof HTTPException && error.status === 413) return refused(context, "too_large");
		const code = postgresCode(error) ?? "";
		if (BUSY.has(code)) return refused(context, context.req.method === "GET" ? "unavailable" : "request_running");
		const isAway =
			AWAY.has(code) ||
			/timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/.test(
				messages(error),
			);
		log.error(
			{ requestId: context.var.requestId, path: context.req.path, error: messages(error), stack: framesOf(error) },
			"call failed",
		);
		return refused(context, isAway ? "unavailable" : "server_error");
	});
	return app;
}

/** What went wrong, without the values of a statement: they may be somebody's e-mail or the key to a cart. */
function messages(error: unknown): string {
	const all: string[] = [];
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		all.push(cause instanceof DrizzleQueryError ? "statement failed" : cause.message);
	}
	return all.join(": ");
}

function framesOf(error: Error): string {
	return (error.stack ?? "")
		.split("\n")
		.filter((line) => /^\s+at /.test(line))
		.join("\n");
}
