/** Forms of all services, sent twice and at once; the page of a request, and taking it back. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RequestState } from "#lib/domain/request/request-states.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveRequest } from "#lib/shop/selling/request/move-request.ts";
import {
	aCostume,
	aDecoration,
	anEvent,
	anInflation,
	aRental,
	countRequests,
	mailsOf,
} from "#tests/support/selling/requests.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let variantId: number;
beforeAll(async () => {
	testShop = await openTestShop({ poolSize: 20 });
	variantId = await aCostume(testShop, 200);
});
afterAll(() => testShop.close());

const FORMS = [
	["/rental/requests", () => aRental(variantId)],
	["/inflation/requests", () => anInflation({ balloons: [{ typeKey: "foil-45", quantity: 1 }] })],
	["/decoration/requests", () => aDecoration()],
	["/events/requests", () => anEvent()],
] as const;

const sameDatabase = () => ({ url: testShop.databaseUrl, drop: async () => {} });
const send = (path: string, body: unknown, shop = testShop) => shop.call("POST", path, { body });
const read = ({ body: { id, hash } }: Answer) => testShop.call("GET", `/requests/${id}/${hash}`);
const cancel = ({ body: { id, hash } }: Answer) => testShop.call("POST", `/requests/${id}/${hash}/cancel`);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

async function moveTo({ body: { id } }: Answer, ...states: RequestState[]): Promise<void> {
	for (const to of states) {
		const { shop } = testShop;
		const moved = await transaction(shop.db, (tx) => moveRequest(shop, tx, { id, to, actor: "command" }));
		if (!moved.ok) throw new Error(`To ${to}: ${moved.error}`);
	}
}

describe.each(FORMS)("%s", (path, form) => {
	test("a form sent again is the same request, with 200, and mails nobody twice", async () => {
		const body = form();
		const made = await send(path, body);
		const before = await countRequests(testShop);
		const again = await send(path, { ...body, captchaToken: "another one" });
		expect([made.status, again.status]).toEqual([201, 200]);
		expect(again.body).toEqual(made.body);
		expect(await countRequests(testShop)).toEqual(before);
	});

	test("the key of a form is refused with another content", async () => {
		const body = form();
		await send(path, body);
		const { status, body: answer } = await send(path, { ...body, note: "Něco jiného" });
		expect([status, answer]).toEqual([422, { error: "key_reused" }]);
		for (const [other, otherForm] of FORMS.filter(([one]) => one !== path)) {
			const answered = await send(other, { ...otherForm(), requestKey: body.requestKey });
			expect(answered.body.error, other).toBe("key_reused");
		}
	});

	test("a form sent ten times at once makes one request", async () => {
		const body = form();
		const before = await countRequests(testShop);
		const answers = await Promise.all(Array.from({ length: 10 }, () => send(path, body)));
		expect(statuses(answers)).toEqual([...Array(9).fill(200), 201]);
		expect(new Set(answers.map((one) => one.body.hash)).size).toBe(1);
		expect((await countRequests(testShop)).requests).toBe((before.requests ?? 0) + 1);
	});

	test("a form that fails with a server error leaves nothing behind, and can be sent again", async () => {
		const body = form();
		const before = await countRequests(testShop);
		const enqueue = testShop.shop.jobs.enqueue;
		testShop.shop.jobs.enqueue = () => Promise.reject(new Error("the machine went away"));
		expect((await send(path, body)).status).toBe(500);
		testShop.shop.jobs.enqueue = enqueue;
		expect(await countRequests(testShop)).toEqual(before);
		expect((await send(path, body)).status).toBe(201);
	});
});

test("a decoration keeps its brief and waits for a price", async () => {
	const { body } = await read(await send("/decoration/requests", aDecoration({ note: "Bez balónků." })));
	expect(body).toMatchObject({ kind: "decoration", branch: null, price_with_tax: null, deposit: null });
	expect(body.details).toEqual({
		...{ kind: "decoration", day: "2027-01-16", place: "Restaurace U Lípy, Brno", motif: "Lesní víly" },
		...{ colours: "zelená", guests: 40, budget: 1_200_000 },
	});
});

test("an event keeps the details of its form", async () => {
	const { body } = await read(await send("/events/requests", anEvent()));
	expect(body.details).toEqual({
		...{ kind: "event", title: "Karneval v knihovně", day: "2027-02-13", time: "15:00", place: "Knihovna, Brno" },
		...{ guests: 60, about: "Odpoledne pro děti s malováním na obličej." },
	});
});

test.each([
	["/decoration/requests", aDecoration({ day: "2026-11-19" }), { day: ["day_past"] }],
	["/decoration/requests", aDecoration({ day: "2026-11-20" }), { day: ["day_too_early"] }],
	["/events/requests", anEvent({ day: "2028-11-20" }), { day: ["day_too_far"] }],
	["/decoration/requests", aDecoration({ budget: 3899, guests: 0 }), { budget: ["budget"], guests: ["guests_few"] }],
	[
		"/decoration/requests",
		aDecoration({ budget: 10_000_001, guests: 5001 }),
		{ budget: ["budget_much"], guests: ["guests_many"] },
	],
	["/decoration/requests", aDecoration({ budget: 3900.5, guests: 6.5 }), { budget: ["numeric"], guests: ["numeric"] }],
	["/events/requests", anEvent({ guests: 0 }), { guests: ["guests_few"] }],
	["/events/requests", anEvent({ guests: 5001 }), { guests: ["guests_many"] }],
	["/events/requests", anEvent({ time: "25:00", about: "Krátce" }), { time: ["time"], about: ["too_short"] }],
])("%s refuses an invalid day or brief, case %#", async (path, body, errors) => {
	const { status, body: answer } = await send(path, body);
	expect([status, answer]).toEqual([422, { error: "invalid", errors }]);
});

test("no body causes a server error", async () => {
	const naughty = [null, true, -1, "\u0000", "'; drop table carts", [], {}, "x".repeat(5000), "\ud800"];
	for (const [path, form] of FORMS)
		for (const field of Object.keys(form()))
			for (const value of naughty) {
				const { status } = await send(path, { ...form(), [field]: value });
				expect(status, `${path} ${field} ${JSON.stringify(value)}`).toBeLessThan(500);
			}
}, 60_000);

describe("the last costume", () => {
	test.each([2, 20])("of %i who ask at once goes to one; the others are told that it is taken", async (people) => {
		const last = await aCostume(testShop);
		const answers = await Promise.all(Array.from({ length: people }, () => send("/rental/requests", aRental(last))));
		expect(statuses(answers)).toEqual([201, ...Array(people - 1).fill(409)]);
		for (const { status, body } of answers) if (status === 409) expect(body).toEqual({ error: "taken" });
		const { rows } = await testShop.shop.db.execute(sql`
			select count(*)::int as reservations from rental_reservations r join rental_assets a on a.id = r.asset_id
			where a.variant_id = ${last}`);
		expect(rows).toEqual([{ reservations: 1 }]);
	});

	test("of three goes to three of twenty, on days that overlap in any way", async () => {
		const last = await aCostume(testShop, 3);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				send("/rental/requests", aRental(last, index % 2 === 0 ? {} : { fromDay: "2026-12-07", toDay: "2026-12-09" })),
			),
		);
		expect(statuses(answers)).toEqual([...Array(3).fill(201), ...Array(17).fill(409)]);
	});
});

describe("the page of a request", () => {
	test("can be read only with its hash; everything else is the same 404", async () => {
		const made = await send("/decoration/requests", aDecoration());
		const other = await send("/decoration/requests", aDecoration());
		expect((await read(made)).status).toBe(200);
		const { id, hash } = made.body;
		for (const path of [
			`${other.body.id}/${hash}`,
			`${id}/${"x".repeat(32)}`,
			`999999/${hash}`,
			`${id}/x`,
			`x/${hash}`,
		])
			for (const [method, end] of [["GET", ""] as const, ["POST", "/cancel"] as const]) {
				const { status, body } = await testShop.call(method, `/requests/${path}${end}`);
				expect([status, body], path).toEqual([404, { error: "not_found" }]);
			}
		expect((await read(made)).body.state).toBe("new");
	});

	test("shows each step with the shop's message, and not who typed it", async () => {
		const made = await send("/decoration/requests", aDecoration());
		testShop.passMs(60_000);
		const { shop } = testShop;
		const move = {
			id: made.body.id,
			to: "confirmed",
			actor: "command",
			note: "Těšíme se.",
			priceMinor: 990_000,
		} as const;
		await transaction(shop.db, (tx) => moveRequest(shop, tx, move));
		const { body } = await read(made);
		expect(body).toMatchObject({ state: "confirmed", price_with_tax: 990_000 });
		expect(body.steps).toEqual([
			{ state: "new", at: expect.any(String), note: "" },
			{ state: "confirmed", at: expect.any(String), note: "Těšíme se." },
		]);
		expect(await mailsOf(testShop, made.body.id)).toEqual(["new → asker", "new → shop", "confirmed → asker"]);
	});
});

describe("cancelling a request", () => {
	test("ends it, mails the customer and the shop, and a repeat changes nothing", async () => {
		const made = await send("/rental/requests", aRental(variantId));
		const { status, body } = await cancel(made);
		expect([status, body.state, body.is_cancellable]).toEqual([200, "cancelled", false]);
		const before = await countRequests(testShop);
		expect((await cancel(made)).body).toEqual(body);
		expect(await countRequests(testShop)).toEqual(before);
		const mails = ["new → asker", "new → shop", "cancelled → asker", "cancelled → shop"];
		expect(await mailsOf(testShop, made.body.id)).toEqual(mails);
	});

	test("ten times at once adds one step", async () => {
		const made = await send("/events/requests", anEvent());
		expect(statuses(await Promise.all(Array.from({ length: 10 }, () => cancel(made))))).toEqual(Array(10).fill(200));
		expect((await read(made)).body.steps).toHaveLength(2);
	});

	test.each([
		["a costume", "/rental/requests", () => aRental(variantId), "2026-12-02T12:00:00Z", "2026-12-03T12:00:00Z"],
		["balloons", "/inflation/requests", () => anInflation(), "2026-12-04T09:00:00Z", "2026-12-04T09:00:01Z"],
	])("for %s works until the deadline", async (_, path, form, last, late) => {
		const [early, tooLate] = [await send(path, form()), await send(path, form())];
		const at = async (moment: string) => openTestShop({ now: new Date(moment), database: sameDatabase() });
		const lastShop = await at(last);
		const lateShop = await at(late);
		const taking = ({ body: { id, hash } }: Answer, shop: TestShop) =>
			shop.call("POST", `/requests/${id}/${hash}/cancel`);
		expect((await taking(tooLate, lateShop)).body).toEqual({ error: "not_cancellable" });
		expect((await taking(early, lastShop)).status).toBe(200);
		await Promise.all([lastShop.close(), lateShop.close()]);
	});

	test.each<[RequestState[]]>([
		[["declined"]],
		[["confirmed", "ready", "out"]],
		[["confirmed", "ready", "out", "done"]],
	])("is refused after it went through %j", async (states) => {
		const made = await send("/rental/requests", aRental(variantId));
		await moveTo(made, ...states);
		expect([(await cancel(made)).status, (await cancel(made)).body]).toEqual([409, { error: "not_cancellable" }]);
	});

	test("and declining it at the same moment end it once", async () => {
		const made = await send("/rental/requests", aRental(variantId));
		await Promise.all([cancel(made), moveTo(made, "declined").catch(() => {})]);
		const { body } = await read(made);
		expect(body.steps).toHaveLength(2);
		expect(["cancelled", "declined"]).toContain(body.state);
	});
});
