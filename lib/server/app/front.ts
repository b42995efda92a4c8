/**
 * The front of the app: it hands calls to the API and pages to Next, refuses invalid requests early, asks the shop whether
 * a page's thing exists, queues expensive requests per network, and says which pages may be kept. It knows addresses and
 * the API, but not goods or screens.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { CLIENT_ADDRESS_HEADER, INTERNAL_KEY_HEADER, REQUEST_ID_HEADER } from "#lib/domain/calls.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { DEFAULT_LOCALE, type Locale } from "#lib/domain/locale.ts";
import { folderOf } from "#lib/i18n/folders.ts";
import { guardsOf } from "#lib/i18n/guards.ts";
import { errorText } from "#lib/shop/kernel/base/error-text.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { currentRequest, inRequest, type RequestContext } from "#lib/shop/kernel/base/request-context.ts";
import { inSpan, type SpanOptions } from "#lib/shop/kernel/base/tracing.ts";
import { networkOf } from "#lib/shop/kernel/rate-limits/client-address.ts";
import type { Turns } from "#lib/shop/kernel/rate-limits/turns.ts";
import type { CallMeter } from "../metrics/measure-app.ts";
import { hasBody, isReading, isTooLarge, type Refusals, refuseCall, refusePage } from "../refuse.ts";
import { STAY_WITH_HTTPS } from "../security-headers.ts";
import type { Asker } from "./ask-shop.ts";
import { withoutSlash } from "./drop-slash.ts";
import { withQuery } from "./keep-query.ts";
import type { KeptPage } from "./kept-page.ts";
import { sendNotFound } from "./not-found.ts";
import type { Noted } from "./page-store.ts";
import { questionAt } from "./page-table.ts";
import { markFile, markPublic, PERSONAL } from "./public-pages.ts";
import { type Asked, readTarget } from "./read-target.ts";
import type { RenderBudget } from "./render-budget.ts";
import { type Original, watchHead } from "./watch-head.ts";
import type { WhoAsks } from "./who-asks.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type FrontOptions = {
	/** Answers pages and files. */
	next: (request: IncomingMessage, response: ServerResponse, noted: Noted) => Promise<void>;
	/** Answers calls of the API. */
	api: Handler;
	whoAsks: WhoAsks;
	ask: Asker;
	/** Whether the shop is in maintenance; then every address shows the maintenance page. */
	isClosed: () => Promise<boolean>;
	/** Whether there may be a file at this decoded path. */
	isFile: (path: string) => boolean;
	/** The 404 page. */
	notFound: Record<Locale, () => Promise<KeptPage | null>>;
	refusals: Record<Locale, Refusals>;
	/** Null lets everybody have everything at once. */
	limits: { turns: Turns; budget: RenderBudget } | null;
	/** Known only to this server: its own requests skip all checks. */
	internalKey: string;
	isHttps: boolean;
	/** Null when nobody measures. */
	meter: CallMeter | null;
};

/** Internal headers of Next; in requests from outside they are forged. */
const INNER = /^(next-action|next-resume|x-matched-path|x-now-route-matches|x-middleware-.*)$/;
/** Expensive calls that anyone can make by their address alone. */
const WORK = /^\/api\/catalog\//;
/** A request that takes longer is waiting, not computing: its turn ends. */
const TURN_MAX_MS = SECOND_MS;
const PERMANENT = 308;
/** Next's word for where it had the page from, when it was its store. */
const FROM_STORE = new Set(["HIT", "STALE"]);

export function createFront(options: FrontOptions): Handler {
	return async (request, response) => {
		const { address, requestId, traceparent } = options.whoAsks(request);
		for (const name of Object.keys(request.headers)) if (INNER.test(name)) delete request.headers[name];
		// Overwrites a header sent by the visitor.
		request.headers[CLIENT_ADDRESS_HEADER] = address;
		request.headers[REQUEST_ID_HEADER.toLowerCase()] = requestId;
		response.setHeader(REQUEST_ID_HEADER, requestId);
		if (options.isHttps) response.setHeader(...STAY_WITH_HTTPS);
		const key = request.headers[INTERNAL_KEY_HEADER.toLowerCase()];
		const isOwn = options.internalKey !== "" && key === options.internalKey;
		const work = () =>
			isOwn ? options.next(request, response, {}) : answer({ ...options, request, response, address });
		const context: RequestContext = options.meter ? { requestId, route: "" } : { requestId };
		if (request.url?.startsWith("/api/")) options.meter?.watch({ method: request.method ?? "", context, response });
		const span: SpanOptions = {
			kind: "server",
			parent: traceparent,
			told: { "http.request.method": request.method },
			ended: () => ({ told: { "http.response.status_code": response.statusCode } }),
		};
		await inRequest(context, () => inSpan("app", span, work).catch((error: unknown) => breakOff(response, error)));
	};
}

function breakOff(response: ServerResponse, error: unknown): void {
	log.error({ error: errorText(error) }, "request failed");
	response.destroy();
}

type Call = FrontOptions & { request: IncomingMessage; response: ServerResponse; address: string };

async function answer(call: Call): Promise<void> {
	const { request, response, api, next } = call;
	const target = request.url ?? "/";
	const asked = readTarget(target);
	if (asked.kind === "unreadable" || asked.kind === "too_long") {
		const isLong = asked.kind === "too_long";
		if (asked.isApi) return refuseCall(request, response, isLong ? "address_too_long" : "unreadable");
		return sendNotFound(request, response, call.notFound[asked.locale]);
	}
	const straight = withoutSlash(target);
	const goStraight = (location: string) => void response.writeHead(PERMANENT, { Location: location }).end();
	if (asked.kind === "api") {
		if (straight !== null) return goStraight(straight);
		if (isTooLarge(request)) return refuseCall(request, response, "too_large");
		if (!WORK.test(asked.path)) return api(request, response);
		const onRefused = () => refuseCall(request, response, "too_many_requests");
		return inTurn(call, { work: () => api(request, response), onRefused, onHead: () => null });
	}
	const locale = asked.kind === "moved" ? DEFAULT_LOCALE : asked.locale;
	if (!isReading(request) || hasBody(request)) return refusePage(request, response, 405, call.refusals[locale]);
	if (straight !== null) return goStraight(straight);
	if (asked.kind === "file") {
		if (!call.isFile(asked.path)) return sendNotFound(request, response, call.notFound[locale]);
		watchHead(response, () => {
			markFile(response);
			return null;
		});
		return next(request, response, {});
	}
	if (asked.kind === "moved") return answerPage(call, { target, locale });
	const question = asked.kind === "page" ? questionAt(locale, asked.words) : null;
	const token = cookieOf(request, COOKIES.token);
	const isThere = question !== null && (await call.ask(question, { address: call.address, token }));
	if (!isThere && (await call.isClosed())) return answerPage(call, { target, locale });
	if (!isThere && !question?.tellsItself) return sendNotFound(request, response, call.notFound[locale]);
	if (!isThere) return answerPage(call, { target, locale, status: 404 });
	const mayKeep = question.of === "everybody" && guardsOf(pathOf(target)).length === 0 && !isMaintenancePage(asked);
	return answerPage(call, { target, locale, ...(asked.kind === "page" && mayKeep ? { words: asked.words } : {}) });
}

/** While the shop is closed it has status 503, for which a cache would take the page that it kept before. */
const isMaintenancePage = (asked: Asked) => asked.kind === "page" && asked.words[0] === folderOf("maintenance");

/** `status` replaces the page's status 200; `words`, its folder, are there when the page is everybody's and may be kept. */
type Page = { target: string; locale: Locale; status?: number; words?: readonly string[] };

async function answerPage(call: Call, { target, locale, status: another, words }: Page): Promise<void> {
	const { request, response, limits, next } = call;
	const onRefused = () => refusePage(request, response, 429, call.refusals[locale]);
	// A browser that has the page would be told that it still holds.
	if (another !== undefined) delete request.headers["if-none-match"];
	const isAhead = "next-router-prefetch" in request.headers;
	if (limits && !limits.budget.allows(networkOf(call.address), target, new Date(), isAhead)) return onRefused();
	const noted: Noted = {};
	const context = currentRequest();
	const onHead = (status: number) => {
		const isStored = noted.isStored || FROM_STORE.has(String(response.getHeader("x-nextjs-cache")));
		if (response.getHeader("x-nextjs-cache") === "HIT") limits?.budget.noteKept(target);
		const isGood = status === 200 || status === 304;
		if (words && isGood && isStored && !response.hasHeader("set-cookie")) markPublic(response, locale, words);
		else if (response.hasHeader("cache-control")) response.setHeader("Cache-Control", PERSONAL);
		if (status === PERMANENT) keepQuery(response, target);
		if (status === 200 && another !== undefined) return another;
		if (status === 500 && context?.isUnavailable) return sayInAMoment(response);
		if (status !== 404) return null;
		return (original: Original) => void sendNotFound(request, response, call.notFound[locale], original);
	};
	return inTurn(call, { work: () => next(request, response, noted), onRefused, onHead });
}

/** The page for errors, as long as what it is made of cannot be asked for: not a fault of the page. It comes by itself then. */
function sayInAMoment(response: ServerResponse): 503 {
	response.setHeader("Retry-After", "2");
	response.setHeader("Refresh", "3");
	return 503;
}

type Turn = { work: () => Promise<void>; onRefused: () => void; onHead: Parameters<typeof watchHead>[1] };

/**
 * Answers when it is this network's turn. The turn ends when the response head is sent, since sending is no work. If
 * the visitor disconnects, it ends with the work, which continues.
 */
async function inTurn({ response, address, limits }: Call, { work, onRefused, onHead }: Turn): Promise<void> {
	const end = limits ? await limits.turns.take(networkOf(address)) : () => {};
	if (!end) return onRefused();
	if (response.destroyed) return end();
	const timer = setTimeout(end, TURN_MAX_MS);
	watchHead(response, (status) => {
		clearTimeout(timer);
		end();
		return onHead(status);
	});
	let isWorking = true;
	response.once("close", () => isWorking || end());
	try {
		await work();
	} finally {
		isWorking = false;
		if (response.destroyed) end();
	}
}

const pathOf = (target: string) => /^[^?]*/.exec(target)?.[0] ?? "";

/** A permanent redirect keeps the query of the request. */
function keepQuery(response: ServerResponse, target: string): void {
	const location = response.getHeader("location");
	if (location === undefined) return;
	const whole = [location].flat().map((one) => withQuery(String(one), target));
	response.setHeader("location", whole.length === 1 ? (whole[0] ?? "") : whole);
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
	const pair = headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`));
	return pair?.slice(name.length + 1) || undefined;
}
