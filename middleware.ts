import { type NextRequest, NextResponse } from "next/server";
import { rewriteOf } from "./lib/i18n/rewrite.ts";

/** String work on the path alone: public addresses become folders of app/[locale]. No database, no fetch. */
export function middleware(request: NextRequest): NextResponse {
	const { nextUrl } = request;
	const answer = rewriteOf(nextUrl.pathname, nextUrl.searchParams);
	const url = nextUrl.clone();
	url.pathname = answer.path;
	if (answer.kind === "redirect") return NextResponse.redirect(url, 308);
	url.search = "";
	return NextResponse.rewrite(url);
}

export const config = {
	// Everything but the API, pictures, Next's own files and files with an extension.
	matcher: ["/((?!api(?:/|$)|media/|_next/|.*\\.[a-z0-9]{2,11}$).*)"],
};
