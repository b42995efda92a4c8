/**
 * The app's process: Next and the API behind the front. `lib/cli/serve.ts` starts it with settings checked by `npm start`. It
 * listens for the door on a port of this computer that it tells its parent; with `dev` for browsers, on the shop's own.
 */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import next from "next";
import { INTERNAL_KEY_HEADER } from "#lib/domain/calls.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { eachLocale, eachLocaleOf, LOCALES, type Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { errorText } from "#lib/shop/kernel/base/error-text.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { createTurns } from "#lib/shop/kernel/rate-limits/turns.ts";
import { remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";
import { drained } from "../drain.ts";
import { endOnSignals } from "../end-on-signals.ts";
import { refusalsIn } from "../refuse.ts";
import { traceProcess } from "../trace/trace-process.ts";
import { answerCalls } from "./answer-calls.ts";
import { closedAsker } from "./ask-closed.ts";
import { shopAsker } from "./ask-shop.ts";
import { createFront } from "./front.ts";
import { keepPage } from "./kept-page.ts";
import { isKnownFile } from "./known-files.ts";
import { openedShop, shopOpened } from "./opened-shop.ts";
import { boundPageStore, datedByBegin } from "./page-store.ts";
import { createRenderBudget } from "./render-budget.ts";
import { tellOutages } from "./tell-outages.ts";
import { whoAsks } from "./who-asks.ts";

/** Time limit for receiving a request, which has 64 kB at most. */
const REQUEST_MS = 30 * SECOND_MS;
/** Time limit for fetching the 404 page; without it only the status is sent. */
const NOT_FOUND_MS = 5 * SECOND_MS;
/** A small cached buffer keeps its whole slab of memory alive: 64 kB by default. */
const SLAB_BYTES = 4096;
/** Pages and searches in work at once, per network and in total, and queued per network. */
const TURNS = { atOnce: 3, inAll: 8, waiting: 100 };

Buffer.poolSize = SLAB_BYTES;
boundPageStore();
tellOutages();
const env = readEnv();
const isDev = process.argv[2] === "dev";
const isEverywhere = ["0.0.0.0", "::", "127.0.0.1", "localhost"].includes(env.HOST);
/**
 * Next's middleware recognises the loopback only as "localhost": with the IP address it treats every rewrite as another
 * server and calls itself over HTTP.
 */
const hostname = isDev && env.HOST !== "127.0.0.1" ? env.HOST : "localhost";

const traces = await traceProcess(env);
const server = createServer();
// The door keeps its connections as long as it likes.
server.keepAliveTimeout = 0;
server.requestTimeout = REQUEST_MS;
await new Promise<void>((resolve, reject) => {
	server.once("error", reject);
	server.listen(isDev ? env.PORT : 0, isDev ? env.HOST : "127.0.0.1", resolve);
});
const { port } = server.address() as AddressInfo;
const host = isDev && !isEverywhere ? (env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST) : "127.0.0.1";
const ownUrl = `http://${host}:${port}`;
// For the middleware and for what keeps pages fresh, which ask this process.
process.env.KONFETY_APP_URL = ownUrl;

const opened = Promise.withResolvers<typeof front>();
server.on("request", async (request, response) => {
	try {
		await (await opened.promise)(request, response);
	} catch (error) {
		log.error({ error: errorText(error) }, "request failed");
		response.destroy();
	}
});
const app = next({ dev: isDev, hostname, port, httpServer: server });
await app.prepare();

const key = env.KONFETY_INTERNAL_KEY ?? "";
const notFoundIn = (locale: Locale) =>
	keepPage(() =>
		fetch(ownUrl + screenPath(locale, "notFound"), {
			headers: { [INTERNAL_KEY_HEADER]: key },
			signal: AbortSignal.timeout(NOT_FOUND_MS),
		}),
	);
const pages = app.getRequestHandler();
// In development the shop's own code is loaded anew with each change, as Next does; another shop's calls are passed on.
const answersCalls = !isDev && !remoteShopUrl();
const meter = env.METRICS_PORT === undefined ? null : (await import("../metrics/app-meter.ts")).appMeter(env);
const front = createFront({
	next: (request, response, noted) => datedByBegin(() => pages(request, response), noted),
	api: answersCalls ? answerCalls(() => openedShop().app, env) : pages,
	whoAsks: whoAsks(key),
	ask: shopAsker(),
	isClosed: closedAsker(),
	// In development, files come and go, and there is no door that has them.
	isFile: isDev ? () => true : isKnownFile,
	notFound: eachLocale(notFoundIn),
	refusals: await eachLocaleOf(refusalsIn),
	limits: env.RATE_LIMITS === "on" ? { turns: createTurns(TURNS), budget: createRenderBudget() } : null,
	internalKey: key,
	isHttps: env.SHOP_URL.startsWith("https:"),
	meter,
});
// Requests of Next's development tools in the browser pass it by.
opened.resolve((request, response) =>
	isDev && request.url?.startsWith("/__next") ? pages(request, response) : front(request, response),
);
// Whoever hears of the address sends calls, which find no shop before.
if (answersCalls) await shopOpened();
if (env.KONFETY_WARM) await warm();
process.send?.({ url: ownUrl });

// Lets running requests finish.
endOnSignals(async () => {
	await drained(server);
	await app.close();
	await traces.stop();
});

/** Renders the home pages, before the door sends visitors. */
async function warm(): Promise<void> {
	const headers = { [INTERNAL_KEY_HEADER]: key };
	for (const locale of LOCALES) {
		const reply = await fetch(ownUrl + screenPath(locale, "home"), { headers });
		await reply.arrayBuffer();
	}
}
