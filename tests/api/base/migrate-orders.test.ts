import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { order as orderSchema } from "#lib/contract/schemas/order.ts";
import { migrate } from "#lib/shop/migrate.ts";
import { anOlderDatabase, type OlderDatabase } from "#tests/support/database/older-database.ts";
import { consequencesOf, historyOf, moveThrough } from "#tests/support/selling/orders.ts";
import { aGuestCart, anOrderBody, PAYMENT } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** A shop at 0002: one product, two deliveries, three payments, a customer, and vouchers, one of them with a limit per user. */
const SHOP = `
	insert into currencies (code, is_default, symbol_before, symbol_after, decimals, rate) values ('CZK', true, '', 'Kč', 2, 1);
	insert into countries (code, phone_prefix, shipped_by_markets) values ('CZ', '+420', '{cz}');
	insert into country_translations (country_code, locale, name) values ('CZ', 'cs', 'Česko'), ('CZ', 'en', 'Czechia');
	insert into groups (id, name) values (1, 'Zákazníci');
	insert into users (id, group_id, firstname, lastname, email, password_hash) values (7, 1, 'Jana', 'Nová', 'ucet@example.cz', 'x');
	insert into vat_rates (country, percent, valid_from) values ('CZ', 21, '2013-01-01');
	insert into categories (id, key, parent_id, tint) values (11, 'balonky', null, '#ffe1e6');
	insert into category_translations (category_id, locale, slug, name)
		select 11, l::locale, 'balonky', 'Balónky' from unnest(array['cs', 'en']) l;
	insert into products (id, code, vat_rate_id, default_category_id) values (21, 'STARY-1', 1, 11);
	insert into product_translations (product_id, locale, slug, name)
		select 21, l::locale, 'stary', 'Starý balónek' from unnest(array['cs', 'en']) l;
	insert into product_categories (product_id, category_id) values (21, 11);
	insert into variants (id, product_id, code, net_price) values (31, 21, 'STARY-1', 82.6446);
	insert into branches (id, slug, name, street, city, zip, phone, email, latitude, longitude, opening_hours)
		values (1, 'brno', 'Brno', 'Lidická 1', 'Brno', '60200', '', '', 49, 16, '{}');
	insert into places (id, kind, branch_id) values (1, 'warehouse', null), (2, 'branch', 1);
	insert into stock (variant_id, place_id, quantity) values (31, 1, 5), (31, 2, 5);
	insert into delivery_methods (id, key, kind, net_price, vat_rate_id, days_from, days_to)
		values (1, 'branch', 'branch', 0, 1, 1, 5), (2, 'courier', 'courier', 0, 1, 1, 2);
	insert into delivery_method_translations (delivery_id, locale, name)
		select id, l::locale, key from delivery_methods, unnest(array['cs', 'en']) l;
	insert into payment_methods (id, key, kind, net_price, vat_rate_id)
		values (1, 'card', 'card', 0, 1), (2, 'transfer', 'transfer', 0, 1), (3, 'cod', 'cash_on_delivery', 0, 1);
	insert into payment_method_translations (payment_id, locale, name)
		select id, l::locale, key from payment_methods, unnest(array['cs', 'en']) l;
	insert into delivery_payments (delivery_id, payment_id) values (1, 1), (1, 2), (2, 1), (2, 2), (2, 3);
	insert into vouchers (id, code, type, value, quantity_per_user) values (41, 'JEDNOU', 'amount', 10, 1), (42, 'KDYKOLI', 'amount', 5, null);
	insert into settings (key, locale, value) select 'topmenu', l::locale, '[]' from unnest(array['cs', 'en']) l;`;

type Old = {
	/** State before; the history leads through those before it. */
	states: string[];
	now: string[];
	branch?: boolean;
	paid?: boolean;
	payment?: number;
	vouchers?: number[];
	user?: number;
};

/** Orders of before in every state, and the states that they have today. */
const ORDERS: Record<string, Old> = {
	waiting: { states: ["waiting_for_payment"], now: ["waiting_for_payment"], vouchers: [41, 42] },
	waitingAtBranch: { states: ["waiting_for_payment"], now: ["waiting_for_payment"], branch: true },
	fresh: { states: ["new"], now: ["accepted"], payment: PAYMENT.cod, vouchers: [41], user: 7 },
	paid: { states: ["waiting_for_payment", "paid"], now: ["waiting_for_payment", "paid"], paid: true, vouchers: [42] },
	ready: { states: ["new", "ready"], now: ["accepted", "packed"], payment: PAYMENT.cod },
	readyAtBranch: {
		states: ["waiting_for_payment", "paid", "ready"],
		now: ["waiting_for_payment", "paid", "ready_at_branch"],
		branch: true,
		paid: true,
	},
	shipped: {
		states: ["new", "ready", "shipped"],
		now: ["accepted", "packed", "handed_over"],
		payment: PAYMENT.cod,
	},
	done: {
		states: ["waiting_for_payment", "paid", "ready", "shipped", "done"],
		now: ["waiting_for_payment", "paid", "packed", "handed_over", "delivered"],
		paid: true,
		vouchers: [42, 42],
	},
	doneAtBranch: {
		states: ["waiting_for_payment", "paid", "ready", "done"],
		now: ["waiting_for_payment", "paid", "ready_at_branch", "delivered"],
		branch: true,
		paid: true,
	},
	cancelled: {
		states: ["waiting_for_payment", "cancelled"],
		now: ["waiting_for_payment", "cancelled"],
		vouchers: [41],
	},
};

const INVOICE = {
	firstname: "Jana",
	lastname: "Nová",
	company: "",
	street: "Lidická 12",
	city: "Brno",
	zip: "60200",
	country: "CZ",
};

let older: OlderDatabase;
let testShop: TestShop;
let applied: number[];
let state: unknown[];
const ids: Record<string, number> = {};
const hashOf = (name: string) => `hash-of-${name}-long-enough-for-one`.padEnd(32, "x").slice(0, 32);

async function insertOrder(name: string, { states, branch, paid, payment, vouchers = [], user }: Old): Promise<void> {
	const { rows } = await older.pool.query<{ id: number }>(
		`with cart as (
			insert into carts (temp_id, user_id, locale, currency_id, ordered_at)
			values (case when $1::int is null then gen_random_uuid() end, $1, 'cs', 1, '2026-11-01') returning id
		)
		insert into orders (hash, cart_id, user_id, state, locale, currency_code, currency_rate, currency_decimals, email, phone,
			invoice, address, delivery_id, payment_id, branch_id, total_minor, vat, paid_at, created_at)
		select $2, cart.id, $1, $3::order_state, 'cs', 'CZK', 1, 2, 'Jana@Example.cz', '+420777123456', $4, $5, $6, $7, $8, 10000,
			'[{"vatPercent": "21.00", "grossMinor": 10000, "baseMinor": 8264, "vatMinor": 1736}]', $9, '2026-11-01'
		from cart returning id`,
		[
			user ?? null,
			hashOf(name),
			states.at(-1),
			INVOICE,
			branch ? null : INVOICE,
			branch ? 1 : 2,
			payment ?? PAYMENT.transfer,
			branch ? 1 : null,
			paid ? "2026-11-02" : null,
		],
	);
	const id = rows[0]?.id ?? 0;
	ids[name] = id;
	for (const [index, old] of states.entries())
		await older.pool.query(
			"insert into order_events (order_id, state, cause, created_at) values ($1, $2::order_state, 'shopper', $3)",
			[id, old, new Date(Date.UTC(2026, 10, 1 + index))],
		);
	await older.pool.query(
		`insert into order_lines (order_id, position, kind, product_id, variant_id, code, name, quantity, unit_minor, total_minor, vat_percent)
		values ($1, 0, 'goods', 21, 31, 'STARY-1', 'Starý balónek', 1, 10000, 10000, 21)`,
		[id],
	);
	for (const [index, voucher] of vouchers.entries())
		await older.pool.query(
			`insert into order_lines (order_id, position, kind, voucher_id, code, name, quantity, unit_minor, total_minor, vat_percent)
			values ($1, $2, 'voucher', $3, 'POUKAZ', 'POUKAZ', 1, 0, 0, 0)`,
			[id, 1 + index, voucher],
		);
	// As the shop of before did: an order took a piece, a cancelled one gave it back.
	if (states.at(-1) === "cancelled") return;
	await older.pool.query(
		"insert into order_stock_moves (order_id, variant_id, place_id, quantity) values ($1, 31, $2, 1)",
		[id, branch ? 2 : 1],
	);
	await older.pool.query("update vouchers set used = used + 1 where id = any($1)", [vouchers]);
}

/** Everything of the orders, to see that nothing changes any more. */
const snapshot = async () => {
	const tables = [
		"orders",
		"order_events",
		"order_lines",
		"order_stock_moves",
		"voucher_redemptions",
		"vouchers",
		"stock",
	];
	return Promise.all(
		tables.map(async (table) => {
			const { rows } = await older.pool.query(`select ${table}::text as row from ${table} order by 1`);
			return [table, rows];
		}),
	);
};

beforeAll(async () => {
	older = await anOlderDatabase(["0000_shop", "0001_cart_items_by_parent", "0002_catalogue"]);
	await older.pool.query(SHOP);
	for (const [name, old] of Object.entries(ORDERS)) await insertOrder(name, old);
	applied = [await migrate(older.url)];
	state = await snapshot();
	applied.push(await migrate(older.url));
	testShop = await openTestShop({ database: { url: older.url, drop: () => older.drop() } });
});
afterAll(() => testShop.close());

test("a shop with orders is migrated once; a second run changes nothing", async () => {
	expect(applied[0]).toBeGreaterThan(0);
	expect(applied[1]).toBe(0);
	expect(await snapshot()).toEqual(state);
});

describe("a migrated order", () => {
	test.each(Object.entries(ORDERS))(
		"that was %s has today's state and history, and is shown",
		async (name, { now }) => {
			const { rows } = await older.pool.query("select state from orders where id = $1", [ids[name]]);
			expect(rows).toEqual([{ state: now.at(-1) }]);
			expect(await historyOf(testShop, { id: ids[name] ?? 0 })).toEqual(now.map((step) => `${step} shopper`));
			const { status, body } = await testShop.call("GET", `/order/${ids[name]}/${hashOf(name)}`);
			expect(status).toBe(200);
			expect(orderSchema.parse(body)).toMatchObject({ state: now.at(-1), pickup_point: null });
		},
	);

	test("expires in a week if it waits for its payment, and never otherwise", async () => {
		const { rows } = await older.pool.query<{ id: number; in_days: number }>(`
			select id, round(extract(epoch from expires_at - now()) / 86400)::int as in_days from orders
			where expires_at is not null order by id`);
		expect(rows).toEqual([ids.waiting, ids.waitingAtBranch].map((id) => ({ id, in_days: 7 })));
	});

	test("counts as one use of each of its vouchers, under the buyer's e-mail or the account's, unless it was cancelled", async () => {
		const { rows } = await older.pool.query(
			"select voucher_id, order_id, user_id, email from voucher_redemptions order by order_id, voucher_id",
		);
		const email = "jana@example.cz";
		expect(rows).toEqual([
			{ voucher_id: 41, order_id: ids.waiting, user_id: null, email },
			{ voucher_id: 42, order_id: ids.waiting, user_id: null, email },
			{ voucher_id: 41, order_id: ids.fresh, user_id: 7, email: "ucet@example.cz" },
			{ voucher_id: 42, order_id: ids.paid, user_id: null, email },
			{ voucher_id: 42, order_id: ids.done, user_id: null, email },
		]);
	});
});

describe("after the migration", () => {
	const product = { id: 21, variantId: 31, code: "STARY-1", name: "Starý balónek" };

	test("a new order is placed, and a voucher's limit counts the migrated orders", async () => {
		const cart = await aGuestCart(testShop, [{ product }]);
		const add = (voucherCode: string) =>
			testShop.call("POST", `/voucher/cart/add/${cart.id}`, {
				body: { voucherCode, serviceType: "eshop", guestEmail: "JANA@example.cz" },
			});
		expect((await add("JEDNOU")).body).toEqual({ error: "quantity_per_user_limit", value: 1 });
		expect((await add("KDYKOLI")).status).toBe(200);
		const { status } = await testShop.call("POST", `/order/create/${cart.id}`, { body: anOrderBody() });
		expect(status).toBe(201);
	});

	test("an unpaid order is cancelled by its link: the piece and the vouchers come back", async () => {
		const facts = async () => {
			const { rows } = await older.pool.query(`
				select (select quantity from stock where place_id = 1) as pieces,
					(select array_agg(used order by id) from vouchers) as used`);
			return rows[0];
		};
		const before = await facts();
		const { status, body } = await testShop.call("POST", `/order/${ids.waiting}/${hashOf("waiting")}/cancel`);
		expect([status, body.state]).toEqual([200, "cancelled"]);
		const [first, second] = before.used;
		expect(await facts()).toEqual({ pieces: before.pieces + 1, used: [first - 1, second - 1] });
	});

	test("each order can move on from its state", async () => {
		const move = (name: string, ...to: Parameters<typeof moveThrough>[2][]) =>
			moveThrough(testShop, { id: ids[name] ?? 0 }, ...to);
		await move("fresh", "packed", "handed_over", "delivered");
		await move("ready", "handed_over");
		await move("shipped", "delivered");
		await move("readyAtBranch", "delivered");
		await move("waitingAtBranch", "paid", "accepted", "packed", "ready_at_branch");
		await move("done", "withdrawn");
		await expect(move("doneAtBranch", "packed")).rejects.toThrow();
		await expect(move("cancelled", "paid")).rejects.toThrow();
	});

	test("a paid order that is cancelled asks for a refund", async () => {
		await moveThrough(testShop, { id: ids.paid ?? 0 }, "cancelled");
		expect(await consequencesOf(testShop, { id: ids.paid ?? 0 })).toMatchObject({ is_paid: true, refunds: [/10000/] });
	});
});
