import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { confirmNewsletter, moveNewsletter } from "#lib/shop/people/newsletter/choice.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NOW = "2026-11-20T10:00:00.000Z";
const DAY_MS = 24 * 3600_000;
const LATER = "2026-11-21T10:00:00.000Z";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());
beforeEach(async () => {
	await testShop.shop.db.execute(sql`delete from subscribers`);
	testShop.passMs(START.getTime() - testShop.shop.now().getTime());
});

const choose = (token: string, subscribed: boolean, locale = "cs") =>
	testShop.call("PUT", "/account/newsletter", { token, body: { subscribed, locale } });

/** Subscriptions, secrets aside. */
async function subscriptions() {
	const { rows } = await testShop.shop.db.execute<Record<string, string | null>>(sql`
		select email, locale, created_at, confirmed_at, ended_at from subscribers order by email`);
	const iso = (moment: string | null | undefined) => (moment ? new Date(moment).toISOString() : null);
	return rows.map(({ email, locale, created_at, confirmed_at, ended_at }) => ({
		email,
		locale,
		created: iso(created_at),
		confirmed: iso(confirmed_at),
		ended: iso(ended_at),
	}));
}
async function secret(): Promise<string | undefined> {
	return (await testShop.shop.db.execute<{ hash: string }>(sql`select hash from subscribers`)).rows[0]?.hash;
}

/** A subscription made elsewhere, such as at the foot of a page. */
async function aSubscription(email: string, { confirmed = true, ended = false } = {}): Promise<void> {
	await testShop.shop.db.execute(sql`
		insert into subscribers (email, hash, locale, created_at, confirmed_at, ended_at)
		values (${email}, ${`secret of ${email}`}, 'en', ${START}, ${confirmed ? START : null}, ${ended ? START : null})`);
}

describe("PUT /account/newsletter", () => {
	test("with a proved e-mail the newsletter begins at once, in the language asked for; the answer is the customer", async () => {
		const { email, token } = await anAccount(testShop);
		const { status, body } = await choose(token, true, "en");
		expect({ status, data: body.data }).toMatchObject({ status: 200, data: { email, newsletter: true } });
		expect(body.data).toEqual((await testShop.call("GET", "/me", { token })).body.data);
		expect(await subscriptions()).toEqual([{ email, locale: "en", created: NOW, confirmed: NOW, ended: null }]);
		expect(await secret()).toMatch(/^[\w-]{32}$/);
	});

	test("with an e-mail that is not proved the newsletter waits for the proof", async () => {
		const { email, token } = await anAccount(testShop, { isConfirmed: false });
		expect((await choose(token, true)).body.data.newsletter).toBe(true);
		expect(await subscriptions()).toEqual([{ email, locale: "cs", created: NOW, confirmed: null, ended: null }]);
	});

	test("a repeat changes the language alone: links in mails already sent still work", async () => {
		const { email, token } = await anAccount(testShop, { email: "Velka@konfety.test" });
		await aSubscription("velka@KONFETY.test");
		testShop.passMs(DAY_MS);
		await choose(token, true, "cs");
		expect(await subscriptions()).toEqual([
			{ email: "velka@KONFETY.test", locale: "cs", created: NOW, confirmed: NOW, ended: null },
		]);
		expect(await secret()).toBe("secret of velka@KONFETY.test");
		expect(email).toBe("Velka@konfety.test");
	});

	test("the newsletter ends, and begins anew under another secret; ending it twice changes nothing", async () => {
		const { email, token } = await anAccount(testShop);
		await choose(token, true);
		const first = await secret();
		testShop.passMs(DAY_MS);
		expect((await choose(token, false)).body.data.newsletter).toBe(false);
		const ended = [{ email, locale: "cs", created: NOW, confirmed: NOW, ended: LATER }];
		expect(await subscriptions()).toEqual(ended);
		testShop.passMs(DAY_MS);
		expect((await choose(token, false)).status).toBe(200);
		expect(await subscriptions()).toEqual(ended);
		await choose(token, true);
		expect(await subscriptions()).toMatchObject([{ ended: null, confirmed: "2026-11-22T10:00:00.000Z" }]);
		expect(await secret()).not.toBe(first);
	});

	test("with an e-mail that is not proved the account neither ends nor revives the newsletter that the e-mail's owner chose", async () => {
		const running = await anAccount(testShop, { isConfirmed: false });
		await aSubscription(running.email);
		const first = await secret();
		expect((await choose(running.token, false)).body.data.newsletter).toBe(false);
		expect((await choose(running.token, true, "cs")).body.data.newsletter).toBe(false);
		expect(await subscriptions()).toMatchObject([{ locale: "en", confirmed: NOW, ended: null }]);
		await testShop.shop.db.execute(sql`update subscribers set ended_at = ${START}`);
		await choose(running.token, true);
		expect(await subscriptions()).toMatchObject([{ locale: "en", confirmed: NOW, ended: NOW }]);
		expect(await secret()).toBe(first);
	});

	test("with an e-mail that is not proved the account may restart a newsletter that nobody ever confirmed", async () => {
		const { email, token } = await anAccount(testShop, { isConfirmed: false });
		await aSubscription(email, { confirmed: false, ended: true });
		expect((await choose(token, true)).body.data.newsletter).toBe(true);
		expect(await subscriptions()).toMatchObject([{ locale: "cs", confirmed: null, ended: null }]);
	});

	test("ten calls at once make one subscription", async () => {
		const { token } = await anAccount(testShop);
		const answers = await Promise.all(Array.from({ length: 10 }, () => choose(token, true)));
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(await subscriptions()).toHaveLength(1);
	});

	test("an account without a newsletter that ends it still has none", async () => {
		const { token } = await anAccount(testShop);
		expect((await choose(token, false)).body.data.newsletter).toBe(false);
		expect(await subscriptions()).toEqual([]);
	});

	test.each<[unknown, Record<string, string[]>]>([
		[{}, { subscribed: ["invalid"], locale: ["invalid"] }],
		[{ subscribed: "yes", locale: "cs" }, { subscribed: ["invalid"] }],
		[{ subscribed: true, locale: "de" }, { locale: ["invalid"] }],
	])("%j: 422 at the fields", async (body, errors) => {
		const token = await testShop.tokenOf("customer");
		const call = () => testShop.call("PUT", "/account/newsletter", { token, body });
		await expectRefused(testShop, call, 422, { error: "invalid", errors });
	});

	test("no token is 401, an unreadable body 400, one that is too large 413", async () => {
		const token = await testShop.tokenOf("customer");
		const send = (options: object) => () => testShop.call("PUT", "/account/newsletter", options);
		await expectRefused(testShop, send({ body: {} }), 401, { error: "unauthorized" });
		await expectRefused(testShop, send({ token, text: "{" }), 400, { error: "unreadable" });
		await expectRefused(testShop, send({ token, body: { locale: "x".repeat(70_000) } }), 413, { error: "too_large" });
	});
});

describe("when an e-mail is proved", () => {
	const confirm = (email: string) =>
		transaction(testShop.shop.db, (tx) => confirmNewsletter(tx, { email, now: testShop.shop.now() }));

	test("the newsletter that waits for the proof begins, one that ended does not", async () => {
		await aSubscription("ceka@konfety.test", { confirmed: false });
		await aSubscription("nechce@konfety.test", { confirmed: false, ended: true });
		await aSubscription("cizi@konfety.test", { confirmed: false });
		testShop.passMs(DAY_MS);
		await confirm("Ceka@konfety.test");
		await confirm("nechce@konfety.test");
		await confirm("nikdo@konfety.test");
		expect(await subscriptions()).toMatchObject([
			{ email: "ceka@konfety.test", confirmed: LATER },
			{ email: "cizi@konfety.test", confirmed: null },
			{ email: "nechce@konfety.test", confirmed: null, ended: NOW },
		]);
	});
});

describe("when an account gets another e-mail", () => {
	const move = (isConfirmed = true, to = "novy@konfety.test") =>
		transaction(testShop.shop.db, (tx) =>
			moveNewsletter(tx, { from: "Stary@konfety.test", to, isConfirmed, now: testShop.shop.now() }),
		);

	test("the newsletter moves to it, in its language, and begins at once", async () => {
		await aSubscription("stary@konfety.test", { confirmed: false });
		await move();
		expect(await subscriptions()).toMatchObject([
			{ email: "novy@konfety.test", locale: "en", confirmed: NOW, ended: null },
		]);
	});

	test("a newsletter that ended does not move, and none is made where there was none", async () => {
		await aSubscription("stary@konfety.test", { ended: true });
		await move();
		await move();
		expect(await subscriptions()).toEqual([]);
	});

	test("the newsletter of an old e-mail that was never proved stays with that e-mail", async () => {
		await aSubscription("stary@konfety.test");
		await move(false);
		expect(await subscriptions()).toMatchObject([{ email: "stary@konfety.test", ended: null }]);
	});

	test("the same e-mail in other capitals keeps its newsletter", async () => {
		await aSubscription("stary@konfety.test");
		await move(true, "STARY@konfety.test");
		expect(await subscriptions()).toMatchObject([{ email: "stary@konfety.test", ended: null }]);
		expect(await secret()).toBe("secret of stary@konfety.test");
	});
});
