/** Balloons to be inflated: kinds, moments, and every answer to the form. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anInflation, BRNO, countRequests, mailsOf, PRAGUE } from "#tests/support/selling/requests.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());
beforeEach(() => testShop.shop.db.execute(sql`update inflation_bookings set is_active = false`));

const ask = (body: unknown) => testShop.call("POST", "/inflation/requests", { body });
const slots = async (branchId: number, day: string) =>
	(await testShop.call("GET", `/inflation/slots/${branchId}?day=${day}`)).body.slots;

test("kinds of balloons have a name in each language, and gel only where it has an effect", async () => {
	const { body } = await testShop.call("GET", "/inflation/types/cs");
	expect(body).toHaveLength(8);
	expect(body[0]).toMatchObject({ key: "latex-30", name: "Latexový balónek 30\u00a0cm", gel_price_with_tax: 900 });
	for (const { key, gel_float_hours, gel_price_with_tax } of body) {
		expect(gel_float_hours === null, key).toBe(/foil|bubble/.test(key));
		expect(gel_price_with_tax === null, key).toBe(gel_float_hours === null);
	}
	const english = await testShop.call("GET", "/inflation/types/en");
	expect(english.body[0].name).toBe("Latex balloon, 30\u00a0cm");
});

describe("the times of pickup", () => {
	test("are within the opening hours, each with the number of balloons that can still be inflated for it", async () => {
		const all = await slots(PRAGUE, "2026-12-05");
		expect(all).toHaveLength(23);
		expect(all[0]).toEqual({ starts_at: "2026-12-05T08:30:00.000Z", free: 40 });
		expect(all.at(-1)).toEqual({ starts_at: "2026-12-05T19:30:00.000Z", free: 40 });
		await ask(anInflation());
		expect((await slots(PRAGUE, "2026-12-05"))[1]).toEqual({ starts_at: "2026-12-05T09:00:00.000Z", free: 30 });
		expect((await slots(PRAGUE, "2026-12-05"))[0].free).toBe(40);
		expect((await slots(BRNO, "2026-12-05"))[0].free).toBe(40);
	});

	test("begin three hours from now, and leave out closed days and days too far ahead", async () => {
		expect((await slots(PRAGUE, "2026-11-20"))[0].starts_at).toBe("2026-11-20T13:00:00.000Z");
		expect(await slots(PRAGUE, "2026-11-19")).toEqual([]);
		expect(await slots(BRNO, "2026-12-06")).toEqual([]);
		expect(await slots(PRAGUE, "2027-01-19")).toHaveLength(23);
		expect(await slots(PRAGUE, "2027-01-20")).toEqual([]);
	});

	test("are 404 for a branch that inflates no balloons, and 422 for an invalid day", async () => {
		await testShop.shop.db.execute(sql`update branches set balloons_per_slot = 0 where id = 13`);
		expect((await testShop.call("GET", "/inflation/slots/13?day=2026-12-05")).status).toBe(404);
		expect((await testShop.call("GET", "/inflation/slots/999?day=2026-12-05")).status).toBe(404);
		for (const query of ["", "?day=2026-02-30"]) {
			const { status, body } = await testShop.call("GET", `/inflation/slots/1${query}`);
			expect([status, Object.keys(body.errors)]).toEqual([422, ["day"]]);
		}
		const { body } = await ask(anInflation({ branchId: 13 }));
		expect(body).toEqual({ error: "branch_not_exists", errors: { branchId: ["branch_not_exists"] } });
	});
});

describe("booking balloons", () => {
	test("answers what each kind costs, and mails the customer and the shop", async () => {
		const balloons = [
			{ typeKey: "latex-30", quantity: 10, hasGel: true, wish: " růžové a bílé " },
			{ typeKey: "foil-45", quantity: 2, isOwn: true, wish: "zlaté" },
		];
		const { status, body } = await ask(anInflation({ balloons }));
		expect(status).toBe(201);
		expect(await mailsOf(testShop, body.id)).toEqual(["new → asker", "new → shop"]);
		const { body: request } = await testShop.call("GET", `/requests/${body.id}/${body.hash}`);
		expect(request).toMatchObject({ kind: "inflation", deposit: null, branch: { id: PRAGUE }, is_cancellable: true });
		expect(request.details).toEqual({
			...{ kind: "inflation", pickup_at: "2026-12-05T09:00:00.000Z", party_ends_at: "2026-12-05T19:00:00.000Z" },
			balloons: [
				{
					...{ name: "Latexový balónek 30\u00a0cm", quantity: 10, is_own: false, has_gel: true },
					...{ wish: "růžové a bílé", total_with_tax: 48_000 },
				},
				expect.objectContaining({ quantity: 2, is_own: true, has_gel: false, wish: "" }),
			],
		});
		expect(request.price_with_tax).toBe(
			request.details.balloons.reduce((sum: number, line: { total_with_tax: number }) => sum + line.total_with_tax, 0),
		);
	});

	test("is refused when some would sink before the party is over, and names them", async () => {
		const balloons = [
			{ typeKey: "latex-30", quantity: 1, hasGel: true },
			{ typeKey: "chrome-30", quantity: 1 },
			{ typeKey: "chrome-30", quantity: 2, isOwn: true },
		];
		const { status, body } = await ask(anInflation({ balloons }));
		const errors = { balloons: ["floats_too_short"] };
		const value = "Chromový balónek 30\u00a0cm";
		expect([status, body]).toEqual([422, { error: "floats_too_short", value, errors }]);
	});

	test.each([
		["a moment that is over", { pickupAt: "2026-11-20T09:00:00Z" }, { pickupAt: ["pickup_past"] }],
		["one in two hours", { pickupAt: "2026-11-20T12:30:00Z" }, { pickupAt: ["pickup_too_early"] }],
		[
			"one too far ahead",
			{ pickupAt: "2027-01-20T09:00:00Z" },
			{ pickupAt: ["pickup_too_far"], partyEndsAt: ["party_before_pickup"] },
		],
		[
			"a closed day",
			{ branchId: BRNO, pickupAt: "2026-12-06T09:00:00Z", partyEndsAt: "2026-12-06T12:00:00Z" },
			{ pickupAt: ["pickup_closed"] },
		],
		["no half hour", { pickupAt: "2026-12-05T09:10:00Z" }, { pickupAt: ["pickup_closed"] }],
		["a party that is over by then", { partyEndsAt: "2026-12-05T08:00:00Z" }, { partyEndsAt: ["party_before_pickup"] }],
		["no moment at all", { pickupAt: "10:00" }, { pickupAt: ["day"] }],
		["a moment of Roman times", { pickupAt: "0001-01-01T00:00:00Z" }, { pickupAt: ["day"] }],
		["a moment at the end of time", { partyEndsAt: "9999-12-31T23:30:00Z" }, { partyEndsAt: ["day"] }],
		["no balloons", { balloons: [] }, { balloons: ["required"] }],
		[
			"none of a kind",
			{ balloons: [{ typeKey: "latex-30", quantity: 0 }] },
			{ "balloons.0.quantity": ["balloons_few"] },
		],
		[
			"201 of a kind",
			{ balloons: [{ typeKey: "latex-30", quantity: 201 }] },
			{ "balloons.0.quantity": ["balloons_many"] },
		],
		["an unknown kind", { balloons: [{ typeKey: "x", quantity: 1 }] }, { "balloons.0.typeKey": ["invalid"] }],
		[
			"gel in foil",
			{ balloons: [{ typeKey: "foil-45", quantity: 1, hasGel: true }] },
			{ "balloons.0.hasGel": ["invalid"] },
		],
	])("%s is refused beside its field", async (_, changes, errors) => {
		const before = await countRequests(testShop);
		const { status, body } = await ask(anInflation(changes));
		expect([status, body.errors]).toEqual([422, errors]);
		expect(await countRequests(testShop)).toEqual(before);
	});

	test("is refused when the branch cannot inflate so many for that time, with the number that it can", async () => {
		const many = (quantity: number) => anInflation({ balloons: [{ typeKey: "latex-30", quantity, hasGel: true }] });
		expect((await ask(many(33))).status).toBe(201);
		const { status, body } = await ask(many(8));
		expect([status, body]).toEqual([409, { error: "slot_full", value: 7, errors: { pickupAt: ["slot_full"] } }]);
		expect((await ask(many(7))).status).toBe(201);
		expect((await ask(many(1))).body.value).toBe(0);
	});

	test("never exceeds what the branch can inflate with twenty requests at once", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask(anInflation())));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(201), ...Array(16).fill(409)]);
		const { rows } = await testShop.shop.db.execute(sql`
			select sum(balloons)::int as balloons from inflation_bookings where is_active`);
		expect(rows).toEqual([{ balloons: 40 }]);
	});

	test("frees its time for others once it is cancelled", async () => {
		const answers = [];
		for (let index = 0; index < 4; index++) answers.push(await ask(anInflation()));
		expect((await ask(anInflation())).status).toBe(409);
		const { id, hash } = answers[0]?.body ?? {};
		await testShop.call("POST", `/requests/${id}/${hash}/cancel`);
		expect((await ask(anInflation())).status).toBe(201);
	});
});
