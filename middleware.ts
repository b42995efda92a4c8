import { decodeJwt, type JWTPayload, jwtVerify } from "jose";
import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { INTERNAL_KEY_HEADER } from "#lib/domain/calls.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { LOCALES } from "#lib/domain/locale.ts";
import { MAINTENANCE_RETRY_S } from "#lib/domain/maintenance.ts";
import { folderOf } from "#lib/i18n/folders.ts";
import { askGuards, guardsOf, type Visitor } from "#lib/i18n/guards.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { maintenanceFlag } from "#lib/i18n/maintenance-flag.ts";
import { readPath, screenPath, withdrawalPath } from "#lib/i18n/paths.ts";
import { rewriteOf } from "#lib/i18n/rewrite.ts";

/**
 * Public addresses become folders of app/[locale], guarded ones for whom they are meant; in maintenance all but one lead to its
 * page. No database, and no fetch but the one that now and then asks about maintenance.
 */
export async function middleware(
	request: NextRequest,
	event?: Pick<NextFetchEvent, "waitUntil">,
): Promise<NextResponse> {
	const { pathname, searchParams } = request.nextUrl;
	const closed = isClosed((work) => event?.waitUntil(work));
	if ((typeof closed === "boolean" ? closed : await closed) && !isOwnCall(request) && !isWithdrawal(pathname))
		return closedAnswer(request);
	const answer = rewriteOf(pathname, searchParams);
	if (answer.kind === "redirect") return redirectTo(request, answer.path, request.nextUrl.search, 308);
	// Not for ever: a permanent redirect takes the whole query with it (lib/server/app/keep-query.ts).
	if (answer.kind === "lead") return redirectTo(request, answer.path, answer.search);
	return (await guard(request)) ?? (answer.kind === "rewrite" ? rewrite(request, answer.path) : nowhere());
}

/** The answer instead of the page when a guard does not let its visitor pass. */
async function guard(request: NextRequest): Promise<NextResponse | null> {
	const { pathname } = request.nextUrl;
	const names = guardsOf(pathname);
	if (names.length === 0) return null;
	const { locale } = readPath(pathname);
	const answer = askGuards(names, await visitorOf(request.cookies.get(COOKIES.token)?.value));
	switch (answer.kind) {
		case "pass":
			return null;
		case "home":
			return redirectTo(request, screenPath(locale, "home"));
		case "login":
			return redirectTo(request, screenPath(locale, "login"), `?${wayBack(request)}`);
		case "nowhere":
			return nowhere();
		case "unknown":
			// Promises §2: the text, in this form.
			return new NextResponse(`Unknown middleware ${answer.name}`, {
				status: 500,
				headers: { "Content-Type": "text/plain; charset=utf-8" },
			});
	}
}

const isClosed = maintenanceFlag({
	nowMs: () => Date.now(),
	ask: async () => {
		const url = ownUrl();
		if (url === null) return false;
		const reply = await fetch(`${url}/api/maintenance`, { cache: "no-store", signal: AbortSignal.timeout(SECOND_MS) });
		if (!reply.ok) throw new Error(`The shop answered ${reply.status} about maintenance`);
		return (await reply.json()).is_enabled === true;
	},
});

/** This process's own address (lib/server/app/main.ts); null where nobody has said it. */
const ownUrl = (): string | null => process.env.KONFETY_APP_URL ?? null;

/** The server asks itself for the maintenance page. */
function isOwnCall(request: NextRequest): boolean {
	const key = process.env.KONFETY_INTERNAL_KEY;
	return Boolean(key) && request.headers.get(INTERNAL_KEY_HEADER) === key;
}

const WITHDRAWALS = LOCALES.map((locale) => new RegExp(`^${withdrawalPath(locale, { id: "[^/]+", hash: "[^/]+" })}$`));

/** Withdrawing from a contract must be possible for the whole of its period (Directive (EU) 2023/2673). */
function isWithdrawal(pathname: string): boolean {
	return WITHDRAWALS.some((path) => path.test(pathname));
}

/** In maintenance: the way to its page, which knows the way back; there the page, but as what it is for robots (503). */
async function closedAnswer(request: NextRequest): Promise<NextResponse> {
	const { pathname } = request.nextUrl;
	const { locale } = readPath(pathname);
	const path = screenPath(locale, "maintenance");
	if (pathname !== path) return redirectTo(request, path, isSecret(pathname) ? "" : `?${wayBack(request)}`);
	const headers = { "Retry-After": String(MAINTENANCE_RETRY_S), "Cache-Control": "no-store" };
	// A rewritten page would carry the status that it was built with, so it is fetched.
	const page = await ownPage(path);
	if (!page) return rewrite(request, `/${LANGUAGES[locale].folder}/${folderOf("maintenance")}`, headers);
	return new NextResponse(page, { status: 503, headers: { ...headers, "Content-Type": "text/html; charset=utf-8" } });
}

/** Whether the path is the secret of a mailed link, which no other address may name; its mail can be opened again. */
function isSecret(pathname: string): boolean {
	const { locale } = readPath(pathname);
	return (["newPassword", "confirmEmail"] as const).some((screen) =>
		pathname.startsWith(`${screenPath(locale, screen)}/`),
	);
}

/** A page of this server as everybody gets it; null when it cannot be had. */
async function ownPage(path: string): Promise<ReadableStream<Uint8Array> | null> {
	const url = ownUrl();
	const key = process.env.KONFETY_INTERNAL_KEY;
	if (url === null || !key) return null;
	const headers = { [INTERNAL_KEY_HEADER]: key, Accept: "text/html", "Accept-Encoding": "identity" };
	try {
		const page = await fetch(url + path, { headers, cache: "no-store", signal: AbortSignal.timeout(10 * SECOND_MS) });
		return page.ok ? page.body : null;
	} catch {
		return null;
	}
}

/** The path asked for, with its query, for the login to lead back to. */
function wayBack({ nextUrl }: NextRequest): URLSearchParams {
	const query = new URLSearchParams(nextUrl.search);
	// The router's own mark of its requests for data.
	query.delete("_rsc");
	return new URLSearchParams({ redirect: nextUrl.pathname + (query.size > 0 ? `?${query}` : "") });
}

/** Whose token it is; null for none, and for one that is forged or has ended. */
async function visitorOf(token: string | undefined): Promise<Visitor> {
	const claims = token ? await claimsOf(token) : null;
	if (!claims) return null;
	return { groupId: typeof claims.group === "number" ? claims.group : null };
}

/**
 * A storefront of another shop's API has no secret and believes what the token says: it shows no more than empty shells, and
 * the API gives nothing to a forged one.
 */
async function claimsOf(token: string): Promise<JWTPayload | null> {
	const secret = process.env.SESSION_SECRET;
	try {
		if (!secret) return stillValid(decodeJwt(token));
		const key = new TextEncoder().encode(secret);
		return (await jwtVerify(token, key, { issuer: "konfety", algorithms: ["HS256"] })).payload;
	} catch {
		return null;
	}
}

function stillValid(claims: JWTPayload): JWTPayload | null {
	return typeof claims.exp === "number" && claims.exp * SECOND_MS > Date.now() ? claims : null;
}

/** The page in this folder of app. */
function rewrite(request: NextRequest, folder: string, headers: Record<string, string> = {}): NextResponse {
	const url = request.nextUrl.clone();
	url.pathname = folder;
	url.search = "";
	return NextResponse.rewrite(url, { headers });
}

/** The status alone: the page is sent by the server, as for every address that is not there (lib/server/app/front.ts). */
function nowhere(): NextResponse {
	return new NextResponse(null, { status: 404 });
}

function redirectTo(request: NextRequest, path: string, search = "", status = 307): NextResponse {
	const url = request.nextUrl.clone();
	url.pathname = path;
	url.search = search;
	return NextResponse.redirect(url, status);
}

export const config = {
	// Everything but the API, pictures, Next's own files and files with an extension.
	matcher: ["/((?!api(?:/|$)|media/|_next/|.*\\.[a-z0-9]{2,11}$).*)"],
};
