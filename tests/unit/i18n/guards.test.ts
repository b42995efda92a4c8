import { describe, expect, test } from "vitest";
import { askGuards, guardsOf, type Visitor } from "#lib/i18n/guards.ts";
import { accountLinkPath, accountOrderPath, screenPath, videoPath } from "#lib/i18n/paths.ts";
import { guardsOfScreen, SCREEN_LIST, type Screen } from "#lib/i18n/screens.ts";

const LOCALES = ["cs", "en"] as const;
const GUEST_ONLY: Screen[] = ["login", "register", "accountRegister"];
/** Whatever the account has, but the way to get one; /account/influencer has its own rule. */
const OF_CUSTOMERS = SCREEN_LIST.map(([screen]) => screen).filter(
	(screen) => /^account/.test(screen) && !["accountRegister", "accountInfluencer"].includes(screen),
);

describe("the guards of each page", () => {
	test.each(LOCALES)("signing in and up are for guests in %s", (locale) => {
		for (const screen of GUEST_ONLY) expect(guardsOf(screenPath(locale, screen)), screen).toEqual(["guest-only"]);
	});

	test.each(LOCALES)(
		"the pages for a new password are open to everybody in %s, since customers forget passwords too",
		(locale) => {
			expect(guardsOf(screenPath(locale, "passwordReset"))).toEqual([]);
			expect(guardsOf(accountLinkPath(locale, "newPassword", "x".repeat(43)))).toEqual([]);
		},
	);

	test.each(LOCALES)("the account and all below it are for customers in %s", (locale) => {
		const below = [accountOrderPath(locale, 7), videoPath(locale, 3), `${screenPath(locale, "account")}/x/y`];
		for (const path of [...OF_CUSTOMERS.map((screen) => screenPath(locale, screen)), ...below])
			expect(guardsOf(path), path).toEqual(["customer"]);
	});

	test.each(LOCALES)("a screen in %s has the guards of its own row, not only those of the screen above", (locale) => {
		for (const [screen, row] of SCREEN_LIST)
			expect(guardsOf(screenPath(locale, screen)), screen).toEqual(guardsOfScreen(row));
	});

	test.each(LOCALES)("the influencer page is for influencers in %s", (locale) => {
		expect(guardsOf(screenPath(locale, "accountInfluencer"))).toEqual(["customer", "influencer"]);
		expect(guardsOf(`${screenPath(locale, "accountInfluencer")}/x`)).toEqual(["customer", "influencer"]);
	});

	test.each([
		"/",
		"/en",
		"/kosik",
		"/en/cart",
		"/1001/balonky",
		"/potvrzeni-uctu/abc",
		"/en/account-confirmation/abc",
		"/account",
		"/account/neco",
		"/uctenka",
		"/en/accounting",
		"/login",
		"/%ff/ucet",
	])("%s is open to everybody", (path) => expect(guardsOf(path)).toEqual([]));

	test.each([
		["/%75cet", "customer"],
		["//ucet", "customer"],
		["/ucet/", "customer"],
		["/ucet//nastaveni", "customer"],
		["/en/%61ccount/settings", "customer"],
		["/account/%61ddresses", "customer"],
		["/prihl%61seni", "guest-only"],
	])("%s, another spelling of a guarded address, is guarded too", (path, guard) => {
		expect(guardsOf(path)).toEqual([guard]);
	});
});

describe("the answer of guards", () => {
	const guest: Visitor = null;
	const customer: Visitor = { groupId: 1 };
	const nameless: Visitor = { groupId: null };
	const influencer: Visitor = { groupId: 2 };
	test.each<[string[], Visitor, string]>([
		[[], guest, "pass"],
		[["guest-only"], guest, "pass"],
		[["guest-only"], customer, "home"],
		[["guest-only"], influencer, "home"],
		[["customer"], guest, "login"],
		[["customer"], customer, "pass"],
		[["customer"], nameless, "pass"],
		[["customer", "influencer"], guest, "login"],
		[["customer", "influencer"], customer, "nowhere"],
		[["customer", "influencer"], nameless, "nowhere"],
		[["customer", "influencer"], influencer, "pass"],
	])("%j of %j: %s", (names, visitor, kind) => expect(askGuards(names, visitor)).toEqual({ kind }));

	test.each(["moderator", "", "__proto__", "constructor", "Customer"])("%j is reported as an unknown guard", (name) => {
		expect(askGuards([name], customer)).toEqual({ kind: "unknown", name });
		expect(askGuards(["customer", name], customer)).toEqual({ kind: "unknown", name });
	});
});
