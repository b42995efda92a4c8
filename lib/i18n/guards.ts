/** Who may see which screen (spec §2 Generic behaviour, decisions 14). For comfort: the API decides who gets what. */
import { INFLUENCER_GROUP_ID } from "../domain/limits.ts";
import type { Locale } from "../domain/locale.ts";
import { SCREENS, type Screen } from "./paths.ts";

/** Who asks, as the token says; null for a guest. `groupId` is null when the token says none. */
export type Visitor = { groupId: number | null } | null;

/** Where the visitor goes: on, to the home page, to the login and back, or to a page that does not exist. */
type Verdict = "pass" | "home" | "login" | "nowhere";
export type Guarded = { kind: Verdict } | { kind: "unknown"; name: string };

const RULES = new Map<string, (visitor: Visitor) => Verdict>([
	["guest-only", (visitor) => (visitor ? "home" : "pass")],
	["customer", (visitor) => (visitor ? "pass" : "login")],
	["influencer", (visitor) => (visitor?.groupId === INFLUENCER_GROUP_ID ? "pass" : "nowhere")],
]);

/** Guards of a screen and of everything below it, asked in this order. */
const GUARDS: Partial<Record<Screen, readonly string[]>> = {
	login: ["guest-only"],
	register: ["guest-only"],
	accountRegister: ["guest-only"],
	account: ["customer"],
	accountAddresses: ["customer"],
	accountInfluencer: ["customer", "influencer"],
	accountVideos: ["customer"],
	accountVideo: ["customer"],
};

/** The names of the guards of a public path; none for a path that everybody may see. */
export function guardsOf(pathname: string): readonly string[] {
	const words = pathname.split("/").filter((word) => word !== "");
	const locale: Locale = words[0] === "en" ? "en" : "cs";
	const path = (locale === "en" ? words.slice(1) : words).map(decoded);
	const guarded = Object.entries(GUARDS)
		.map(([screen, names]) => ({ names, head: SCREENS[screen as Screen][locale].split("/") }))
		.filter(({ head }) => head.every((word, index) => path[index] === word))
		// "/en/account/influencer" lies below "/en/account", and is a screen of its own.
		.sort((a, b) => b.head.length - a.head.length);
	return guarded[0]?.names ?? [];
}

/** What the guards say of a visitor: the first one that does not let pass decides. */
export function askGuards(names: readonly string[], visitor: Visitor): Guarded {
	for (const name of names) {
		const rule = RULES.get(name);
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
