/**
 * The server's process: Next behind the front, on one port. `lib/cli/serve.ts` starts it with settings checked by `npm
 * start`, and with `dev` for hot reload.
 */

import { createServer } from "node:http";
import next from "next";
import { INTERNAL_KEY_HEADER } from "#lib/domain/calls.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { eachLocale, eachLocaleOf, type Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { isPublic, readEnv } from "#lib/shop/kernel/base/env.ts";
import { errorText } from "#lib/shop/kernel/base/error-text.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { forwardedWarning } from "#lib/shop/kernel/rate-limits/forwarded-warning.ts";
import { createTurns } from "#lib/shop/kernel/rate-limits/turns.ts";
import { refusalsIn } from "../refuse.ts";
import { closedAsker } from "./ask-closed.ts";
import { shopAsker } from "./ask-shop.ts";
import { createFront } from "./front.ts";
import { keepPage } from "./kept-page.ts";
import { knownFiles } from "./known-files.ts";
import { boundPageStore, datedByBegin } from "./page-store.ts";
import { createRenderBudget } from "./render-budget.ts";

/** Longer than proxies and browsers keep an idle connection, so that the server closes none while a request is in flight. */
const KEEP_ALIVE_MS = 90 * SECOND_MS;
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
const env = readEnv();
const isDev = process.argv[2] === "dev";
const isEverywhere = ["0.0.0.0", "::", "127.0.0.1", "localhost"].includes(env.HOST);
/**
 * Next's middleware recognises the loopback only as "localhost": with the IP address it treats every rewrite as another
 * server and calls itself over HTTP.
 */
const hostname = env.HOST === "127.0.0.1" ? "localhost" : env.HOST;

const server = createServer();
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.requestTimeout = REQUEST_MS;
const app = next({ dev: isDev, hostname, port: env.PORT, httpServer: server });
await app.prepare();

const key = env.KONFETY_INTERNAL_KEY ?? "";
const ownUrl = `http://${isEverywhere ? "localhost" : env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${env.PORT}`;
const notFoundIn = (locale: Locale) =>
	keepPage(() =>
		fetch(ownUrl + screenPath(locale, "notFound"), {
			headers: { [INTERNAL_KEY_HEADER]: key },
			signal: AbortSignal.timeout(NOT_FOUND_MS),
		}),
	);
const warning = forwardedWarning({ isPublic: isPublic(env), trustedProxies: env.TRUSTED_PROXIES });
const pages = app.getRequestHandler();
const front = createFront({
	next: (request, response) => datedByBegin(() => pages(request, response)),
	ask: shopAsker(),
	isClosed: closedAsker(),
	// In development, files come and go.
	isFile: isDev ? () => true : knownFiles(process.cwd()),
	notFound: eachLocale(notFoundIn),
	refusals: await eachLocaleOf(refusalsIn),
	limits: env.RATE_LIMITS === "on" ? { turns: createTurns(TURNS), budget: createRenderBudget() } : null,
	trustedProxies: env.TRUSTED_PROXIES,
	internalKey: key,
	isHttps: env.SHOP_URL.startsWith("https:"),
	watch: (headers) => {
		const sentence = warning(headers);
		if (sentence) log.warn(sentence);
	},
});
server.on("request", (request, response) => {
	// Requests of Next's development tools in the browser.
	const isTool = isDev && request.url?.startsWith("/__next");
	(isTool ? pages : front)(request, response).catch((error: unknown) => {
		log.error({ error: errorText(error) }, "request failed");
		response.destroy();
	});
});
server.listen(env.PORT, hostname);

process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Stops accepting requests, lets running ones finish, then exits. */
function stop(): void {
	server.close(async () => {
		await app.close();
		process.exit(0);
	});
}
