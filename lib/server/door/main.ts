/** The door's process. Its parent tells it where the apps listen, and again when one has ended or started. */
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { eachLocaleOf } from "#lib/domain/locale.ts";
import { isPublic, readEnv } from "#lib/shop/kernel/base/env.ts";
import { errorText } from "#lib/shop/kernel/base/error-text.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { openLogWriter } from "#lib/shop/kernel/base/log-writer.ts";
import { forwardedWarning } from "#lib/shop/kernel/rate-limits/forwarded-warning.ts";
import { drained } from "../drain.ts";
import { endOnSignals } from "../end-on-signals.ts";
import { refusalsIn } from "../refuse.ts";
import { STAY_WITH_HTTPS, securityHeaders } from "../security-headers.ts";
import { traceProcess } from "../trace/trace-process.ts";
import { accessLog } from "./access-log.ts";
import { appLine } from "./app-line.ts";
import { createDoor } from "./door.ts";
import { keptPages } from "./kept-pages.ts";
import { readKnownScripts } from "./known-scripts.ts";
import { keptNames } from "./may-keep.ts";
import { ownFiles } from "./own-files.ts";
import { type ScriptHash, withScripts } from "./page-scripts.ts";

/** Longer than proxies and browsers keep an idle connection, so that the server closes none while a request is in flight. */
const KEEP_ALIVE_MS = 90 * SECOND_MS;
/** Time limits for receiving a request, which has 64 kB at most, and its headers. */
const REQUEST_MS = 30 * SECOND_MS;
const HEADERS_MS = 15 * SECOND_MS;
const CHECKED_EACH_MS = 5 * SECOND_MS;
const MB = 1_000_000;
/** Who looks for what went wrong, or how many came, looks back a month at most. */
const ACCESS_DAYS = 30;
const KEPT_BYTES = 96 * 1024 * 1024;

const env = readEnv();
const isHttps = env.SHOP_URL.startsWith("https:");
const warning = forwardedWarning({ isPublic: isPublic(env), trustedProxies: env.TRUSTED_PROXIES });
const app = appLine();
const files = ownFiles(process.cwd(), [
	...securityHeaders(env).flatMap(({ key, value }) => [key, value]),
	...(isHttps ? STAY_WITH_HTTPS : []),
]);
const scripts = new Set<ScriptHash>();
const unknown = new LRUCache<string, true>({ max: 100 });
const addBuild = (added: string) => {
	files.add(added);
	for (const hash of readKnownScripts(process.cwd(), added)) scripts.add(hash);
};
let build = env.KONFETY_BUILD ?? ".next";
addBuild(build);
let isDraining = false;
const access = env.ACCESS_LOG === "off" ? null : openAccessLog();
const traces = await traceProcess(env);
const kept = keptPages({ maxBytes: KEPT_BYTES });
// Loaded where somebody wants it alone.
const meter = env.METRICS_PORT === undefined ? null : (await import("../metrics/door-meter.ts")).doorMeter(env, kept);
const door = createDoor({
	app,
	files,
	kept,
	names: keptNames(),
	dress: (page) => withScripts(page, { known: scripts, onUnknown: tellOnce }),
	refusals: await eachLocaleOf(refusalsIn),
	trustedProxies: env.TRUSTED_PROXIES,
	isHttps,
	doorKey: env.KONFETY_INTERNAL_KEY ?? "",
	isDraining: () => isDraining,
	log: access,
	meter,
	watch: (headers) => {
		const sentence = warning(headers);
		if (sentence) log.warn(sentence);
	},
});
/** Null when it cannot be written: visitors are answered nevertheless. */
function openAccessLog() {
	const onFault = (error: unknown) => log.error({ error: errorText(error) }, "the access log cannot be written");
	try {
		const options = { folderMaxBytes: env.LOG_MAX_MB * MB, maxAgeDays: ACCESS_DAYS, onFault };
		const file = openLogWriter(join(env.DATA_DIR, "log/access/access.log"), options);
		return accessLog({ write: file.write, isFull: env.ACCESS_LOG === "full" });
	} catch (error) {
		onFault(error);
		return null;
	}
}

/** A script that nobody knows is told once: it may stand in every page. */
function tellOnce(script: string): void {
	if (unknown.has(script)) return;
	unknown.set(script, true);
	log.error({ script }, "a script in a page is not known, so no browser runs it");
}

const server = createServer({ connectionsCheckingInterval: CHECKED_EACH_MS }, door);
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.requestTimeout = REQUEST_MS;
server.headersTimeout = HEADERS_MS;

const told = z.object({ appUrls: z.array(z.string()), build: z.string() });
process.on("message", (message) => {
	const { success, data } = told.safeParse(message);
	// Its other questions are others' to answer.
	if (!success) return;
	const { appUrls, build: served } = data;
	// Before its pages come, which ask for them.
	if (served !== build) addBuild(served);
	build = served;
	app.moveTo(appUrls);
});
server.listen(env.PORT, env.HOST, () => process.send?.({ listens: true }));

// Balancers have DRAIN_S to hear that it ends, while it serves as before; then running requests finish.
endOnSignals(async () => {
	isDraining = true;
	await sleep(env.DRAIN_S * SECOND_MS);
	await drained(server);
	access?.flush();
	await traces.stop();
});
