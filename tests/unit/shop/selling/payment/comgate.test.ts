import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ComgateAccount, comgateGateway } from "#lib/shop/selling/payment/comgate.ts";
import { type AnsweringServer, type Said, startAnswering } from "#tests/support/servers/answering-server.ts";

let comgate: AnsweringServer;

beforeAll(async () => {
	comgate = await startAnswering();
});
afterAll(() => comgate.close());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AUTHORIZATION = `Basic ${Buffer.from("123456:s3cret").toString("base64")}`;
const TRANSACTION = "AB12-CD34-EF56";

const account = (changes: Partial<ComgateAccount> = {}) =>
	comgateGateway({ url: `${comgate.url}/v2.0`, merchant: "123456", secret: "s3cret", isTest: false, ...changes });

const NEW = {
	amountCents: 36_100,
	currencyCode: "CZK",
	refId: "2600001",
	locale: "cs",
	buyer: { email: "jana@example.cz", fullName: "Jana Nováková", phone: "+420777123456" },
	isPickup: false,
	returnUrl: "https://konfety.test/shrnuti/1/x?platba=navrat",
	expiresInMs: null,
} as const;
const REFUND = { transactionId: TRANSACTION, amountCents: 10_000, currencyCode: "CZK", refId: "2600001" };

const CREATED = { code: 0, message: "OK", transId: TRANSACTION, redirect: "https://payments.comgate.cz/x" };
const STATUS = {
	code: 0,
	message: "OK",
	merchant: "123456",
	test: false,
	price: 36_100,
	curr: "CZK",
	refId: "2600001",
	transId: TRANSACTION,
	status: "PAID",
};
const PAID = { state: "paid", amountCents: 36_100, currencyCode: "CZK", refId: "2600001" };

/** The only request that `ask` makes. */
async function asked(ask: () => Promise<unknown>) {
	const before = comgate.heard.length;
	await ask();
	expect(comgate.heard.length - before).toBe(1);
	const { method, path, headers, body } = comgate.heard[before] ?? {};
	return { method, path, authorization: headers?.authorization, body: body as Record<string, unknown> | undefined };
}

describe("what Comgate is asked", () => {
	const sent = (changes: object, isTest = false) => {
		comgate.say({ body: CREATED });
		return asked(() => account({ isTest }).create({ ...NEW, ...changes }));
	};

	test("to open a payment", async () => {
		expect(await sent({})).toEqual({
			method: "POST",
			path: "/v2.0/payment.json",
			authorization: AUTHORIZATION,
			body: {
				test: false,
				prepareOnly: true,
				price: 36_100,
				curr: "CZK",
				label: "2600001",
				refId: "2600001",
				method: "ALL",
				lang: "cs",
				email: "jana@example.cz",
				fullName: "Jana Nováková",
				phone: "+420777123456",
				category: "PHYSICAL_GOODS_ONLY",
				delivery: "HOME_DELIVERY",
				url_paid: NEW.returnUrl,
				url_cancelled: NEW.returnUrl,
				url_pending: NEW.returnUrl,
			},
		});
	});

	test("to open a test payment for a pickup, in English", async () => {
		const { body } = await sent({ isPickup: true, locale: "en" }, true);
		expect(body).toMatchObject({ delivery: "PICKUP", lang: "en", test: true });
	});

	test("to open a payment with a label of 16 characters at most and the whole order number", async () => {
		const { body } = await sent({ refId: "2600001-abcdefghij" });
		expect(body).toMatchObject({ label: "2600001-abcdefgh", refId: "2600001-abcdefghij" });
	});

	test.each([
		{ of: "the past", expiresInMs: -MINUTE_MS, told: "30m" },
		{ of: "less than half an hour", expiresInMs: 30 * MINUTE_MS - 1, told: "30m" },
		{ of: "half an hour", expiresInMs: 30 * MINUTE_MS, told: "30m" },
		{ of: "a minute more", expiresInMs: 31 * MINUTE_MS, told: "31m" },
		{ of: "an hour and a half, almost a minute more", expiresInMs: 91 * MINUTE_MS - 1, told: "90m" },
		{ of: "a day", expiresInMs: DAY_MS, told: "1440m" },
		{ of: "seven days", expiresInMs: 7 * DAY_MS, told: "10080m" },
		{ of: "eight days", expiresInMs: 8 * DAY_MS, told: "10080m" },
	])("to open a payment of $told for an order that expires in $of", async ({ expiresInMs, told }) => {
		expect((await sent({ expiresInMs })).body?.expirationTime).toBe(told);
	});

	test("for the status of a payment", async () => {
		comgate.say({ body: STATUS });
		expect(await asked(() => account().read(TRANSACTION))).toEqual({
			method: "GET",
			path: `/v2.0/payment/transId/${TRANSACTION}.json`,
			authorization: AUTHORIZATION,
			body: undefined,
		});
	});

	test.each([false, true])("to refund money; as a test: %s", async (isTest) => {
		comgate.say({ body: { code: 0 } });
		expect(await asked(() => account({ isTest }).refund(REFUND))).toEqual({
			method: "POST",
			path: "/v2.0/refund.json",
			authorization: AUTHORIZATION,
			body: { transId: TRANSACTION, amount: 10_000, curr: "CZK", test: isTest, refId: "2600001" },
		});
	});
});

/** Answers that leave open what was done, and why. */
const TROUBLE: { what: string; said: Said; why: unknown }[] = [
	{ what: "an error by its code", said: { body: { code: 1100, message: "Unknown error" } }, why: "1100 Unknown error" },
	{ what: "a code as text", said: { body: { code: "1500", message: "No" } }, why: "1500 No" },
	{ what: "a code alone", said: { status: 400, body: { code: 1100 } }, why: "1100" },
	{
		what: "a long message",
		said: { body: { code: 1100, message: "x".repeat(300) } },
		why: `1100 ${"x".repeat(195)}`,
	},
	{
		what: "a 404 that is not Comgate's",
		said: { status: 404, body: { error: "Not Found" } },
		why: "an answer of another shape",
	},
	{ what: "no code", said: { body: { ...STATUS, ...CREATED, code: undefined } }, why: "an answer of another shape" },
	{ what: "a list", said: { body: [STATUS] }, why: "an answer of another shape" },
	{ what: "broken JSON", said: { text: '{"code":0,"mess' }, why: "not JSON" },
	{ what: "status 500", said: { status: 500, body: { ...STATUS, ...CREATED } }, why: "status 500" },
	{ what: "nothing", said: "hang-up", why: expect.stringMatching(/^fetch failed: /) },
];

const unavailable = (value: unknown) => ({ ok: false, error: "gateway_unavailable", value });

describe("an answer to a new payment", () => {
	test("gives the transaction and the address where it is paid", async () => {
		comgate.say({ body: CREATED });
		expect(await account().create(NEW)).toEqual({
			ok: true,
			value: { transactionId: TRANSACTION, redirectUrl: CREATED.redirect },
		});
	});

	test.each([
		...TROUBLE,
		{ what: "no payment", said: { body: { code: 0, message: "OK" } }, why: "0 OK" },
		{
			what: "a refusal together with a payment",
			said: { body: { ...CREATED, code: 1309, message: "Incorrect amount" } },
			why: "1309 Incorrect amount",
		},
		{ what: "a refusal of our login", said: { status: 401, body: { code: 1400, message: "No" } }, why: "1400 No" },
	])("that is $what opens none", async ({ said, why }) => {
		comgate.say(said);
		expect(await account().create(NEW)).toEqual(unavailable(why));
	});
});

describe("an answer about a payment", () => {
	test.each([
		{ what: "paid", changes: {}, read: PAID },
		{ what: "waiting", changes: { status: "PENDING" }, read: { ...PAID, state: "pending" } },
		{ what: "refused", changes: { status: "CANCELLED" }, read: { ...PAID, state: "cancelled" } },
		{ what: "only held", changes: { status: "AUTHORIZED" }, read: { ...PAID, state: "pending" } },
		{ what: "in another currency", changes: { curr: "EUR" }, read: { ...PAID, currencyCode: "EUR" } },
		{ what: "of another amount", changes: { price: "100" }, read: { ...PAID, amountCents: 100 } },
		{ what: "of an unknown order", changes: { refId: "faktura 12/2026" }, read: { ...PAID, refId: "" } },
		{ what: "of an unnamed merchant", changes: { merchant: undefined }, read: PAID },
		{ what: "of a merchant by number", changes: { merchant: 123_456 }, read: PAID },
		{ what: "of an unstated mode", changes: { test: undefined }, read: PAID },
	])("says that it is $what", async ({ changes, read }) => {
		comgate.say({ body: { ...STATUS, ...changes } });
		expect(await account().read(TRANSACTION)).toEqual({ ok: true, value: read });
	});

	test("about a test payment is accepted where payments are only tests", async () => {
		comgate.say({ body: { ...STATUS, test: "true" } });
		expect(await account({ isTest: true }).read(TRANSACTION)).toEqual({ ok: true, value: PAID });
	});

	test.each([
		{ what: "has no such payment", body: { code: 1400, message: "Not found" }, why: "1400 Not found" },
		{ what: "cannot load it", body: { code: "1104", message: "Not loaded" }, why: "1104 Not loaded" },
		{ what: "has it as a test", body: { ...STATUS, test: true }, why: "test and real payments mixed" },
		{ what: "has it as real", isTest: true, body: STATUS, why: "test and real payments mixed" },
		{ what: "has it for another merchant", body: { ...STATUS, merchant: "654321" }, why: "another merchant" },
	])("that $what means an unknown transaction", async ({ body, why, isTest = false }) => {
		comgate.say({ body });
		expect(await account({ isTest }).read(TRANSACTION)).toEqual({
			ok: false,
			error: "unknown_transaction",
			value: why,
		});
	});

	test.each([
		...TROUBLE,
		{ what: "about another payment", said: { body: { ...STATUS, transId: "AB12-CD34-EF57" } }, why: "0 OK" },
		{ what: "of an unknown state", said: { body: { ...STATUS, status: "DONE" } }, why: "0 OK" },
		{ what: "a refusal together with a payment", said: { body: { ...STATUS, code: 1100 } }, why: "1100 OK" },
	])("that is $what leaves the state open", async ({ said, why }) => {
		comgate.say(said);
		expect(await account().read(TRANSACTION)).toEqual(unavailable(why));
	});
});

describe("an answer to a refund", () => {
	test.each([{ code: 0 }, { code: "0", message: "OK" }])("of %j confirms the refund", async (body) => {
		comgate.say({ body });
		expect(await account().refund(REFUND)).toEqual({ ok: true, value: null });
	});

	test.each([
		{ code: 1400, message: "Wrong query", error: "not_taken" },
		{ code: 1104, message: "Not loaded", error: "not_taken" },
		{ code: 1401, message: "It is cancelled", error: "refund_refused" },
		{ code: 1402, message: "Too high", error: "nothing_left" },
	])("with the code $code means $error", async ({ code, message, error }) => {
		comgate.say({ status: 400, body: { code, message } });
		expect(await account().refund(REFUND)).toEqual({ ok: false, error, value: `${code} ${message}` });
	});

	test.each(TROUBLE)("that is $what leaves open whether the refund was made", async ({ said, why }) => {
		comgate.say(said);
		expect(await account().refund(REFUND)).toEqual(unavailable(why));
	});

	test("that never comes, since Comgate was not reached, means that no refund was made", async () => {
		const gone = await startAnswering();
		await gone.close();
		const answer = { ok: false, value: expect.stringMatching(/^fetch failed: connect ECONNREFUSED/) };
		const nobody = account({ url: gone.url });
		expect(await nobody.refund(REFUND)).toEqual({ ...answer, error: "not_taken" });
		expect(await nobody.read(TRANSACTION)).toEqual({ ...answer, error: "gateway_unavailable" });
		expect(await nobody.create(NEW)).toEqual({ ...answer, error: "gateway_unavailable" });
	});
});

test("a missing answer is waited for within the account's timeout, and leaves open what was done", async () => {
	comgate.say("silence");
	const why = expect.stringMatching(/aborted due to timeout/);
	expect(await account({ timeoutMs: 100 }).refund(REFUND)).toEqual(unavailable(why));
});

test.each([
	{ transId: TRANSACTION, transaction: TRANSACTION },
	{ transId: "a_1", transaction: "a_1" },
	{ transId: "A".repeat(64), transaction: "A".repeat(64) },
	{ transId: "A".repeat(65), transaction: undefined },
	{ transId: "", transaction: undefined },
	{ transId: "../refund", transaction: undefined },
	{ transId: "AB12\n", transaction: undefined },
	{ transId: 12, transaction: undefined },
	{ transId: undefined, transaction: undefined },
	{ transId: ["AB12"], transaction: undefined },
])("a notification with the transaction $transId is read as one of $transaction", ({ transId, transaction }) => {
	expect(account().transactionOf({ transId, status: "PAID" })).toBe(transaction);
});
