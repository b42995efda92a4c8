import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { routePath } from "hono/route";
import { BODY_MAX_BYTES, RENEWED_TOKEN_HEADER, REQUEST_ID_HEADER } from "../domain/calls.ts";
import { addDocs } from "./api-docs/routes.ts";
import { changesRoutes } from "./changes-routes.ts";
import { closedInMaintenance } from "./content/settings/closed-calls.ts";
import { settingsRoutes } from "./content/settings/routes.ts";
import { storeRoutes } from "./content/store/routes.ts";
import { contentRoutes } from "./content/texts/routes.ts";
import { writtenRoutes } from "./content/texts/written-routes.ts";
import { videoRoutes } from "./content/video/routes.ts";
import { vitalsRoutes } from "./content/vitals/routes.ts";
import { catalogueRoutes } from "./goods/listing/routes.ts";
import { reviewRoutes } from "./goods/review/routes.ts";
import { searchRoutes } from "./goods/search/routes.ts";
import { watchdogRoutes } from "./goods/watchdog/routes.ts";
import { readinessOf } from "./health/readiness.ts";
import { healthRoutes } from "./health/routes.ts";
import { errorText } from "./kernel/base/error-text.ts";
import { Overloaded } from "./kernel/base/limited-queue.ts";
import { log } from "./kernel/base/log.ts";
import { currentRequest, inRequest, newRequestId, type RequestContext } from "./kernel/base/request-context.ts";
import { inSpan, type SpanOptions } from "./kernel/base/tracing.ts";
import { lacksCustomer } from "./kernel/db/client.ts";
import { isDatabaseAway, postgresCode } from "./kernel/db/database-errors.ts";
import { databaseOutage } from "./kernel/db/database-outage.ts";
import { refused, type ShopEnv } from "./kernel/http.ts";
import type { Session } from "./kernel/session.ts";
import type { Shop } from "./kernel/shop.ts";
import { addressRoutes } from "./members/account/address-routes.ts";
import { dataRoutes } from "./members/account/data-routes.ts";
import { accountRoutes } from "./members/account/routes.ts";
import { influencerRoutes } from "./members/influencer/routes.ts";
import { captchaRoutes } from "./people/captcha/routes.ts";
import { companyRoutes } from "./people/company/routes.ts";
import { readSession, renewToken } from "./people/customer/session.ts";
import { newsletterRoutes } from "./people/newsletter/routes.ts";
import { cartRoutes } from "./selling/cart/routes.ts";
import { voucherRoutes } from "./selling/cart/voucher-routes.ts";
import { deliveryRoutes } from "./selling/delivery/routes.ts";
import { orderRoutes } from "./selling/order/routes.ts";
import { paymentRoutes } from "./selling/payment/routes.ts";
import { requestRoutes } from "./selling/request/routes.ts";
import { satisfactionRoutes } from "./selling/satisfaction/routes.ts";
import { calendarRoutes } from "./telling/calendar/routes.ts";
import { documentRoutes } from "./telling/document/routes.ts";

/** Another transaction locked the rows too long. */
const BUSY = new Set(["55P03", "57014", "40001", "40P01"]);

/**
 * The shop behind the API, on one opened shop. It answers every call of the contract; anything else is a JSON 404. `readiness`
 * tells how it is; without it, its disk is not looked at.
 */
export function createApp(shop: Shop, readiness = readinessOf({ db: shop.watchDb, dataDir: null })) {
	const app = new OpenAPIHono<ShopEnv>();
	app.use("/api/*", async (context, next) => {
		context.set("shop", shop);
		context.set("session", null);
		const request: RequestContext = currentRequest() ?? { requestId: newRequestId() };
		const span: SpanOptions = {
			ended: () => ({
				name: `${context.req.method} ${routeOf(context) || "/api/*"}`,
				told: { "http.response.status_code": context.res.status },
			}),
		};
		await inRequest(request, () => inSpan("call", span, next));
		// Only the app asks, when it measures.
		if (request.route !== undefined) request.route = routeOf(context);
		if (!context.res.headers.has("Cache-Control")) context.res.headers.set("Cache-Control", "private, no-store");
		context.res.headers.set(REQUEST_ID_HEADER, request.requestId);
	});
	app.use("/api/*", withinBodyLimit);
	app.use("/api/*", closedInMaintenance);
	app.use("/api/*", async (context, next) => {
		const header = context.req.header("Authorization");
		if (header === undefined) return next();
		const token = /^Bearer (\S+)$/i.exec(header)?.[1];
		const session = token ? await readSession(shop, token) : null;
		// An invalid token is refused, so that the storefront drops it; logging out ignores it.
		if (!session && context.req.path !== "/api/auth/logout") return refused(context, "unauthorized");
		context.set("session", session);
		await next();
		if (session?.isDue) await handOutToken(context, shop, session);
	});

	// The catalogue is everybody's; a session is the primary's, and so is what only its customer sees.
	app.get("/api/catalog/*", async (context, next) => {
		if (!context.var.session) context.set("shop", shop.forReading());
		await next();
	});

	for (const routes of [
		healthRoutes(readiness),
		accountRoutes,
		addressRoutes,
		dataRoutes,
		captchaRoutes,
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
		influencerRoutes,
		videoRoutes,
		settingsRoutes,
		newsletterRoutes,
		satisfactionRoutes,
		requestRoutes,
		calendarRoutes,
		storeRoutes,
		changesRoutes,
		contentRoutes,
		writtenRoutes,
		vitalsRoutes,
	])
		app.route("/api", routes);
	addDocs(app);

	app.notFound((context) => refused(context, "not_found"));
	app.onError((error, context) => {
		// A body that is no JSON, or has another content type (415).
		if (error instanceof HTTPException && (error.status === 400 || error.status === 415))
			return refused(context, "unreadable");
		if (error instanceof HTTPException && error.status === 413) return refused(context, "too_large");
		if (error instanceof Overloaded) return refused(context, "unavailable");
		const code = postgresCode(error) ?? "";
		// The account was deleted during this call or login.
		if (lacksCustomer(error)) return refused(context, context.var.session ? "unauthorized" : "invalid_credentials");
		const path = maskedPath(context.req.path);
		if (BUSY.has(code)) {
			log.warn({ path, error: errorText(error) }, "call given up");
			return refused(context, context.req.method === "GET" ? "unavailable" : "request_running");
		}
		if (isDatabaseAway(error)) {
			databaseOutage().away(error, { path });
			return refused(context, "unavailable");
		}
		log.error({ path, error: errorText(error), stack: framesOf(error) }, "call failed");
		return refused(context, "server_error");
	});
	return app;
}

const onTooLarge = (context: Context) => refused(context, "too_large");
const measured = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: onTooLarge });

/** `bodyLimit` asks each request for its body, which makes a whole Request of it: here only one that does not say its length. */
const withinBodyLimit: MiddlewareHandler = (context, next) => {
	if (context.req.method === "GET" || context.req.method === "HEAD") return next();
	const length = context.req.header("Content-Length");
	if (length === undefined || context.req.header("Transfer-Encoding") !== undefined) return measured(context, next);
	return Number(length) > BODY_MAX_BYTES ? onTooLarge(context) : next();
};

/** Adds a fresh token of the session to the reply, after the work: a session that the call ended gets none. */
async function handOutToken(context: Context<ShopEnv>, shop: Shop, session: Session): Promise<void> {
	// The work is done, so an error here must not fail the call: the next one tries again.
	const token = await renewToken(shop, session).catch((error: unknown) => {
		log.warn({ error: errorText(error) }, "token not renewed");
		return null;
	});
	if (token === null) return;
	context.res.headers.set(RENEWED_TOKEN_HEADER, token);
	// The reply now belongs to one browser, whatever the call's own caching.
	context.res.headers.set("Cache-Control", "private, no-store");
}

/** Template of the address that was called; "" for one that no call has. */
function routeOf(context: Context<ShopEnv>): string {
	const template = routePath(context, -1);
	return template.includes("*") ? "" : template;
}

/** A path may contain the secret of a mailed link, of a cart or an order. */
function maskedPath(path: string): string {
	return path.replace(/[\w-]{32,}/g, "…");
}

function framesOf(error: Error): string {
	return (error.stack ?? "")
		.split("\n")
		.filter((line) => /^\s+at /.test(line))
		.join("\n");
}
