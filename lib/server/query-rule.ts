/**
 * Which keys of the query make another page at one path: the app says it with a page, so that the door keeps a page once
 * for all campaigns that lead to it, and invented keys fill nothing.
 */

/** Either the keys that matter, or all but those that do not. */
export type QueryRule = { kind: "only" | "not"; keys: ReadonlySet<string> };

/** Header of the app's answers to the door, which takes it away. */
export const QUERY_RULE_HEADER = "x-query-rule";

export function writeQueryRule(kind: QueryRule["kind"], keys: Iterable<string>): string {
	return [kind, ...keys].join(" ");
}

/** Null for what is no rule; then every query is another page. */
export function readQueryRule(text: string | undefined): QueryRule | null {
	const [kind, ...keys] = (text ?? "").split(" ");
	return kind === "only" || kind === "not" ? { kind, keys: new Set(keys) } : null;
}

/** The query with what matters alone, with its question mark; "" for nothing. The order of the keys matters. */
export function whatMatters(query: string, { kind, keys }: QueryRule): string {
	if (query === "" || (kind === "only" && keys.size === 0)) return "";
	const pairs = new URLSearchParams(query);
	const kept = [...pairs].filter(([key]) => keys.has(key) === (kind === "only"));
	return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}
