// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { secretScreen, toldAddress } from "#lib/storefront/analytics/told-address.ts";
import { CONSENT_MODE_SCRIPT } from "#lib/storefront/browser/consent-mode.ts";

const ID = "GTM-ABC1234";
const CHOICES = ["analytical", "marketing", "advertisement"] as const;
const ORIGIN = "http://localhost:3000";

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src, async }) => ({ src, async }));
const CONTAINER = [{ src: `https://www.googletagmanager.com/gtm.js?id=${ID}`, async: true }];
const goTo = (path: string) => window.history.replaceState(null, "", path);

/** A document of its own, with what is in the head of every page. */
async function openPage() {
	vi.resetModules();
	new Function(CONSENT_MODE_SCRIPT)();
	return import("#lib/storefront/analytics/tag-manager.ts");
}

/** What tags were told of addresses, the last one. */
const toldLast = () =>
	(window.dataLayer ?? [])
		.map((one) => Array.from(one as ArrayLike<unknown>))
		.findLast(([command]) => command === "set")?.[1];

function forgetPage() {
	document.head.innerHTML = "";
	delete window.dataLayer;
	delete window.gtag;
	for (const name of CHOICES) Cookies.remove(`accept-${name}`);
	goTo("/");
}
beforeEach(forgetPage);
afterEach(() => {
	forgetPage();
	vi.restoreAllMocks();
});

describe("the container of tags", () => {
	const all = Array.from({ length: 8 }, (_, bits) => CHOICES.map((_, at) => ((bits >> at) & 1) === 1));
	test.each(all)("with consent to analytics %j, marketing %j, advertisement %j", async (...is) => {
		for (const [at, name] of CHOICES.entries()) if (is[at]) Cookies.set(`accept-${name}`, "accepted");
		const { loadTagManager } = await openPage();
		loadTagManager(ID);
		expect(scripts()).toEqual(is.includes(true) ? CONTAINER : []);
	});

	test("is loaded once, after the consent and the address were pushed", async () => {
		Cookies.set("accept-analytical", "accepted");
		const { loadTagManager } = await openPage();
		loadTagManager(ID);
		loadTagManager(ID);
		expect(scripts()).toEqual(CONTAINER);
		const commands = (window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>).slice(0, 2));
		expect(commands.slice(0, 3)).toEqual([
			["consent", "default"],
			["consent", "update"],
			["set", expect.objectContaining({ page_location: `${ORIGIN}/` })],
		]);
		expect(window.dataLayer?.[3]).toEqual({ "gtm.start": expect.any(Number), event: "gtm.js" });
		expect(window.dataLayer).toHaveLength(4);
	});

	test.each([
		["/shrnuti/7/tajne", CONTAINER],
		["/en/summary/7/tajne", CONTAINER],
		["/zmena-hesla/tajne", []],
		["/en/account-confirmation/tajne", []],
		["/newsletter/tajne", []],
		["/pozadavek/3/tajne", []],
		["/spokojenost?objednavka=7&hash=tajne", []],
		["/1001/balonky", CONTAINER],
	])("on %s, opened by its link", async (path, loaded) => {
		Cookies.set("accept-analytical", "accepted");
		goTo(path);
		const { loadTagManager } = await openPage();
		loadTagManager(ID);
		expect(scripts()).toEqual(loaded);
		expect(JSON.stringify(window.dataLayer)).not.toContain("tajne");
	});

	test("gets the next address before the browser's history does, never a secret one", async () => {
		Cookies.set("accept-advertisement", "accepted");
		const { loadTagManager } = await openPage();
		const { tellNextAddress } = await import("#lib/storefront/analytics/next-address.ts");
		tellNextAddress("/kosik");
		expect(toldLast()).toBeUndefined();
		loadTagManager(ID);
		tellNextAddress("/1001/balonky?strana=2");
		expect(toldLast()).toEqual({ page_location: `${ORIGIN}/1001/balonky?strana=2`, page_referrer: `${ORIGIN}/` });
		tellNextAddress("/shrnuti/7/tajne");
		expect(toldLast()).toEqual({
			page_location: `${ORIGIN}/shrnuti`,
			page_referrer: `${ORIGIN}/1001/balonky?strana=2`,
		});
		tellNextAddress("/");
		expect(toldLast()).toEqual({ page_location: `${ORIGIN}/`, page_referrer: `${ORIGIN}/shrnuti` });
	});
});

describe("the address given to tags", () => {
	test.each([
		["/", "/"],
		["/1001/balonky?razeni=nejlevnejsi&utm_source=mail", "/1001/balonky?razeni=nejlevnejsi&utm_source=mail"],
		["/hledani?q=sv%C3%AD%C4%8Dka", "/hledani?q=sv%C3%AD%C4%8Dka"],
		["/hledani?q=jana%40example.cz&razeni=nejlevnejsi", "/hledani?razeni=nejlevnejsi"],
		["/en/search?q=%2B420+777+123+456", "/en/search"],
		["/shrnuti/7/tajne/odstoupeni", "/shrnuti"],
		["/en/request/3/tajne#x", "/en/request"],
		["/spokojenost?objednavka=7&hash=tajne", "/spokojenost"],
		["/hlidani/tajne", "/hlidani"],
		["/platba/SBX-1", "/platba"],
		["/registrace?redirect=%2Fshrnuti%2F7%2Ftajne&utm_source=mail", "/registrace?utm_source=mail"],
		["/mimo-provoz?redirect=%2Fpozadavek%2F3%2Ftajne", "/mimo-provoz"],
		["/shrnutiny/1", "/shrnutiny/1"],
	])("of %s is %s", (path, told) => expect(toldAddress(ORIGIN + path)).toBe(ORIGIN + told));

	test("is complete for public pages", () => {
		expect(secretScreen({ pathname: "/kosik/souhrn" })).toBeNull();
		expect(secretScreen({ pathname: "/ucet" })).toBeNull();
	});
});
