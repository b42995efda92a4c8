import { decodeJwt, type JWTPayload, jwtVerify } from "jose";
import { type NextRequest, NextResponse } from "next/server";
import { COOKIES, SECOND_MS } from "./lib/domain/limits.ts";
import type { Locale } from "./lib/domain/locale.ts";
import { askGuards, guardsOf, type Visitor } from "./lib/i18n/guards.ts";
import { screenPath } from "./lib/i18n/paths.ts";
import { type Rewrite, rewriteOf, rewriteToNowhere } from "./lib/i18n/rewrite.ts";

/** Public addresses become folders of app/[locale], guarded ones for whom they are meant. No database, no fetch. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
	const { pathname, searchParams } = request.nextUrl;
	const answer = rewriteOf(pathname, searchParams);
	if (answer.kind === "redirect") return redirectTo(request, answer.path, request.nextUrl.search, 308);
	return (await guard(request)) ?? rewrite(request, answer);
}

/** The answer instead of the page when a guard does not let its visitor pass. */
async function guard(request: NextRequest): Promise<NextResponse | null> {
	const { pathname } = request.nextUrl;
	const names = guardsOf(pathname);
	if (names.length === 0) return null;
	const locale: Locale = /^\/+en(\/|$)/.test(pathname) ? "en" : "cs";
	const answer = askGuards(names, await visitorOf(request.cookies.get(COOKIES.token)?.value));
	switch (answer.kind) {
		case "pass":
			return null;
		case "home":
			return redirectTo(request, screenPath(locale, "home"));
		case "login":
			return redirectTo(request, screenPath(locale, "login"), `?${wayBack(request)}`);
		case "nowhere":
			return rewrite(request, rewriteToNowhere(locale));
		case "unknown":
			// Specification §2: the text, in this form.
			return new NextResponse(`Unknown middleware ${answer.name}`, {
				status: 500,
				headers: { "Content-Type": "text/plain; charset=utf-8" },
			});
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

function rewrite(request: NextRequest, { path }: Rewrite): NextResponse {
	const url = request.nextUrl.clone();
	url.pathname = path;
	url.search = "";
	return NextResponse.rewrite(url);
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
