/**
 * The door: HTTP alone, before the app. It has the files of the build and the pages that it keeps, knows the visitor's address,
 * and reads slow visitors' requests; everything else the app answers.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { BODY_MAX_BYTES, CLIENT_ADDRESS_HEADER, INTERNAL_KEY_HEADER, REQUEST_ID_HEADER } from "#lib/domain/calls.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { readPath } from "#lib/i18n/paths.ts";
import { visitorAddress } from "#lib/shop/kernel/rate-limits/client-address.ts";
import { DOOR_KEY_HEADER } from "../door-key.ts";
import type { Meter } from "../metrics/measure-door.ts";
import { hasBody, isReading, isTooLarge, type Refusals, refuseCall, refusePage } from "../refuse.ts";
import { STAY_WITH_HTTPS } from "../security-headers.ts";
import type { AccessLog, Source } from "./access-log.ts";
import { type Answer, makeAnswer, namesOwnTag, sendAnswer, withHead } from "./answer.ts";
import { AppAway, type AppCall, type AppLine } from "./app-line.ts";
import { type Head, headerIn, without } from "./head.ts";
import type { Kept, KeptPages, Said } from "./kept-pages.ts";
import { KEPT_MAX_BYTES, type KeptNames, lastingOf, varyingHead } from "./may-keep.ts";
import { asked, NAMING_HEADERS, nameRequest, namingHead } from "./name-request.ts";
import type { OwnFiles } from "./own-files.ts";
import type { Page } from "./page-scripts.ts";
import { headOfReply, headOfRequest, hostHead, passOn } from "./pass-on.ts";
import { readBody } from "./read-body.ts";
import { answerReadiness, asksReadiness } from "./readiness.ts";

export type DoorOptions = {
	app: AppLine;
	files: Pick<OwnFiles, "get">;
	kept: KeptPages;
	names: KeptNames;
	/** Makes of an answer of the app what is sent: a page names its scripts. */
	dress: (page: Page) => Page;
	refusals: Record<Locale, Refusals>;
	trustedProxies: number;
	/** Whether visitors come by https. */
	isHttps: boolean;
	/** Known to the door and the app alone. */
	doorKey: string;
	/** Inspects each request's headers and logs what the shop's owner should know. */
	watch: (headers: IncomingHttpHeaders) => void;
	/** Whether the shop is about to end; balancers are told so. */
	isDraining: () => boolean;
	/** Null when nobody wants one. */
	log: AccessLog | null;
	/** Null when nobody measures. */
	meter: Meter | null;
};

const SHELLS = 50;
const X_FORWARDED = ["for", "host", "port", "proto"].map((what) => `x-forwarded-${what}`);
/** What only the door may say, and where a visitor comes from, which it says itself. */
const FORGED = new Set([
	CLIENT_ADDRESS_HEADER,
	DOOR_KEY_HEADER,
	...NAMING_HEADERS,
	"forwarded",
	"x-real-ip",
	...X_FORWARDED,
]);
const WITH_TAGS = new Set([...FORGED, "if-none-match", "if-modified-since"]);
/** How an answer came to be (RFC 9211). */
const HIT: Head = ["Cache-Status", "door; hit"];
const STALE = "door; hit; detail=stale-if-error";

export function createDoor(options: DoorOptions) {
	const shells = new LRUCache<string, Answer>({ max: SHELLS });
	return (request: IncomingMessage, response: ServerResponse): void => {
		options.watch(request.headers);
		const address = visitorAddress({
			remoteAddress: request.socket.remoteAddress,
			forwardedFor: request.headers["x-forwarded-for"]?.toString(),
			trustedProxies: options.trustedProxies,
		});
		const visit: Visit = {
			...options,
			shells,
			request,
			response,
			address,
			requestId: null,
			from: "app",
			isBroken: false,
		};
		visit.log?.watch(visit);
		visit.meter?.watch(visit);
		answer(visit).catch(() => breakOff(visit));
	};
}

type Visit = DoorOptions & {
	/** Pages that are not kept, by what they say: guarded ones and that of what is not there are the same for many. */
	shells: LRUCache<string, Answer>;
	request: IncomingMessage;
	response: ServerResponse;
	/** The visitor's. */
	address: string;
	/** What the app is asked under; null until it is. */
	requestId: string | null;
	/** Where the answer is from. */
	from: Source;
	/** Whether it broke off on its way from the app. */
	isBroken: boolean;
};

/** The visitor sees an answer that breaks off. */
function breakOff(visit: Visit): void {
	visit.isBroken = true;
	visit.response.destroy();
}

async function answer(visit: Visit): Promise<void> {
	const { request, response, files, kept, names } = visit;
	const { url: target = "/", headers } = request;
	if (asksReadiness(target) && isReading(request) && !hasBody(request)) {
		const head = [...headOfRequest(request, FORGED), ...ownHead(visit)];
		return answerReadiness(visit, { method: "GET", target, head, body: null });
	}
	const isOwn = headers[INTERNAL_KEY_HEADER.toLowerCase()] !== undefined;
	if (isOwn || !isReading(request) || hasBody(request) || target.startsWith("/api/")) return passNamed(visit, null);
	const file = files.get(decodedPath(target));
	if (file) {
		visit.from = "file";
		return sendAnswer(file, request, response);
	}
	const name = names.nameOf(target, headers);
	if (name === null) return passNamed(visit, null);
	const found = kept.find(name, (page) => askAnew(visit, page));
	const page = found instanceof Promise ? await found : found;
	if (!page) return passNamed(visit, name);
	sendKept(visit, name, page);
}

function sendKept(visit: Visit, name: string, page: Kept): void {
	const { kept, request, response } = visit;
	visit.from = page.failedMs === null ? "kept" : "stale";
	const ageS = page.lasting === "final" ? 0 : kept.ageS(page);
	const more = ageS === 0 ? HIT : ["Cache-Status", page.failedMs === null ? "door; hit" : STALE, "Age", String(ageS)];
	sendAnswer(page.answer, request, response, { more, onForm: () => kept.grew(name, page) });
}

/** Passes the request on under an id, which the visitor hears even when no app answers. */
function passNamed(visit: Visit, name: string | null): Promise<void> {
	return asked(visit, () => pass(visit, name));
}

/** The app's answer as it comes; what everybody may have is kept under the name on the way. */
async function pass(visit: Visit, name: string | null): Promise<void> {
	const { app, request, response, kept, names } = visit;
	const { url: target = "/", method = "GET" } = request;
	const body = await bodyOf(visit);
	if (body === "refused") return;
	// A page is asked for whole, so that it can be kept; whether the visitor has it already, the door knows.
	const isWhole = name !== null && method === "GET" && namesOwnTag(request.headers["if-none-match"]);
	const head = [...headOfRequest(request, isWhole ? WITH_TAGS : FORGED), ...ownHead(visit)];
	const gone = new AbortController();
	response.once("close", () => response.writableFinished || gone.abort());
	const begunMs = kept.nowMs();
	try {
		const reply = await app.ask({ method, target, head, body }, gone.signal);
		const lasting = name !== null && method === "GET" ? lastingOf(reply.statusCode, reply.rawHeaders) : null;
		if (!lasting && !isPage(reply, method)) return passOn(reply, request, response, () => breakOff(visit));
		const whole = await readBody(reply, KEPT_MAX_BYTES);
		if (whole === null) return passOn(reply, request, response, () => breakOff(visit));
		const page = visit.dress({ head: headOfReply(reply), body: whole });
		if (name === null || !lasting) return sendAnswer(shellOf(visit, page, reply), request, response);
		names.learn(target, reply.rawHeaders);
		const newName = names.nameOf(target, request.headers) ?? name;
		const keptPage = kept.keep(newName, { ...page, lasting, begunMs });
		sendAnswer(keptPage.answer, request, response, { onForm: () => kept.grew(newName, keptPage) });
	} catch (error) {
		if (gone.signal.aborted) return;
		if (response.headersSent) breakOff(visit);
		else refuseForNow(visit, error);
	}
}

/** Whether it is a page that may name its scripts. */
function isPage({ statusCode, rawHeaders }: IncomingMessage, method: string): boolean {
	const isWhole = method === "GET" && statusCode !== 304 && headerIn(rawHeaders, "content-encoding") === undefined;
	return isWhole && (headerIn(rawHeaders, "content-type")?.startsWith("text/html") ?? false);
}

/** Headers of the app's body, which was changed. */
const OF_THE_BODY = new Set(["content-length", "etag"]);

/** A page that is not kept, with the compressed forms of the last one that said the same. */
function shellOf({ shells }: Visit, { head, body }: Page, { statusCode = 502 }: IncomingMessage): Answer {
	const own = without(head, OF_THE_BODY);
	const fresh = makeAnswer(own, body, { status: statusCode });
	const name = `${statusCode} ${fresh.digest}`;
	const before = shells.get(name);
	const shell = before ? withHead(before, own) : fresh;
	shells.set(name, shell);
	return shell;
}

/** The visitor's body; one that is too long is refused. */
async function bodyOf(visit: Visit): Promise<Buffer | null | "refused"> {
	const { request, response, refusals } = visit;
	if (!hasBody(request)) return null;
	const body = isTooLarge(request) ? null : await readBody(request, BODY_MAX_BYTES);
	if (body) return body;
	const { url = "/" } = request;
	dressRefusal(visit);
	if (url.startsWith("/api/")) refuseCall(request, response, "too_large");
	else refusePage(request, response, 405, refusals[readPath(url).locale]);
	return "refused";
}

/** Asks the app for a kept page anew, as nobody in particular, for the visitor who wants it. */
function askAnew(visit: Visit, page: Kept): Promise<Said> {
	return asked(visit, () => askForPage(visit, page));
}

async function askForPage(visit: Visit, page: Kept): Promise<Said> {
	const { request, app } = visit;
	const known = page.appTag === null ? [] : ["If-None-Match", page.appTag];
	const head = [...hostHead(request), ...varyingHead(request.headers), ...known, ...ownHead(visit)];
	const call: AppCall = { method: "GET", target: request.url ?? "/", head, body: null };
	try {
		const reply = await app.ask(call);
		const status = reply.statusCode ?? 0;
		const isKept = lastingOf(status, reply.rawHeaders) === page.lasting;
		const body = await readBody(reply, KEPT_MAX_BYTES);
		if (body === null) reply.destroy();
		if (status === 304) return "same";
		// Overloaded or failing; anything else the app means.
		if (status >= 500 || status === 429) return "silent";
		return isKept && body ? visit.dress({ head: headOfReply(reply), body }) : "gone";
	} catch {
		return "silent";
	}
}

/** What the door says for itself: who asks, under which id, and that this is true. */
const ownHead = (visit: Visit): string[] => [
	...[CLIENT_ADDRESS_HEADER, visit.address, DOOR_KEY_HEADER, visit.doorKey],
	...namingHead(visit),
];

/** For an answer of the door's own. */
function dressRefusal(visit: Visit): void {
	visit.response.setHeader(REQUEST_ID_HEADER, nameRequest(visit));
	if (visit.isHttps) visit.response.setHeader(...STAY_WITH_HTTPS);
}

/** The app does not answer: it may be starting anew. */
function refuseForNow(visit: Visit, error: unknown): void {
	if (!(error instanceof AppAway)) throw error;
	const { request, response, refusals } = visit;
	dressRefusal(visit);
	const { url = "/" } = request;
	response.setHeader("Retry-After", "2");
	if (url.startsWith("/api/")) {
		refuseCall(request, response, "unavailable");
	} else {
		// The page comes by itself when the shop is there again.
		response.setHeader("Refresh", "3");
		refusePage(request, response, 503, refusals[readPath(url).locale]);
	}
}

function decodedPath(target: string): string {
	const at = target.indexOf("?");
	const path = at === -1 ? target : target.slice(0, at);
	if (!path.includes("%")) return path;
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
