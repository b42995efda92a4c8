/** Who may see which screen (promises §2 Generic behaviour, decisions 14). For comfort: the API decides who gets what. */
import { INFLUENCER_GROUP_ID } from "../domain/people/account-limits.ts";
import { readPath, screenWords, startsWith } from "./paths.ts";
import { type Guard, guardsOfScreen, SCREEN_LIST } from "./screens.ts";

/** Who asks, as the token says; null for a guest. `groupId` is null when the token says none. */
export type Visitor = { groupId: number | null } | null;

/** Where the visitor goes: on, to the home page, to the login and back, or to a page that does not exist. */
type Verdict = "pass" | "home" | "login" | "nowhere";
export type Guarded = { kind: Verdict } | { kind: "unknown"; name: string };

const RULES: Record<Guard, (visitor: Visitor) => Verdict> = {
	"guest-only": (visitor) => (visitor ? "home" : "pass"),
	customer: (visitor) => (visitor ? "pass" : "login"),
	influencer: (visitor) => (visitor?.groupId === INFLUENCER_GROUP_ID ? "pass" : "nowhere"),
};
/** A Map, so that no name is found that only every object knows. */
const RULE_OF = new Map<string, (visitor: Visitor) => Verdict>(Object.entries(RULES));

const GUARDED = SCREEN_LIST.map(([screen, row]) => ({ screen, names: guardsOfScreen(row) })).filter(
	({ names }) => names.length > 0,
);

/** The names of the guards of a public path; none for a path that everybody may see. */
export function guardsOf(pathname: string): readonly string[] {
	const { locale, path } = readPath(pathname);
	const words = path.map(decoded);
	const [guarded] = GUARDED.map(({ names, screen }) => ({ names, head: screenWords(locale, screen) }))
		.filter(({ head }) => startsWith(words, head))
		// "/en/account/influencer" lies below "/en/account", and is a screen of its own.
		.sort((a, b) => b.head.length - a.head.length);
	return guarded?.names ?? [];
}

/** What the guards say of a visitor: the first one that does not let pass decides. */
export function askGuards(names: readonly string[], visitor: Visitor): Guarded {
	for (const name of names) {
		const rule = RULE_OF.get(name);
		if (!rule) return { kind: "unknown", name };
		const kind = rule(visitor);
		if (kind !== "pass") return { kind };
	}
	return { kind: "pass" };
}

/** Next finds a page by its decoded words; what is no UTF-8 leads to no page. */
function decoded(word: string): string {
	try {
		return decodeURIComponent(word);
	} catch {
		return word;
	}
}
