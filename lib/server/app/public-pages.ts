/** What pages say about being kept (promises §6, decisions 124): by the door, by a proxy or CDN, and by browsers. */
import type { ServerResponse } from "node:http";
import type { Locale } from "#lib/domain/locale.ts";
import { folderOf } from "#lib/i18n/folders.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { FOREIGN_KEYS } from "#lib/i18n/paths.ts";
import { LISTING_FOLDER, listAt } from "#lib/i18n/rewrite.ts";
import { QUERY_RULE_HEADER, writeQueryRule } from "../query-rule.ts";

/**
 * Browsers ask each time; shared caches may keep a page for a moment, and for a day while the shop does not answer. Longer
 * than that moment, and a change or maintenance would be seen too late.
 */
export const PUBLIC = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";
export const PERSONAL = "private, no-store";

/** The page is static, so the screen that the router shows makes no difference to it. */
const OF_NO_STATIC_PAGE = new Set(["next-router-state-tree"]);
/** Next's router asks for no files. */
const OF_NO_FILE = new Set([...OF_NO_STATIC_PAGE, "rsc", "next-router-prefetch", "next-router-segment-prefetch"]);
const CAMPAIGN_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id"];

/** Marks a page that is the same for everybody. `words` are its folder below that of the language. */
export function markPublic(response: ServerResponse, locale: Locale, words: readonly string[]): void {
	response.setHeader("Cache-Control", PUBLIC);
	response.setHeader(QUERY_RULE_HEADER, queryRuleAt(locale, words));
	variesNotBy(response, OF_NO_STATIC_PAGE);
}

/** Marks what one of the app's routes sends: no query matters to it, nor the router's headers that Next's Vary names. */
export function markFile(response: ServerResponse): void {
	response.setHeader(QUERY_RULE_HEADER, writeQueryRule("only", []));
	variesNotBy(response, OF_NO_FILE);
}

function variesNotBy(response: ServerResponse, names: ReadonlySet<string>): void {
	const vary = [response.getHeader("vary") ?? []]
		.flat()
		.join(",")
		.split(/\s*,\s*/);
	const left = vary.filter((name) => name !== "" && !names.has(name.toLowerCase()));
	if (left.length > 0) response.setHeader("Vary", left.join(", "));
	else response.removeHeader("Vary");
}

/** Only listings and the party finder read the query (lib/i18n/rewrite.ts). */
function queryRuleAt(locale: Locale, words: readonly string[]): string {
	if (words.join("/") === folderOf("party")) return writeQueryRule("only", [LANGUAGES[locale].partyKeys.theme]);
	const list = listAt(words[0] === LISTING_FOLDER ? words.slice(2) : words);
	// Any other key may be an attribute.
	if (list === "goods") return writeQueryRule("not", [...FOREIGN_KEYS, ...CAMPAIGN_KEYS]);
	return writeQueryRule("only", list === "articles" ? [LANGUAGES[locale].listingKeys.page] : []);
}
