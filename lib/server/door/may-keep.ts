/** Which answers the door keeps, and under which name. */
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { QUERY_RULE_HEADER, type QueryRule, readQueryRule, whatMatters } from "../query-rule.ts";
import { withoutRouterKey } from "../router-key.ts";
import { type Head, headerIn, listIn } from "./head.ts";

/** Headers by which Next's answers differ, as its Vary names them; an answer that varies by another is not kept. */
const VARYING = ["rsc", "next-router-prefetch", "next-router-segment-prefetch"] as const;
/** Pictures vary by Accept, but only by whether it names one of these. */
const PICTURE_FORMATS = ["image/avif", "image/webp"];
const PICTURES = "/media/";
/** A longer answer is passed on, not kept. */
export const KEPT_MAX_BYTES = 2 * 1024 * 1024;
const PATHS = 20_000;

/** Whatever else Cache-Control says. */
const NOT_KEPT = new Set(["private", "no-store", "no-cache"]);

/** Pages change at any time; what says `immutable` never does. */
export type Lasting = "page" | "final";

/** Only what is everybody's: `public` with a time for shared caches, and no cookie. */
export function lastingOf(status: number | undefined, head: Head): Lasting | null {
	if (status !== 200 || headerIn(head, "set-cookie") !== undefined) return null;
	if (Number(headerIn(head, "content-length") ?? 0) > KEPT_MAX_BYTES) return null;
	const known = [...VARYING, "accept-encoding", "accept"];
	if (!listIn(head, "vary").every((name) => known.includes(name))) return null;
	const directives = listIn(head, "cache-control");
	if (!directives.includes("public") || directives.some((directive) => NOT_KEPT.has(directive))) return null;
	if (directives.includes("immutable")) return "final";
	return directives.some((directive) => /^s-maxage=[1-9]/.test(directive)) ? "page" : null;
}

export type KeptNames = {
	/** The name of the answer to a request; null for an address under which nothing is kept. */
	nameOf(target: string, headers: IncomingHttpHeaders): string | null;
	/** Learns from an answer which part of the query matters at its path. */
	learn(target: string, head: Head): void;
};

export function keptNames(): KeptNames {
	const rules = new LRUCache<string, QueryRule>({ max: PATHS });
	return {
		nameOf(target, headers) {
			const at = target.indexOf("?");
			const path = at === -1 ? target : target.slice(0, at);
			// No address of the shop has an encoded path; an encoded one would be another name of the same page.
			if (path.includes("%") || !isRouters(headers)) return null;
			const query = at === -1 ? "" : queryOf(withoutRouterKey(target), path, rules.get(path));
			return path + query + variantOf(path, headers);
		},
		learn(target, head) {
			const rule = readQueryRule(headerIn(head, QUERY_RULE_HEADER));
			if (rule) rules.set(target.replace(/\?.*$/s, ""), rule);
		},
	};
}

const WHAT_ROUTERS_SAY: Record<(typeof VARYING)[number], RegExp> = {
	rsc: /^1$/,
	"next-router-prefetch": /^[12]$/,
	"next-router-segment-prefetch": /^\/[^\s]{0,200}$/,
};

/** Whether the headers by which answers vary are absent, or such as Next's router sends: others would be made up. */
function isRouters(headers: IncomingHttpHeaders): boolean {
	return VARYING.every((name) => headers[name] === undefined || WHAT_ROUTERS_SAY[name].test(String(headers[name])));
}

function queryOf(target: string, path: string, rule: QueryRule | undefined): string {
	const query = target.slice(path.length);
	return rule ? whatMatters(query, rule) : query;
}

function variantOf(path: string, headers: IncomingHttpHeaders): string {
	const own = VARYING.map((name) => headers[name]?.toString() ?? "").join("\n");
	const format = path.startsWith(PICTURES) ? formatsIn(headers.accept ?? "") : "";
	return own.length === VARYING.length - 1 && format === "" ? "" : `\n${own}\n${format}`;
}

const formatsIn = (accept: string) => PICTURE_FORMATS.filter((format) => accept.includes(format)).join();

/** Headers of a request that its answer may depend on, for asking for it anew. */
export function varyingHead(headers: IncomingHttpHeaders): string[] {
	return [...VARYING, "accept"].flatMap((name) => {
		const value = headers[name];
		return value === undefined ? [] : [name, value.toString()];
	});
}
