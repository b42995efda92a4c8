import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settings } from "#lib/contract/schemas/lists.ts";
import { MINUTE_S, SECOND_MS } from "#lib/domain/durations.ts";
import { announceTurnedBanners } from "#lib/shop/content/settings/turn-banners.ts";
import { announceTurnedSeason } from "#lib/shop/content/settings/turn-season.ts";
import { tagsDuring } from "#tests/support/shop/announced.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const get = async (path: string) => {
	const { status, body } = await testShop.call("GET", path);
	return { status, body };
};
const badLang = { error: "invalid", errors: { lang: ["invalid"] } };

test("GET /lists/currencies: the default one first, rates as text", async () => {
	expect(await get("/lists/currencies")).toEqual({
		status: 200,
		body: [
			{ id: 1, is_default: true, code: "CZK", symbol_before: "", symbol_after: "Kč", decimals: 2, rate: "1.00000000" },
			{ id: 2, is_default: false, code: "EUR", symbol_before: "", symbol_after: "€", decimals: 2, rate: "0.04050000" },
		],
	});
});

describe("GET /lists/countries/{locale}", () => {
	test("the Czech shop ships to the Czech Republic only", async () => {
		expect(await get("/lists/countries/cs")).toEqual({
			status: 200,
			body: [
				{ code: "CZ", name: "Česká republika", phone_prefix: "+420", is_shipped: true },
				{ code: "SK", name: "Slovensko", phone_prefix: "+421", is_shipped: false },
				{ code: "DE", name: "Německo", phone_prefix: "+49", is_shipped: false },
				{ code: "AT", name: "Rakousko", phone_prefix: "+43", is_shipped: false },
				{ code: "PL", name: "Polsko", phone_prefix: "+48", is_shipped: false },
			],
		});
	});

	test("names are in the language asked for; an unknown language is 404", async () => {
		expect((await get("/lists/countries/en")).body[0].name).toBe("Czech Republic");
		for (const locale of ["de", "CS", "%00", "cs'"])
			await expectRefused(testShop, () => testShop.call("GET", `/lists/countries/${locale}`), 404, {
				error: "not_found",
			});
	});
});

test("GET /lists/searchPlaceholders: in Czech unless asked otherwise", async () => {
	const czech = ["balónky na oslavu", "kostým pirát", "jednorožec", "girlanda k narozeninám", "mikulášská nadílka"].map(
		(text) => ({ text }),
	);
	expect(await get("/lists/searchPlaceholders")).toEqual({ status: 200, body: czech });
	expect((await get("/lists/searchPlaceholders?lang=en")).body[0]).toEqual({ text: "balloons for a party" });
	expect(await get("/lists/searchPlaceholders?lang=de")).toEqual({ status: 422, body: badLang });
});

describe("GET /settings", () => {
	test("has every entry of promises §3 and maintenance off", async () => {
		const { status, body } = await get("/settings?lang=cs");
		expect(status).toBe(200);
		expect(settings.parse(body)).toEqual(body);
		expect(body.maintenance).toEqual({ value: { is_enabled: false } });
		expect(body.topmenu[0]).toEqual({ text: "Balónky", link: expect.stringMatching(/^\/\d+\/balonky$/), leave: false });
	});

	test("contacts have the shop's profiles on other sites; an older setting without them has none", async () => {
		const social = async () => (await get("/settings?lang=cs")).body.contacts.social;
		expect(await social()).toContainEqual({ name: "Instagram", url: "https://www.instagram.com/konfety.example/" });
		await testShop.shop.db.execute(
			sql`update settings set value = value - 'social' where key = 'contacts' and locale = 'cs'`,
		);
		expect(await social()).toEqual([]);
	});

	test("English menus lead to English addresses", async () => {
		const { body } = await get("/settings?lang=en");
		const links = [...body.topmenu, ...body.bottommenu.flatMap((menu: { links: object[] }) => menu.links)];
		expect(links.length).toBeGreaterThan(15);
		for (const { text, link } of links) {
			expect(link).toMatch(/^\/en\/[a-z0-9/-]+$/);
			expect(text).not.toBe("");
		}
	});

	test("tells the season by the calendar of Prague, and none in the rest of the year", async () => {
		const seasonAt = async (moment: string) => {
			const at = await openTestShop({ now: new Date(moment) });
			const { body } = await at.call("GET", "/settings?lang=cs");
			await at.close();
			return body.season;
		};
		expect(await seasonAt("2026-12-05T22:59:00Z")).toBe("mikulas");
		expect(await seasonAt("2026-12-05T23:01:00Z")).toBe("newYear");
		expect(await seasonAt("2026-12-31T23:01:00Z")).toBeNull();
	});

	test("shows that maintenance is on", async () => {
		const set = (value: string) =>
			testShop.shop.db.execute(
				sql`update settings set value = ${value}::jsonb where key = 'maintenance' and locale = 'cs'`,
			);
		await set('{"is_enabled": true}');
		expect((await get("/settings")).body.maintenance).toEqual({ value: { is_enabled: true } });
		// Other calls would be refused.
		await set('{"is_enabled": false}');
	});

	test("an unknown language is refused", async () => {
		expect(await get("/settings?lang=de")).toEqual({ status: 422, body: badLang });
	});
});

describe("GET /poster", () => {
	test("is keyed by the banners' names", async () => {
		const title = "Doprava zdarma při nákupu nad 1 500 Kč";
		const path = expect.stringMatching(/^\/media\//);
		const words = expect.stringContaining("Kostým na jeden večer");
		const image = { src: path, alt: words };
		const aPopup = { title: words, url: "/info/pujcovna-kostymu", target: null, path, image };
		expect(await get("/poster?lang=cs")).toEqual({
			status: 200,
			body: {
				"banner.promo": { title, url: null, target: null, path: null, image: null },
				"banner.popup_desktop": aPopup,
				"banner.popup_mobile": aPopup,
			},
		});
		expect((await get("/poster?lang=en")).body["banner.promo"].title).toBe("Free delivery above 1 500 Kč");
		expect(await get("/poster?lang=de")).toEqual({ status: 422, body: badLang });
	});

	test("shows a banner from its first moment to its last", async () => {
		const set = (from: Date | null, to: Date | null) =>
			testShop.shop.db.execute(sql`update banners set active_from = ${from}, active_to = ${to} where locale = 'cs'`);
		const at = (ms: number) => new Date(START.getTime() + ms);
		const isShown = async () => "banner.promo" in (await get("/poster?lang=cs")).body;
		await set(at(0), at(1));
		expect(await isShown()).toBe(true);
		await set(at(1), null);
		expect(await isShown()).toBe(false);
		await set(null, at(0));
		expect(await isShown()).toBe(false);
	});

	test.each([
		["began now", 0, null, true],
		["began two minutes ago, when the job came late", -2, null, true],
		["ended a minute ago", -90, -1, true],
		["began long ago", -90, null, false],
		["begins and ends later", 1, 2, false],
		["was always there", null, null, false],
	])("whether pages are refreshed for a banner that %s", async (_, fromMinutes, toMinutes, isHeard) => {
		const at = (minutes: number | null) => minutes && new Date(START.getTime() + minutes * MINUTE_S * SECOND_MS);
		const from = fromMinutes === 0 ? START : at(fromMinutes);
		await testShop.shop.db.execute(sql`update banners set active_from = ${from}, active_to = ${at(toMinutes)}`);
		expect(await tagsDuring(testShop, () => announceTurnedBanners(testShop.shop))).toEqual(isHeard ? ["settings"] : []);
	});
});

test("pages are told another season once: at midnight, when a worker comes late, and when none ran for days", async () => {
	const at = async (moment: string) => {
		const shop = { ...testShop.shop, now: () => new Date(moment) };
		return (await tagsDuring(testShop, () => announceTurnedSeason(shop))).length > 0;
	};
	await at("2026-12-05T12:00:00Z");
	const told: string[] = [];
	for (const moment of [
		"2026-12-05T22:59:00Z",
		"2026-12-05T23:00:00Z",
		"2026-12-05T23:01:00Z",
		"2026-12-10T23:00:00Z",
		"2026-12-31T22:59:00Z",
		"2027-01-03T08:00:00Z",
		"2027-01-03T08:01:00Z",
		"2027-04-29T22:00:00Z",
		"2027-04-30T22:00:00Z",
	])
		if (await at(moment)) told.push(moment);
	// In summer time midnight is an hour earlier.
	expect(told).toEqual(["2026-12-05T23:00:00Z", "2027-01-03T08:00:00Z", "2027-04-30T22:00:00Z"]);
	expect((await testShop.call("GET", "/settings?lang=cs")).body).not.toHaveProperty("season.told");
});

test.each([
	["GET", "/health/live", 200, { status: "ok" }],
	["GET", "/health", 200, { status: "degraded", checks: { database: "ok", migrations: "ok", worker: "missing" } }],
	["GET", "/", 404, { error: "not_found" }],
	["GET", "/nothing", 404, { error: "not_found" }],
	["POST", "/lists/currencies", 404, { error: "not_found" }],
	["PATCH", "/me", 404, { error: "not_found" }],
	["PATCH", "/lists/currencies", 404, { error: "not_found" }],
	["OPTIONS", "/cart/create", 404, { error: "not_found" }],
	["GET", "/..%2f..%2fetc", 404, { error: "not_found" }],
])("%s %s is %i as JSON", async (method, path, status, body) => {
	const answer = await testShop.call(method, path);
	expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
	expect(answer.headers.get("Content-Type")).toContain("application/json");
	expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
});
