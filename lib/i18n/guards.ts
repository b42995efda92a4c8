/**
 * Who may see which screen (promises §2 Generic behaviour, decisions 14). For convenience, not security: the API checks
 * access.
 */
import { INFLUENCER_GROUP_ID } from "../domain/people/account-limits.ts";
import { readPath, screenWords, startsWith } from "./paths.ts";
import { type Guard, guardsOfScreen, SCREEN_LIST } from "./screens.ts";

/** The visitor according to the token; null for a guest. `groupId` is null when the token has none. */
export type Visitor = { groupId: number | null } | null;

/** Where the visitor goes: to the page, to the home page, to the login and back, or to the 404 page. */
type Verdict = "pass" | "home" | "login" | "nowhere";
export type Guarded = { kind: Verdict } | { kind: "unknown"; name: string };

const RULES: Record<Guard, (visitor: Visitor) => Verdict> = {
	"guest-only": (visitor) => (visitor ? "home" : "pass"),
	customer: (visitor) => (visitor ? "pass" : "login"),
	influencer: (visitor) => (visitor?.groupId === INFLUENCER_GROUP_ID ? "pass" : "nowhere"),
};
/** A Map, so that names such as "constructor" are not found. */
const RULE_OF = new Map<string, (visitor: Visitor) => Verdict>(Object.entries(RULES));

const GUARDED = SCREEN_LIST.map(([screen, row]) => ({ screen, names: guardsOfScreen(row) })).filter(
	({ names }) => names.length > 0,
);

/** Names of the guards of a public path; none for a path open to everybody. */
export function guardsOf(pathname: string): readonly string[] {
	const { locale, path } = readPath(pathname);
	const words = path.map(decoded);
	const [guarded] = GUARDED.map(({ names, screen }) => ({ names, head: screenWords(locale, screen) }))
		.filter(({ head }) => startsWith(words, head))
		// "/en/account/influencer" is below "/en/account", but a separate screen: the longest match wins.
		.sort((a, b) => b.head.length - a.head.length);
	return guarded?.names ?? [];
}

/** Verdict of the guards on a visitor: the first one that is not "pass" decides. */
export function askGuards(names: readonly string[], visitor: Visitor): Guarded {
	for (const name of names) {
		const rule = RULE_OF.get(name);
		if (!rule) return { kind: "unknown", name };
		const kind = rule(visitor);
		if (kind !== "pass") return { kind };
	}
	return { kind: "pass" };
}

/** Next matches decoded segments; malformed UTF-8 matches no page. */
function decoded(word: string): string {
	try {
		return decodeURIComponent(word);
	} catch {
		return word;
	}
}
