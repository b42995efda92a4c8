/** Costumes and times for balloons asked for by a robot: how many are held at once, and for how long without an answer. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { HOUR_S, SECOND_MS } from "#lib/domain/durations.ts";
import { REQUEST_LIMITS } from "#lib/domain/request/request-limits.ts";
import { changeSetting } from "#lib/shop/content/settings/manage-settings.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { expireRequests } from "#lib/shop/selling/request/expire-requests.ts";
import { moveRequest } from "#lib/shop/selling/request/move-request.ts";
import { unansweredNote } from "#lib/shop/telling/mail/mail-texts.ts";
import { anAccount } from "#tests/support/people/customer-account.ts";
import { countAnswers } from "#tests/support/selling/order-races.ts";
import { moveThrough } from "#tests/support/selling/orders.ts";
import { aCostume, aDecoration, anInflation, aRental, mailsOf } from "#tests/support/selling/requests.ts";
import { aCustomerCart, anOrderBody, aProduct } from "#tests/support/shop/builders.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let variantId: number;
beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
	variantId = await aCostume(testShop, 80);
});
afterAll(() => testShop.close());

let people = 0;
const anEmail = () => `nekdo${++people}@example.cz`;
const anAddress = () => `198.51.100.${++people % 250}`;

type From = { email?: string; address?: string; token?: string };
const ask = (path: string, body: object, { address = anAddress(), token }: From) =>
	testShop.call("POST", path, { body, headers: { [CLIENT_ADDRESS_HEADER]: address }, ...(token ? { token } : {}) });
const askForCostume = (from: From = {}) =>
	ask("/rental/requests", aRental(variantId, { email: from.email ?? anEmail() }), from);

const move = (id: number, to: "confirmed" | "declined") =>
	transaction(testShop.shop.db, (tx) => moveRequest(testShop.shop, tx, { id, to, actor: "command" }));
const read = async ({ body: { id, hash } }: Answer) => (await testShop.call("GET", `/requests/${id}/${hash}`)).body;
const rowOf = async ({ body: { id } }: Answer) => {
	const { rows } = await testShop.shop.db.execute<{ network: string | null; is_held: boolean | null }>(sql`
		select q.network, r.is_active as is_held from service_requests q
		left join rental_reservations r on r.request_id = q.id where q.id = ${id}`);
	return rows[0];
};
const LIMIT_OF_EMAIL = { error: "held_limit", value: REQUEST_LIMITS.heldPerEmail };
const waitForAnswer = (hours = REQUEST_LIMITS.answerHours) => testShop.passMs(hours * HOUR_S * SECOND_MS);

describe("a robot that asks for every costume", () => {
	test("reserves a few, whatever e-mails it makes up", async () => {
		const address = anAddress();
		const answers: Answer[] = [];
		for (let asked = 0; asked < 30; asked++) answers.push(await askForCostume({ address }));
		expect(countAnswers(answers)).toEqual({ "201": 10, "409 held_limit": 20 });
		expect(answers.at(-1)?.body).toEqual({ error: "held_limit", value: REQUEST_LIMITS.heldPerNetwork });
	});

	test("reserves no more by asking at the same moment", async () => {
		const address = anAddress();
		const answers = await Promise.all(Array.from({ length: 20 }, () => askForCostume({ address })));
		expect(countAnswers(answers)).toEqual({ "201": 10, "409 held_limit": 10 });
	});
});

describe("the number of unanswered requests with reservations for one e-mail", () => {
	test("does not include strangers' requests for the customer who has proved the e-mail", async () => {
		const eva = await anAccount(testShop, {});
		for (let asked = 0; asked < 5; asked++) expect((await askForCostume({ email: eva.email })).status).toBe(201);
		expect((await askForCostume({ email: eva.email })).body).toEqual(LIMIT_OF_EMAIL);
		// Of mails to the e-mail strangers have more yet, and use them up.
		for (let asked = 0; asked < 6; asked++) await ask("/decoration/requests", aDecoration({ email: eva.email }), {});
		const answers: Answer[] = [];
		for (let asked = 0; asked < 6; asked++) answers.push(await askForCostume({ email: eva.email, token: eva.token }));
		expect(countAnswers(answers)).toEqual({ "201": 5, "409 held_limit": 1 });
	});

	test("from one network does not count for a customer who has paid an order before", async () => {
		const [address, eva] = [anAddress(), await anAccount(testShop, { isConfirmed: true })];
		for (let asked = 0; asked < 10; asked++) expect((await askForCostume({ address })).status).toBe(201);
		const askAsEva = () => askForCostume({ address, email: eva.email, token: eva.token });
		expect((await askAsEva()).body.error).toBe("held_limit");
		const cart = await aCustomerCart(testShop, eva.token, [{ product: await aProduct(testShop) }]);
		const body = anOrderBody({ email: eva.email });
		const { body: order } = await testShop.call("POST", `/order/create/${cart.id}`, { body, token: eva.token });
		await moveThrough(testShop, order, "paid");
		const answer = await askAsEva();
		expect([answer.status, (await rowOf(answer))?.network]).toEqual([201, null]);
	});

	test("is limited at the same moment too, costumes and balloons together, from whatever address", async () => {
		const email = anEmail();
		const forms = Array.from({ length: 8 }, (_, at) =>
			at % 2 === 0
				? askForCostume({ email })
				: ask(
						"/inflation/requests",
						anInflation({ email, balloons: [{ typeKey: "latex-30", quantity: 1, hasGel: true }] }),
						{},
					),
		);
		expect(countAnswers(await Promise.all(forms))).toEqual({ "201": 5, "409 held_limit": 3 });
		expect((await askForCostume({ email: email.toUpperCase() })).body).toEqual(LIMIT_OF_EMAIL);
	});

	test("does not limit requests that reserve nothing", async () => {
		const email = anEmail();
		for (let asked = 0; asked < REQUEST_LIMITS.heldPerEmail; asked++) await askForCostume({ email });
		expect((await askForCostume({ email })).body).toEqual(LIMIT_OF_EMAIL);
		const party = await ask("/decoration/requests", aDecoration({ email }), {});
		expect([party.status, await rowOf(party)]).toEqual([201, { network: null, is_held: null }]);
	});

	test.each(["confirmed", "declined"] as const)(
		"no longer includes a request that is %s, which forgets its network",
		async (to) => {
			const email = anEmail();
			const made = await askForCostume({ email });
			expect((await rowOf(made))?.network).toMatch(/^[\w-]{43}$/);
			for (let asked = 1; asked < REQUEST_LIMITS.heldPerEmail; asked++) await askForCostume({ email });
			expect((await askForCostume({ email })).body).toEqual(LIMIT_OF_EMAIL);
			await move(made.body.id, to);
			expect((await rowOf(made))?.network).toBeNull();
			expect((await askForCostume({ email })).status).toBe(201);
		},
	);

	test("is limited by the shop's setting", async () => {
		const set = (heldPerEmail: number) =>
			changeSetting(testShop.shop, {
				key: "requestLimits",
				locales: ["cs", "en"],
				value: { ...REQUEST_LIMITS, heldPerEmail },
				isDryRun: false,
			});
		await set(1);
		const email = anEmail();
		expect((await askForCostume({ email })).status).toBe(201);
		expect((await askForCostume({ email })).body).toEqual({ error: "held_limit", value: 1 });
		await set(REQUEST_LIMITS.heldPerEmail);
	});
});

describe("when the shop does not answer in time", () => {
	test("a costume is free again, and the customer is told why", async () => {
		const made = await askForCostume();
		waitForAnswer();
		expect(await rowOf(made)).toMatchObject({ is_held: true });
		testShop.passMs(1);
		expect(await expireRequests(testShop.shop, unansweredNote)).toBeGreaterThan(0);
		expect(await rowOf(made)).toEqual({ network: null, is_held: false });
		const { state, steps } = await read(made);
		expect([state, steps.at(-1)]).toMatchObject([
			"declined",
			{ state: "declined", note: expect.stringMatching(/^Nestihli jsme/) },
		]);
		expect(await mailsOf(testShop, made.body.id)).toEqual(["new → asker", "new → shop", "declined → asker"]);
		expect(await expireRequests(testShop.shop, unansweredNote)).toBe(0);
	});

	test("the mail is in the language of the request", async () => {
		const made = await ask("/rental/requests", { ...aRental(variantId), locale: "en", email: anEmail() }, {});
		waitForAnswer(REQUEST_LIMITS.answerHours + 1);
		await expireRequests(testShop.shop, unansweredNote);
		expect((await read(made)).steps.at(-1).note).toMatch(/^We did not manage/);
	});

	test("two jobs at once decline a request once", async () => {
		const made = await askForCostume();
		waitForAnswer(REQUEST_LIMITS.answerHours + 1);
		await Promise.all([expireRequests(testShop.shop, unansweredNote), expireRequests(testShop.shop, unansweredNote)]);
		expect(await mailsOf(testShop, made.body.id)).toEqual(["new → asker", "new → shop", "declined → asker"]);
	});

	test("confirmed requests stay, and so do requests that reserve nothing", async () => {
		const confirmed = await askForCostume();
		await move(confirmed.body.id, "confirmed");
		const party = await ask("/decoration/requests", aDecoration({ email: anEmail() }), {});
		waitForAnswer(REQUEST_LIMITS.answerHours + 1);
		expect(await expireRequests(testShop.shop, unansweredNote)).toBe(0);
		expect([(await read(confirmed)).state, (await read(party)).state]).toEqual(["confirmed", "new"]);
	});
});
