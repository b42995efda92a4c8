import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Statements of tools and rare commands come once; planning one for later costs memory in each connection. */
const OFTEN = 3;
const REMEMBERED = 500;

/**
 * Names the statements that come again and again: PostgreSQL keeps a named one prepared in its connection, and need not read it
 * anew, nor weigh the ways through its tables once a plan for all values has proved as good as one for each.
 */
export function statementNames(): (text: string) => string | undefined {
	const seen = new LRUCache<string, { name: string; times: number }>({ max: REMEMBERED });
	return (text) => {
		const known = seen.get(text) ?? { name: `s${createHash("sha1").update(text).digest("base64url")}`, times: 0 };
		known.times += 1;
		if (known.times === 1) seen.set(text, known);
		return known.times < OFTEN ? undefined : known.name;
	};
}
