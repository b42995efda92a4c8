/** Costumes asked for: what is lent, the calendar, and every answer to the form. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#lib/domain/time/calendar-day.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveRequest } from "#lib/shop/selling/request/move-request.ts";
import { aCostume, aRental, BRNO, countRequests, mailsOf, PRAGUE } from "#tests/support/selling/requests.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let variantId: number;
beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());
beforeEach(async () => {
	variantId = await aCostume(testShop);
});

const ask = (body: unknown) => testShop.call("POST", "/rental/requests", { body });
const calendar = (query = "", branchId = PRAGUE) =>
	testShop.call("GET", `/rental/calendar/${variantId}/${branchId}${query}`);

describe("costumes that are lent", () => {
	test("come with prices, sizes and the branches that have them, in both languages", async () => {
		const { body } = await testShop.call("GET", "/rental/costumes/cs");
		const costume = body.find((one: { name: string }) => one.name === "Dámský kostým Charleston zlatý");
		expect(costume).toMatchObject({
			url: `/${costume.product_id}/damske-kostymy/damsky-kostym-charleston-zlaty`,
			category: { name: "Dámské kostýmy" },
			prices: { short: 49_000, week: 69_000, extra_day: 9000, deposit: 100_000 },
		});
		expect(costume.sizes.map(({ name }: { name: string }) => name.slice(0, 1))).toEqual(["S", "M", "L", "X"]);
		for (const { branch_ids } of costume.sizes) expect(branch_ids).toContain(PRAGUE);
		const english = await testShop.call("GET", "/rental/costumes/en");
		const names = english.body.map(({ name }: { name: string }) => name);
		expect(names).toContain("Women's Charleston costume, gold");
		expect(names.length).toBeGreaterThanOrEqual(26);
	});

	test("leave out those whose last piece is retired, and goods no longer on sale", async () => {
		const gone = await aCostume(testShop);
		await testShop.shop.db.execute(sql`update rental_assets set is_retired = true where variant_id = ${variantId}`);
		await testShop.shop.db.execute(sql`
			update products set is_active = false where id = (select product_id from variants where id = ${gone})`);
		const { body } = await testShop.call("GET", "/rental/costumes/cs");
		const ids = body.flatMap(({ sizes }: { sizes: { variant_id: number }[] }) => sizes.map((one) => one.variant_id));
		expect(ids).not.toContain(variantId);
		expect(ids).not.toContain(gone);
		expect((await calendar()).status).toBe(404);
	});
});

describe("the calendar", () => {
	test("shows six weeks from today, or the days asked for", async () => {
		const { body } = await calendar();
		expect(body).toMatchObject({ variant_id: variantId, branch_id: PRAGUE, cleaning_days: 2, max_days: 14 });
		expect(body.days).toHaveLength(42);
		expect(body.days[0]).toEqual({ day: "2026-11-20", free: 1, start: "too_early", end: "too_early", until: null });
		expect((await calendar("?from=2026-12-24&days=2")).body.days).toEqual([
			{ day: "2026-12-24", free: 1, start: null, end: null, until: "2027-01-06" },
			// Prague's shop is above 200 m².
			{ day: "2026-12-25", free: 1, start: "closed", end: "closed", until: null },
		]);
	});

	test("shows days as taken while the costume is lent and cleaned, and as free again when the request is cancelled", async () => {
		const { body } = await ask(aRental(variantId));
		const starts = async () =>
			(await calendar("?from=2026-11-30&days=12")).body.days.map(({ start }: { start: string | null }) => start);
		const taken = ["taken", "taken", "taken", "taken", "taken", "taken", "taken", "taken"];
		expect(await starts()).toEqual([null, null, ...taken, null, null]);
		await testShop.call("POST", `/requests/${body.id}/${body.hash}/cancel`);
		expect(await starts()).toEqual(Array(12).fill(null));
	});

	test("shows a costume that was not returned as taken until today, and as being cleaned after that", async () => {
		const { body } = await ask(aRental(variantId));
		await testShop.shop.db.execute(sql`update service_requests set state = 'out' where id = ${body.id}`);
		const later = await openTestShop({
			now: new Date("2026-12-20T10:00:00Z"),
			database: { url: testShop.databaseUrl, drop: async () => {} },
		});
		const { body: shown } = await later.call("GET", `/rental/calendar/${variantId}/${PRAGUE}?from=2026-12-20&days=4`);
		expect(shown.days.map(({ free }: { free: number }) => free)).toEqual([0, 0, 0, 1]);
		await later.close();
	});

	test.each([
		["is cleaned after it came back late", null, [0, 0, 0, 1]],
		["is cleaned until somebody else is to have it", "2026-12-22", [0, 0, 0, 0]],
	])("shows that a costume %s", async (_, nextDay, free) => {
		const { body } = await ask(aRental(variantId));
		if (nextDay) await ask(aRental(variantId, { fromDay: nextDay, toDay: "2026-12-23" }));
		await testShop.shop.db.execute(sql`update service_requests set state = 'out' where id = ${body.id}`);
		const later = await openTestShop({
			now: new Date("2026-12-20T10:00:00Z"),
			database: { url: testShop.databaseUrl, drop: async () => {} },
		});
		const { shop } = later;
		const moved = await transaction(shop.db, (tx) =>
			moveRequest(shop, tx, { id: body.id, to: "done", actor: "command" }),
		);
		expect(moved.ok).toBe(true);
		const { body: shown } = await later.call("GET", `/rental/calendar/${variantId}/${PRAGUE}?from=2026-12-20&days=4`);
		expect(shown.days.map((day: { free: number }) => day.free)).toEqual(free);
		await later.close();
	});

	test.each([["0"], ["93"], ["1.5"], ["x"]])("%s days are refused", async (days) => {
		const { status, body } = await calendar(`?days=${days}`);
		expect([status, body]).toEqual([422, { error: "invalid", errors: { days: ["numeric"] } }]);
	});

	test.each([["2026-02-30"], ["x"], ["2026-1-1"], ["0000-01-01"], ["9999-12-31"]])(
		"the day %s is refused",
		async (from) => {
			const { status, body } = await calendar(`?from=${from}`);
			expect([status, body]).toEqual([422, { error: "invalid", errors: { from: ["day"] } }]);
		},
	);

	test("is 404 for a size that the branch lacks, and for an unknown branch", async () => {
		expect((await calendar("", BRNO)).status).toBe(404);
		expect((await calendar("", 999)).status).toBe(404);
		expect((await testShop.call("GET", "/rental/calendar/999999/1")).status).toBe(404);
	});
});

describe("asking for a costume", () => {
	test("reserves it, answers its price and deposit, and mails the customer and the shop", async () => {
		const { status, body } = await ask(aRental(variantId, { note: "Přijdu odpoledne." }));
		expect(status).toBe(201);
		expect(body).toEqual({
			id: expect.any(Number),
			number: expect.stringMatching(/^P26\d{4,}$/),
			hash: expect.stringMatching(/^[\w-]{32}$/),
			url: `/pozadavek/${body.id}/${body.hash}`,
		});
		expect(await mailsOf(testShop, body.id)).toEqual(["new → asker", "new → shop"]);
		const request = await testShop.call("GET", `/requests/${body.id}/${body.hash}`);
		expect(request.body).toEqual({
			...{ id: body.id, number: body.number, kind: "rental", state: "new", created_at: "2026-11-20T10:00:00.000Z" },
			...{ firstname: "Jana", lastname: "Nováková", email: "jana@example.cz", phone: "+420777123456" },
			note: "Přijdu odpoledne.",
			branch: {
				...{ id: PRAGUE, name: "Konfety Praha – Smíchov", street: "Nádražní 62", city: "Praha 5", zip: "15000" },
				phone: "+420 800 100 201",
				hours: [
					{ day: "2026-12-04", hours: ["09:00", "21:00"] },
					{ day: "2026-12-07", hours: ["09:00", "21:00"] },
				],
			},
			details: {
				kind: "rental",
				costume: expect.stringMatching(/^Zboží \d+$/),
				costume_url: expect.stringMatching(/^\/\d+\/[\w-]+\/zbozi-\d+$/),
				size: "",
				...{ from_day: "2026-12-04", to_day: "2026-12-07", days: 4 },
			},
			...{ price_with_tax: 69_000, deposit: 100_000, is_cancellable: true },
			steps: [{ state: "new", at: "2026-11-20T10:00:00.000Z", note: "" }],
		});
	});

	test("in English links to the English page", async () => {
		const { body } = await ask(aRental(variantId, { locale: "en" }));
		expect(body.url).toBe(`/en/request/${body.id}/${body.hash}`);
		const { body: request } = await testShop.call("GET", `/requests/${body.id}/${body.hash}`);
		expect(request.details.costume).toMatch(/^Goods /);
	});

	test.each([
		["today", { fromDay: "2026-11-20" }, { fromDay: ["day_too_early"], toDay: ["rental_too_long"] }],
		["yesterday", { fromDay: "2026-11-19", toDay: "2026-11-21" }, { fromDay: ["day_past"] }],
		["too far ahead", { fromDay: "2027-01-20", toDay: "2027-01-21" }, { fromDay: ["day_too_far"] }],
		["Christmas Day", { fromDay: "2026-12-24", toDay: "2026-12-25" }, { toDay: ["day_closed"] }],
		["back before it begins", { toDay: "2026-12-03" }, { toDay: ["day_order"] }],
		["too long", { toDay: "2026-12-18" }, { toDay: ["rental_too_long"] }],
		["no such day", { fromDay: "2026-02-30" }, { fromDay: ["day"] }],
		["a year before PostgreSQL's", { fromDay: "0000-01-01" }, { fromDay: ["day"] }],
		[
			"nobody",
			{ firstname: " ", email: "x", phone: "1" },
			{ firstname: ["required"], email: ["email"], phone: ["phone"] },
		],
		["without consent", { terms: false as never }, { terms: ["must_confirm"] }],
		["a branch that lacks the size", { branchId: BRNO }, { branchId: ["branch_not_exists"] }],
	])("%s is refused beside its field", async (_, changes, errors) => {
		const before = await countRequests(testShop);
		const { status, body } = await ask(aRental(variantId, changes));
		expect([status, body.errors]).toEqual([422, errors]);
		expect(await countRequests(testShop)).toEqual(before);
	});

	test("that is not lent is 404, and unreadable bodies are 400", async () => {
		expect((await ask(aRental(999_999))).body).toEqual({ error: "not_found" });
		expect((await testShop.call("POST", "/rental/requests", { text: "{" })).status).toBe(400);
	});

	test("that is lent or being cleaned is refused; the days around it are not", async () => {
		expect((await ask(aRental(variantId))).status).toBe(201);
		for (const [fromDay, toDay] of [
			["2026-12-04", "2026-12-07"],
			["2026-12-01", "2026-12-02"],
			["2026-12-09", "2026-12-10"],
			["2026-12-06", "2026-12-06"],
		] as const) {
			const { status, body } = await ask(aRental(variantId, { fromDay, toDay }));
			expect([status, body], fromDay).toEqual([409, { error: "taken" }]);
		}
		expect((await ask(aRental(variantId, { fromDay: "2026-12-01", toDay: "2026-12-01" }))).status).toBe(201);
		expect((await ask(aRental(variantId, { fromDay: "2026-12-10", toDay: "2026-12-12" }))).status).toBe(201);
	});

	test("of which there are two pieces succeeds twice", async () => {
		variantId = await aCostume(testShop, 2);
		const answers = [await ask(aRental(variantId)), await ask(aRental(variantId)), await ask(aRental(variantId))];
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
	});

	test("that is reserved past every check is still refused by the database, and leaves nothing behind", async () => {
		const { rows } = await testShop.shop.db.execute<{ id: number }>(
			sql`select id from rental_assets where variant_id = ${variantId}`,
		);
		const before = await countRequests(testShop);
		// A trigger that moves each new reservation onto days that are lent.
		await ask(aRental(variantId));
		await testShop.shop.db.execute(
			sql.raw(`
			create function onto_lent_days() returns trigger language plpgsql as
				$$ begin if new.asset_id = ${rows[0]?.id} then new.blocked := daterange('2026-12-04', '2026-12-10'); end if; return new; end $$;
			create trigger onto_lent_days before insert on rental_reservations for each row execute function onto_lent_days()`),
		);
		const { status, body } = await ask(aRental(variantId, { fromDay: "2026-12-20", toDay: "2026-12-21" }));
		await testShop.shop.db.execute(sql`drop function onto_lent_days cascade`);
		expect([status, body]).toEqual([409, { error: "taken" }]);
		expect((await countRequests(testShop)).requests).toBe((before.requests ?? 0) + 1);
	});

	test("costs more for a longer rental", async () => {
		const prices: number[] = [];
		for (const days of [1, 3, 4, 7, 8, 14]) {
			const fromDay = "2026-12-07";
			const { body } = await ask(aRental(await aCostume(testShop), { fromDay, toDay: addDays(fromDay, days - 1) }));
			prices.push((await testShop.call("GET", `/requests/${body.id}/${body.hash}`)).body.price_with_tax);
		}
		expect(prices).toEqual([49_000, 49_000, 69_000, 69_000, 78_000, 132_000]);
	});
});
