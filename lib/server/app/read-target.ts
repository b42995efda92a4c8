import { DEFAULT_LOCALE, type Locale } from "#lib/domain/locale.ts";
import { localeOfFolder } from "#lib/i18n/folders.ts";
import { readPath } from "#lib/i18n/paths.ts";
import { rewriteOf } from "#lib/i18n/rewrite.ts";

/** Longer addresses are refused: the shop's longest, a search with every filter, has half this length. */
const ADDRESS_MAX_LENGTH = 4096;

export type Asked =
	/** The path is decoded. */
	| { kind: "api"; path: string }
	/** Pictures, feeds or scripts, if they exist at this decoded path. */
	| { kind: "file"; path: string; locale: Locale }
	| { kind: "page"; locale: Locale; words: string[] }
	| { kind: "nowhere"; locale: Locale }
	/** No valid address: too long, or malformed (`isPlain`). */
	| { kind: "unreadable" | "too_long"; isApi: boolean; locale: Locale }
	/** An address that the middleware redirects. */
	| { kind: "moved" };

/** Parses the target of a request (RFC 9112 § 3.2.1). "file": paths that the middleware ignores. */
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
	if (rewritten.kind === "redirect" || rewritten.kind === "lead") return { kind: "moved" };
	if (rewritten.kind === "nowhere") return { kind: "nowhere", locale };
	const [folder = "", ...words] = rewritten.path.split("/").filter(Boolean);
	return { kind: "page", locale: localeOfFolder(folder) ?? DEFAULT_LOCALE, words: words.map(decodeURIComponent) };
}

/**
 * Valid UTF-8 (RFC 3986 § 2.5) without "..", "." and "#": browsers resolve these (§ 5.2.4, § 3.5), while Next would
 * follow them to another page than the one checked here.
 */
function isPlain(path: string): boolean {
	try {
		const words = decodeURIComponent(path).split(/[/\\]/);
		return !path.includes("#") && !words.some((word) => word === "." || word === "..");
	} catch {
		return false;
	}
}
