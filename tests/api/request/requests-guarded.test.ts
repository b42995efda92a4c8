/** Forms of all services, sent too often and by machines; and how long what was asked for is kept. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { sweepForgotten } from "#lib/shop/background/sweep.sql.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { moveRequest } from "#lib/shop/selling/request/move-request.ts";
import {
	aCostume,
	aDecoration,
	anEvent,
	anInflation,
	aRental,
	countRequests,
} from "#tests/support/selling/requests.ts";
import { aPerson, refusal, startRecaptcha } from "#tests/support/servers/recaptcha-server.ts";
import { START } from "#tests/support/shop/start.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let variantId: number;
beforeAll(async () => {
	testShop = await openTestShop();
	variantId = await aCostume(testShop, 10);
});
afterAll(() => testShop.close());

const FORMS = [
	["/rental/requests", () => aRental(variantId)],
	["/inflation/requests", () => anInflation()],
	["/decoration/requests", () => aDecoration()],
	["/events/requests", () => anEvent()],
] as const;

const sameDatabase = () => ({ url: testShop.databaseUrl, drop: async () => {} });
const send = (path: string, body: unknown, shop = testShop) => shop.call("POST", path, { body });
const read = ({ body: { id, hash } }: Answer) => testShop.call("GET", `/requests/${id}/${hash}`);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

describe("too many requests", () => {
	test("from one address, or for one e-mail, are 429 with the seconds to wait; forms with errors do not count", async () => {
		const limited = await openTestShop({ isLimited: true, database: sameDatabase() });
		const from = (address: string, body: unknown) =>
			limited.call("POST", "/events/requests", { body, headers: { [CLIENT_ADDRESS_HEADER]: address } });
		const email = "caste@example.cz";
		for (let sent = 0; sent < LIMITS.request_email.burst; sent++) {
			expect((await from(`198.51.100.${sent}`, anEvent({ email, day: "2026-11-19" }))).status).toBe(422);
			expect((await from(`198.51.100.${sent}`, anEvent({ email }))).status).toBe(201);
		}
		const refused = await from("198.51.100.99", anEvent({ email }));
		expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, `${LIMITS.request_email.refillS}`]);
		expect((await from("198.51.100.99", anEvent({ email: "jiny@example.cz" }))).status).toBe(201);
		const answers: Answer[] = [];
		for (let sent = 0; sent <= LIMITS.request.burst; sent++)
			answers.push(await from("203.0.113.1", anEvent({ email: `nekdo${sent}@example.cz` })));
		expect(statuses(answers).at(-2)).toBe(201);
		expect(answers.at(-1)?.body).toEqual({ error: "too_many_requests", value: LIMITS.request.refillS });
		await limited.close();
	});
});

test("the captcha refuses machines where it is set up; a repeat of an accepted form needs no captcha", async () => {
	const google = await startRecaptcha();
	const guarded = await openTestShop({ captcha: google.captcha, database: sameDatabase() });
	const before = await countRequests(testShop);
	for (const [path, form] of FORMS)
		expect((await send(path, form(), guarded)).body, path).toEqual({ error: "captcha_failed" });
	expect(await countRequests(testShop)).toEqual(before);
	google.answer({ body: aPerson({ action: "request" }) });
	const body = { ...aDecoration(), captchaToken: randomUUID() };
	expect((await send("/decoration/requests", body, guarded)).status).toBe(201);
	google.answer({ body: refusal("timeout-or-duplicate") });
	expect((await send("/decoration/requests", body, guarded)).status).toBe(200);
	await guarded.close();
	await google.close();
});

test("requests are deleted after three years, closed or not, with their steps and reservations", async () => {
	const made = await send("/rental/requests", aRental(variantId));
	const open = await send("/rental/requests", aRental(variantId));
	const { shop } = testShop;
	for (const to of ["confirmed", "ready", "out", "done"] as const)
		await transaction(shop.db, (tx) => moveRequest(shop, tx, { id: made.body.id, to, actor: "command" }));
	const later = (days: number) =>
		openTestShop({ now: new Date(START.getTime() + days * DAY_S * SECOND_MS), database: sameDatabase() });
	const [before, after] = [await later(3 * 365 - 1), await later(3 * 365 + 1)];
	await sweepForgotten(before.shop);
	expect((await read(made)).status).toBe(200);
	await sweepForgotten(after.shop);
	expect([(await read(made)).status, (await read(open)).status]).toEqual([404, 404]);
	const { rows } = await testShop.shop.db.execute(sql`
		select 1 from request_steps where request_id = ${made.body.id}
		union all select 1 from rental_reservations where request_id = ${made.body.id}`);
	expect(rows).toEqual([]);
	await Promise.all([before.close(), after.close()]);
});
