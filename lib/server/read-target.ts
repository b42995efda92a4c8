import { DEFAULT_LOCALE, type Locale } from "#lib/domain/locale.ts";
import { localeOfFolder } from "#lib/i18n/folders.ts";
import { readPath } from "#lib/i18n/paths.ts";
import { rewriteOf } from "#lib/i18n/rewrite.ts";

/** Longer addresses lead nowhere: the longest that the shop makes, a search in it with every filter, has half of it. */
const ADDRESS_MAX_LENGTH = 4096;

export type Asked =
	/** The path is decoded. */
	| { kind: "api"; path: string }
	/** Pictures, feeds, scripts, if there are any at this decoded path. */
	| { kind: "file"; path: string; locale: Locale }
	| { kind: "page"; locale: Locale; words: string[] }
	| { kind: "nowhere"; locale: Locale }
	/** Nothing can be there: too long, or no plain text (`isPlain`). */
	| { kind: "unreadable" | "too_long"; isApi: boolean; locale: Locale }
	/** Another page's address, to which the middleware leads. */
	| { kind: "moved" };

/** What the target of a request (RFC 9112 § 3.2.1) asks for. Files are what the middleware leaves alone. */
export function readTarget(target: string): Asked {
	const at = target.indexOf("?");
	const path = at === -1 ? target : target.slice(0, at);
	const isApi = /^\/api(\/|$)/.test(path);
	const { locale } = readPath(path);
	if (target.length > ADDRESS_MAX_LENGTH) return { kind: "too_long", isApi, locale };
	if (!path.startsWith("/") || !isPlain(path)) return { kind: "unreadable", isApi, locale };
	if (isApi) return { kind: "api", path: decodeURIComponent(path) };
	if (/^\/(media|_next)\//.test(path) || /\.[a-z0-9]{2,11}$/.test(path))
		return { kind: "file", path: decodeURIComponent(path), locale };
	const rewritten = rewriteOf(path, new URLSearchParams(at === -1 ? "" : target.slice(at)));
	if (rewritten.kind === "redirect") return { kind: "moved" };
	if (rewritten.kind === "nowhere") return { kind: "nowhere", locale };
	const [folder = "", ...words] = rewritten.path.split("/").filter(Boolean);
	return { kind: "page", locale: localeOfFolder(folder) ?? DEFAULT_LOCALE, words: words.map(decodeURIComponent) };
}

/**
 * UTF-8 (RFC 3986 § 2.5) that leads straight on: "..", "." and "#" are the browser's own affair (§ 5.2.4, § 3.5), while Next follows
 * them to another page than the one that was looked at here.
 */
function isPlain(path: string): boolean {
	try {
		const words = decodeURIComponent(path).split(/[/\\]/);
		return !path.includes("#") && !words.some((word) => word === "." || word === "..");
	} catch {
		return false;
	}
}
