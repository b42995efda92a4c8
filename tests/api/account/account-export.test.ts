import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountExport } from "#lib/contract/schemas/account.ts";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { REVIEW } from "#tests/support/goods/reviews.ts";
import { aFullAccount, anAccount, type FullAccount } from "#tests/support/people/customer-account.ts";
import { overtaken } from "#tests/support/selling/overtaken.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { START } from "#tests/support/shop/start.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let customer: FullAccount;

beforeAll(async () => {
	testShop = await openTestShop();
	customer = await aFullAccount(testShop);
});
afterAll(() => testShop.close());

const take = (token: string, shop = testShop) => shop.call("GET", "/account/export", { token });
const NOW = START.toISOString().replace(".000Z", "+00:00");

describe("GET /account/export", () => {
	test("is a file that no cache keeps", async () => {
		const { status, headers } = await take(customer.token);
		expect(status).toBe(200);
		expect(headers.get("Content-Disposition")).toBe('attachment; filename="konfety-2026-11-20.json"');
		expect(headers.get("Content-Type")).toContain("application/json");
		expect(headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("holds the account with newsletter and links by mail, and the influencer's own vouchers and payouts", async () => {
		await testShop.shop.db.execute(sql`
			insert into commission_payouts (user_id, amount_minor, by, note, paid_at)
			values (${customer.id}, 12300, 'anna', 'listopad', ${START})`);
		const { account } = (await take(customer.token)).body;
		expect(account).toEqual({
			id: customer.id,
			email: customer.email,
			isConfirmed: true,
			firstname: "Eva",
			lastname: "Malá",
			phone: "",
			company: "",
			companyId: "",
			taxId: "",
			street: "",
			city: "",
			zip: "",
			country: "CZ",
			locale: "cs",
			createdAt: NOW,
			group: { id: 1, name: "Zákazníci", description: "", discountPercent: 0 },
			newsletter: { locale: "cs", since: NOW, confirmedAt: null, endedAt: null },
			linksByMail: [
				{
					kind: "change_email",
					email: `novy-${customer.email}`,
					sentAt: NOW,
					expiresAt: "2026-11-27T10:00:00+00:00",
					usedAt: null,
				},
			],
			ownVouchers: [
				{
					code: customer.ownVoucher.code,
					type: "amount",
					value: 100,
					used: 0,
					commissionPercent: null,
					createdAt: expect.any(String),
				},
			],
			commissionTerms: null,
			commissionPayouts: [{ amountMinor: 12_300, currency: "CZK", note: "listopad", paidAt: NOW }],
		});
	});

	test("holds the newsletter of an e-mail that is not proved only when nobody ever confirmed it", async () => {
		const { email, token } = await anAccount(testShop, { isConfirmed: false, newsletter: true });
		const shown = async () => (await take(token)).body.account.newsletter;
		expect(await shown()).toEqual({ locale: "cs", since: NOW, confirmedAt: null, endedAt: null });
		await testShop.shop.db.execute(sql`update subscribers set confirmed_at = ${START} where email = ${email}`);
		expect(await shown()).toBeNull();
		await testShop.shop.db.execute(sql`update users set is_confirmed = true where email = ${email}`);
		expect(await shown()).toMatchObject({ confirmedAt: NOW });
	});

	test("holds addresses, reviews, watches, carts and devices, whole", async () => {
		const { body } = await take(customer.token);
		expect(accountExport.parse(body)).toEqual(body);
		expect(body).toMatchObject({
			exportedAt: START.toISOString(),
			addresses: [
				{ addressName: "Chata", street: "Lidická 12", zip: "60200", phone: "+420777123456", isDefault: false },
			],
			reviews: [
				{ product: customer.reviewed.code, ...REVIEW, isVerified: false, state: "published", createdAt: NOW },
				{ text: "Tohle neprošlo.", isVerified: true, state: "rejected" },
			],
			courierReviews: [{ order: customer.delivered.number, stars: 5, text: "Milý kurýr.", createdAt: NOW }],
			watchdogs: [{ variant: expect.stringMatching(/^TEST-/), locale: "cs", createdAt: NOW, endedAt: null }],
			devices: [{ userAgent: "", createdAt: NOW, lastUsedAt: NOW, endedAt: null }],
		});
		const carts = [...body.carts].toSorted((a, b) => a.items[0].quantity - b.items[0].quantity);
		expect(carts).toMatchObject([
			{ currency: "CZK", orderedAt: null, items: [{ quantity: 1, note: "Na svíčky" }], vouchers: [] },
			{
				orderedAt: NOW,
				items: [{ quantity: 2, note: "Na dort" }],
				vouchers: [{ code: customer.usedVoucher.code, email: customer.email }],
			},
		]);
	});

	test("holds orders with lines, states, papers, vouchers, payments and the withdrawal", async () => {
		const { number, id, hash } = customer.delivered;
		const body = { name: "Eva Malá", email: customer.email, reason: "Nesedí barva" };
		await testShop.call("POST", `/order/${id}/${hash}/withdrawal`, { body });
		const { orders } = (await take(customer.token)).body;
		expect(orders).toMatchObject([
			{
				number,
				createdAt: NOW,
				state: "withdrawn",
				currency: "CZK",
				currencyDecimals: 2,
				totalMinor: 101_900,
				email: customer.email,
				phone: "+420777123456",
				invoice: { firstname: "Jana", street: "Lidická 12", zip: "60200" },
				note: "Zvonit dvakrát",
				trackingNumber: null,
				surveyRefused: true,
				paidAt: NOW,
				delivery: "courier",
				payment: "transfer",
				branch: null,
				lines: [
					{ kind: "goods", note: "Na dort", quantity: 2, unitMinor: 50_000, totalMinor: 100_000 },
					{ kind: "voucher", code: customer.usedVoucher.code, totalMinor: -10_000 },
					{ kind: "delivery", totalMinor: 11_900 },
					{ kind: "payment", totalMinor: 0 },
				],
				payments: [],
				refunds: [{ reason: "withdrawn", state: "requested" }],
				documents: [{ kind: "invoice" }, { kind: "credit_note" }],
				vouchers: [{ code: customer.usedVoucher.code, email: customer.email }],
				withdrawal: { name: "Eva Malá", email: customer.email, reason: "Nesedí barva", receivedAt: NOW },
			},
		]);
		expect(orders[0].states.map(({ state }: { state: string }) => state)).toEqual([
			"waiting_for_payment",
			"paid",
			"accepted",
			"packed",
			"handed_over",
			"delivered",
			"withdrawn",
		]);
	});

	test("holds no password, no secret of a link, cart, order or session, and no note of the shop's people", async () => {
		const { rows } = await testShop.shop.db.execute<{ secret: string }>(sql`
			select password_hash as secret from users union all select hash from orders union all select id::text from carts
			union all select id::text from sessions
			union all select hash from watchdogs union all select hash from subscribers
			union all select secret_hash from account_links union all select hash from service_requests`);
		expect(rows.length).toBeGreaterThan(8);
		const text = JSON.stringify((await take(customer.token)).body);
		for (const { secret } of rows) expect(text).not.toContain(secret);
		expect(text).not.toContain("hash");
		expect(text).not.toContain('"test"');
	});

	test("is a snapshot: a change made while it is read is not partly in it", async () => {
		const { id, token } = await anAccount(testShop);
		const move = () =>
			overtaken(
				testShop,
				async (tx) => {
					await tx.execute(sql`lock table addresses in access exclusive mode`);
					await tx.execute(sql`update users set lastname = 'Nová' where id = ${id}`);
					await tx.execute(sql`
						insert into addresses (user_id, address_name, firstname, lastname, company, phone, street, city, zip, country, is_default)
						values (${id}, '', 'Eva', 'Nová', '', '', 'Veveří 1', 'Brno', '60200', 'CZ', false)`);
				},
				() => take(token),
			);
		expect((await move()).body).toMatchObject({ account: { lastname: "Malá" }, addresses: [] });
		expect((await take(token)).body).toMatchObject({
			account: { lastname: "Nová" },
			addresses: [{ lastname: "Nová" }],
		});
	});

	test("holds nothing of anybody else", async () => {
		const stranger = await aFullAccount(testShop);
		const own = (await take(customer.token)).body;
		const text = JSON.stringify(own);
		for (const foreign of [stranger.email, stranger.delivered.number, stranger.ownVoucher.code, stranger.reviewed.code])
			expect(text).not.toContain(`"${foreign}"`);
		expect(own.orders).toHaveLength(1);
	});

	test("has empty lists for an account with nothing in it", async () => {
		const { body } = await take((await anAccount(testShop)).token);
		expect(body).toMatchObject({
			account: { newsletter: null, linksByMail: [], ownVouchers: [], commissionTerms: null, commissionPayouts: [] },
			addresses: [],
			orders: [],
			reviews: [],
			courierReviews: [],
			satisfactionAnswers: [],
			requests: [],
			watchdogs: [],
			carts: [],
			devices: [{}],
		});
	});

	test("is 401 without a valid token", async () => {
		await expectRefused(testShop, () => testShop.call("GET", "/account/export"), 401, { error: "unauthorized" });
		await expectRefused(testShop, () => take("x"), 401, { error: "unauthorized" });
	});

	test("is limited to five at once for each customer", async () => {
		const limited = await openTestShop({ isLimited: true });
		try {
			const [eager, other] = [await anAccount(limited), await anAccount(limited)];
			const answers = await Promise.all(Array.from({ length: 8 }, () => take(eager.token, limited)));
			const statuses = answers.map(({ status }) => status).toSorted();
			expect(statuses).toEqual([...Array(LIMITS.export.burst).fill(200), 429, 429, 429]);
			const refusal = answers.find(({ status }) => status === 429);
			expect(refusal?.body).toEqual({ error: "too_many_requests", value: LIMITS.export.refillS });
			expect(refusal?.headers.get("Retry-After")).toBe(String(LIMITS.export.refillS));
			expect((await take(other.token, limited)).status).toBe(200);
		} finally {
			await limited.close();
		}
	});
});
