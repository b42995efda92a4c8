import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { picturePath } from "#lib/domain/goods/pictures.ts";
import { ORDER_LIMITS } from "#lib/domain/order/order-limits.ts";
import { REQUEST_LIMITS } from "#lib/domain/request/request-limits.ts";
import { anOrder } from "#tests/support/selling/orders.ts";
import {
	dump,
	expectRefused,
	rowsOf,
	shop,
	tagsDuring,
	testShop,
	withCommandShop,
} from "#tests/support/shop/command-shop.ts";

withCommandShop();

const settingsOf = async (lang: string) => (await testShop.call("GET", `/settings?lang=${lang}`)).body;
const posterOf = async (lang: string) => (await testShop.call("GET", `/poster?lang=${lang}`)).body;
/** As kept, with what only invoices read. */
const storedContacts = async () => JSON.parse((await shop("settings", "get", "contacts", "--lang", "cs")).out[0] ?? "");
const unchanged = async (work: () => Promise<unknown>) => {
	const before = await dump();
	await work();
	expect(await dump()).toEqual(before);
};

describe("settings", () => {
	test("get shows a value per language, or the bare value of one", async () => {
		const { out } = await shop("settings", "get", "intropopup");
		expect([out[0], out[2]]).toEqual(["cs:", "en:"]);
		const [cs] = (await shop("settings", "get", "topmenu", "--lang", "cs")).out;
		expect(JSON.parse(cs ?? "")).toEqual((await settingsOf("cs")).topmenu);
	});

	test("set replaces a value in a language and is announced; again, and a dry run, change nothing", async () => {
		const menu = JSON.stringify([{ text: "Akce", link: "/produkty/akce", leave: false }]);
		const english = (await settingsOf("en")).topmenu;
		await unchanged(async () => {
			const { out } = await shop("settings", "set", "topmenu", menu, "--lang", "cs", "--dry-run");
			expect(out).toEqual(["topmenu (cs) would change (dry run)."]);
		});
		const tags = await tagsDuring(async () => {
			const answer = await shop("settings", "set", "topmenu", menu, "--lang", "cs");
			expect(answer).toEqual({ code: 0, out: ["topmenu (cs) is changed."], err: [] });
		});
		expect(tags).toEqual(["settings"]);
		expect((await settingsOf("cs")).topmenu).toEqual(JSON.parse(menu));
		expect((await settingsOf("en")).topmenu).toEqual(english);
		await unchanged(async () => {
			const { out } = await shop("settings", "set", "topmenu", menu, "--lang", "cs");
			expect(out).toEqual(["topmenu is so already; nothing was changed."]);
		});
	});

	test("set without a language changes both", async () => {
		const { out } = await shop("settings", "set", "categoriesMenu", '{"keys": ["balloons"]}');
		expect(out).toEqual(["categoriesMenu (cs, en) is changed."]);
		for (const lang of ["cs", "en"]) expect((await settingsOf(lang)).categoriesMenu).toEqual({ keys: ["balloons"] });
	});

	test("limits have defaults, are the same in all languages, and refuse a misspelt name", async () => {
		const limits = async (key: string) => JSON.parse((await shop("settings", "get", key, "--lang", "cs")).out[0] ?? "");
		expect(await limits("orderLimits")).toEqual(ORDER_LIMITS);
		expect(await limits("requestLimits")).toEqual(REQUEST_LIMITS);
		await expectRefused(["settings", "set", "orderLimits", '{"goodsCzk": 5000}', "--lang", "cs"], 2, [
			"orderLimits is the same in all languages, leave --lang out.",
			"Usage: npm run shop -- settings set <key> <json> [--lang <cs|en>] [--dry-run]",
		]);
		await expectRefused(["settings", "set", "orderLimits", '{"goodCzk": 5000}'], 1, [
			'That is no value of orderLimits, nothing was changed. the whole value: Unrecognized key: "goodCzk"',
		]);
		await expectRefused(["settings", "set", "orderLimits", '{"goodsCzk": 0}'], 1, [
			"That is no value of orderLimits, nothing was changed. goodsCzk: Too small: expected number to be >=1",
		]);
		expect((await shop("settings", "set", "orderLimits", '{"goodsCzk": 5000}')).out).toEqual([
			"orderLimits (cs, en) is changed.",
		]);
		expect(await limits("orderLimits")).toEqual({ ...ORDER_LIMITS, goodsCzk: 5000 });
		expect(Object.keys(await settingsOf("cs"))).not.toContain("orderLimits");
	});

	test("dispatch is the same in all languages, is a full hour, and pages hear of it", async () => {
		await expectRefused(["settings", "set", "dispatch", '{"cutOffHour": 24}'], 1, [
			"That is no value of dispatch, nothing was changed. cutOffHour: Too big: expected number to be <=23",
		]);
		await expectRefused(["settings", "set", "dispatch", '{"cutOffHour": 13.5}'], 1, [
			"That is no value of dispatch, nothing was changed. cutOffHour: Invalid input: expected int, received number",
		]);
		expect((await settingsOf("cs")).dispatch).toEqual({ cutOffHour: 14 });
		const tags = await tagsDuring(() => shop("settings", "set", "dispatch", '{"cutOffHour": 11}'));
		expect(tags).toEqual(["settings"]);
		for (const lang of ["cs", "en"]) expect((await settingsOf(lang)).dispatch).toEqual({ cutOffHour: 11 });
	});

	test("a value of the wrong form, and one with missing keys, are refused as a whole", async () => {
		await expectRefused(["settings", "set", "intropopup", '{"is_enabled": "yes"}'], 1, [
			"That is no value of intropopup, nothing was changed. is_enabled: Invalid input: expected boolean, received string",
		]);
		const contacts = { ...(await settingsOf("cs")).contacts, phone: "+420 123 456 789" };
		const { code, err } = await shop("settings", "set", "contacts", JSON.stringify(contacts), "--lang", "cs");
		expect(code).toBe(1);
		expect(err[0]).toMatch(/^The value before has registration, which this one lacks; nothing was changed\.$/);
	});

	test.each([
		"19-2000145399",
		"19-2000145398/0800",
		"29-2000145399/0800",
		"0000000000/0800",
		"CZ6508000000192000145399",
		"",
	])("an invalid bank account is refused: %j", async (bankAccount) => {
		const contacts = JSON.stringify({ ...(await storedContacts()), bankAccount });
		await expectRefused(["settings", "set", "contacts", contacts, "--lang", "cs"], 1, [
			"That is no value of contacts, nothing was changed. bankAccount: no Czech account such as 19-2000145399/0800, or a wrong digit in it",
		]);
	});

	test.each(["ahoj", "ahoj@", "ahoj@konfety", " ahoj@konfety.example", "a@b.cz\nBcc: c@d.cz", ""])(
		"an e-mail that is none is refused: %j",
		async (email) => {
			const contacts = JSON.stringify({ ...(await storedContacts()), email });
			await expectRefused(["settings", "set", "contacts", contacts, "--lang", "cs"], 1, [
				"That is no value of contacts, nothing was changed. email: no e-mail such as obchod@example.cz",
			]);
		},
	);

	test.each([
		"javascript:alert(1)",
		"JavaScript:alert(1)",
		"data:text/html,x",
		"//evil.example",
		"http://a.cz",
		"akce",
		"",
	])("a menu entry with the link %j is refused", async (link) => {
		const entry = { text: "Akce", link, leave: false };
		const good = { ...entry, link: "/produkty/akce" };
		const fault = "no path such as /produkty/akce, no address that begins with https://, no mailto: and no tel:";
		await expectRefused(["settings", "set", "topmenu", JSON.stringify([good, entry]), "--lang", "cs"], 1, [
			`That is no value of topmenu, nothing was changed. 1.link: ${fault}`,
		]);
		const columns = [{ title: "Nakupování", links: [entry] }];
		await expectRefused(["settings", "set", "bottommenu", JSON.stringify(columns), "--lang", "cs"], 1, [
			`That is no value of bottommenu, nothing was changed. 0.links.0.link: ${fault}`,
		]);
	});

	test("the shop's profiles on other sites must be complete web addresses", async () => {
		const social = [{ name: "Instagram", url: "javascript:alert(1)" }];
		const contacts = JSON.stringify({ ...(await storedContacts()), social });
		await expectRefused(["settings", "set", "contacts", contacts, "--lang", "cs"], 1, [
			"That is no value of contacts, nothing was changed. social.0.url: no address that begins with https://",
		]);
	});

	test("every value of the demo may be set, and so may external links, e-mails and phones in a menu", async () => {
		for (const key of ["contacts", "intropopup", "topmenu", "bottommenu", "maintenance", "categoriesMenu"])
			for (const lang of ["cs", "en"]) {
				const { out } = await shop("settings", "get", key, "--lang", lang);
				const answer = await shop("settings", "set", key, out.join("\n"), "--lang", lang);
				expect(answer).toEqual({ code: 0, out: [`${key} is so already; nothing was changed.`], err: [] });
			}
		const links = ["https://blog.example.cz/", "mailto:obchod@example.cz", "tel:+420800100200"];
		const menu = JSON.stringify(links.map((link) => ({ text: "Jinam", link, leave: true })));
		expect((await shop("settings", "set", "topmenu", menu, "--dry-run")).code).toBe(0);
		const spaced = { ...(await storedContacts()), bankAccount: "2000145399 / 0800" };
		expect((await shop("settings", "set", "contacts", JSON.stringify(spaced), "--dry-run")).code).toBe(0);
	});

	test.each([
		[["settings", "get", "topmeun"], 'There is no setting "topmeun". Did you mean topmenu?'],
		[["settings", "set", "topmenu"], "The JSON is missing."],
		[["settings", "set", "topmenu", "[]", "--lang", "de"], '--lang takes cs or en, not "de".'],
	])("%j is not understood", async (typed, sentence) => {
		const { code, err } = await shop(...typed);
		expect([code, err[0]]).toEqual([2, sentence]);
	});

	test("a value that is not JSON is not understood", async () => {
		const { code, err } = await shop("settings", "set", "topmenu", "{");
		expect([code, err[0]]).toEqual([
			2,
			expect.stringMatching(/^That is no JSON \(.+\)\. Put it into single quotes\.$/),
		]);
	});
});

describe("maintenance", () => {
	afterEach(() => shop("maintenance", "off", "--dry-run"));

	test("on closes the shop in both languages with a message, off opens it again", async () => {
		const message = "Stěhujeme sklad.";
		const tags = await tagsDuring(async () => {
			expect((await shop("maintenance", "on", "--message-cs", message)).out).toEqual([
				"The shop is in maintenance, on all pages within 5 s.",
			]);
		});
		expect(tags).toEqual(["settings"]);
		expect((await settingsOf("cs")).maintenance).toEqual({ value: { is_enabled: true, message } });
		expect((await settingsOf("en")).maintenance).toEqual({ value: { is_enabled: true } });
		expect((await shop("maintenance", "on")).out).toEqual(["The shop is in maintenance already; nothing was changed."]);
		await unchanged(() => shop("maintenance", "off", "--dry-run"));
		expect((await shop("maintenance", "off")).out).toEqual(["The shop is open, on all pages within 5 s."]);
		expect((await settingsOf("cs")).maintenance.value.is_enabled).toBe(false);
	});

	test("a message that is too long is not understood", async () => {
		const { code, err } = await shop("maintenance", "on", "--message-en", "a".repeat(301));
		expect([code, err[0]]).toEqual([2, "A message has at most 300 characters, not 301."]);
	});
});

describe("banners", () => {
	test("set makes or replaces a banner, with its time; GET /poster shows it, and remove deletes it", async () => {
		const [picture] = await rowsOf<{ key: string }>(sql`select key from pictures order by id limit 1`);
		const typed = ["banners", "set", "banner.popup_mobile", " Vítejte ", "--lang", "cs", "--url", "/produkty/akce"];
		await unchanged(() => shop(...typed, "--dry-run"));
		const tags = await tagsDuring(async () => {
			const { code, out } = await shop(...typed, "--picture", picture?.key ?? "", "--new-window");
			expect([code, out]).toEqual([0, ["banner.popup_mobile (cs) is set: Vítejte"]]);
		});
		expect(tags).toEqual(["settings"]);
		const banner = (await posterOf("cs"))["banner.popup_mobile"];
		expect(banner).toMatchObject({ title: "Vítejte", url: "/produkty/akce", target: "_blank" });
		expect(banner.path).toBe(picturePath(picture?.key ?? ""));
		await shop(...typed, "--to", "2020-01-01");
		expect((await posterOf("cs"))["banner.popup_mobile"]).toBeUndefined();
		const { out } = await shop("banners", "list");
		expect(out.join("\n")).toMatch(/^banner\.popup_mobile +cs +Vítejte +\/produkty\/akce +2020-01-02 00:00$/m);
		expect((await shop("banners", "remove", "banner.popup_mobile", "--lang", "cs")).out).toEqual([
			"banner.popup_mobile (cs) is gone.",
		]);
	});

	test("remove refuses a banner that does not exist, and set a picture that does not exist", async () => {
		await shop("banners", "remove", "banner.popup_desktop");
		await unchanged(async () => {
			const { out } = await shop("banners", "remove", "banner.popup_desktop");
			expect(out).toEqual(["There is no banner.popup_desktop; nothing was changed."]);
		});
		await expectRefused(["banners", "set", "banner.promo", "A", "--lang", "cs", "--picture", "nic"], 1, [
			"The shop has no picture nic; nothing was changed.",
		]);
	});

	test.each([
		[["banner.promotion", "A", "--lang", "cs"], 'There is no banner "banner.promotion". Did you mean banner.promo?'],
		[["banner.promo", "A"], "Say by --lang in which language the banner is."],
		[["banner.promo", " ", "--lang", "cs"], "A title has from 1 to 120 characters, not 0."],
		[
			["banner.promo", "A", "--lang", "cs", "--url", "//evil.example"],
			'--url is a path such as /produkty/akce, or begins with https://, not "//evil.example".',
		],
		[
			["banner.promo", "A", "--lang", "cs", "--url", "javascript:alert(1)"],
			'--url is a path such as /produkty/akce, or begins with https://, not "javascript:alert(1)".',
		],
		[["banner.promo", "A", "--lang", "cs", "--from", "2026-12-02", "--to", "2026-12-01"], "--from is not before --to."],
	])("set %j is not understood", async (typed, sentence) => {
		const { code, err } = await shop("banners", "set", ...typed);
		expect([code, err[0]]).toEqual([2, sentence]);
	});
});

describe("newsletter list", () => {
	test("lists those who confirmed the newsletter and did not end it, with the links that every newsletter needs", async () => {
		await testShop.shop.db.execute(sql`
			insert into subscribers (email, hash, locale, created_at, confirmed_at, ended_at) values
			('=cmd@example.cz', 'hash-of-formula-0001', 'en', '2026-01-01', '2026-01-02 12:00Z', null),
			('ceka@example.cz', 'hash-of-pending-0001', 'cs', '2026-01-01', null, null),
			('konec@example.cz', 'hash-of-ended-000001', 'cs', '2026-01-01', '2026-01-02', '2026-01-03')`);
		expect((await shop("newsletter", "list")).out).toEqual([
			"E-mail           Language  Confirmed",
			"=cmd@example.cz  en        2026-01-02 13:00",
		]);
		const [csv = ""] = (await shop("newsletter", "list", "--csv")).out;
		expect(csv.split("\r\n")).toEqual([
			"\ufeffemail,locale,confirmed_at,unsubscribe_url,one_click_url",
			"'=cmd@example.cz,en,2026-01-02T12:00:00.000Z,https://konfety.test/en/newsletter/hash-of-formula-0001,https://konfety.test/api/subscriber/hash-of-formula-0001/end",
		]);
		expect((await shop("newsletter", "list", "--count")).out).toEqual([
			"1 get it, 1 wait for a confirmation, 1 ended it",
		]);
		expect((await shop("newsletter", "list", "--csv", "--count")).code).toBe(2);
	});
});

describe("satisfaction report", () => {
	test("counts the score and the stars, and shows the texts", async () => {
		expect((await shop("satisfaction", "report")).out).toEqual(["Nobody has answered."]);
		const { id, hash, number } = await anOrder(testShop);
		const send = (body: object) => testShop.call("POST", "/satisfaction", { body });
		await send({ recommendation: 10, stars: { choice: 5 }, text: "Krása.\nDěkuji.", order: { id, hash } });
		await send({ recommendation: 3, stars: { choice: 4, delivery: 1 } });
		await testShop.shop.db.execute(sql`update satisfaction_answers set created_at = '2026-11-02 09:30Z'`);
		expect((await shop("satisfaction", "report")).out).toEqual([
			"2 answers, score 0",
			"choice: 4.5 of 5 stars from 2",
			"website: no stars",
			"delivery: 1 of 5 stars from 1",
			"staff: no stars",
			`\n2026-11-02 10:30  10/10, order ${number}`,
			"    Krása.",
			"    Děkuji.",
		]);
		expect((await shop("satisfaction", "report", "--since", "2026-11-03")).out).toEqual(["Nobody has answered."]);
		const [json = ""] = (await shop("satisfaction", "report", "--json")).out;
		expect(JSON.parse(json).promoterScore).toBe(0);
	});
});
