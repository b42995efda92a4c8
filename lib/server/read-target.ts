import { LOCALES, type Locale } from "#lib/domain/locale.ts";
import { localeOfFolder } from "#lib/i18n/locale-folders.ts";
import { rewriteOf } from "#lib/i18n/rewrite.ts";

/** Longer addresses lead nowhere: the longest that the shop makes, a search in it with every filter, has half of it. */
const ADDRESS_MAX_LENGTH = 4096;

export type Asked =
	/** The API, or a file: pictures, feeds, scripts. Decoded words are not needed. */
	| { kind: "api" | "file" }
	| { kind: "page"; locale: Locale; words: string[] }
	/** Nothing can be there: too long, or no text (RFC 3986 § 2.5 wants UTF-8). */
	| { kind: "unreadable" | "too_long"; isApi: boolean; locale: Locale }
	/** Another page's address, to which the middleware leads. */
	| { kind: "moved" };

/** What the target of a request (RFC 9112 § 3.2.1) asks for. Files are what the middleware leaves alone. */
export function readTarget(target: string): Asked {
	const at = target.indexOf("?");
	const path = at === -1 ? target : target.slice(0, at);
	const isApi = /^\/api(\/|$)/.test(path);
	const locale: Locale = /^\/+en(\/|$)/.test(path) ? "en" : "cs";
	if (target.length > ADDRESS_MAX_LENGTH) return { kind: "too_long", isApi, locale };
	if (!path.startsWith("/") || !isText(path)) return { kind: "unreadable", isApi, locale };
	if (isApi) return { kind: "api" };
	if (/^\/(media|_next)\//.test(path) || /\.[a-z0-9]{2,11}$/.test(path)) return { kind: "file" };
	const rewritten = rewriteOf(path, new URLSearchParams(at === -1 ? "" : target.slice(at)));
	if (rewritten.kind === "redirect") return { kind: "moved" };
	const [folder = "", ...words] = rewritten.path.split("/").filter(Boolean);
	return { kind: "page", locale: localeOfFolder(folder) ?? LOCALES[0], words: words.map(decodeURIComponent) };
}

function isText(path: string): boolean {
	try {
		decodeURIComponent(path);
		return true;
	} catch {
		return false;
	}
}
