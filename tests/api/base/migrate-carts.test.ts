import { expect, test } from "vitest";
import journal from "#lib/shop/kernel/db/migrations/meta/_journal.json" with { type: "json" };
import { migrate } from "#lib/shop/migrate.ts";
import { anOlderDatabase } from "#tests/support/database/older-database.ts";

const tags = journal.entries.map(({ tag }) => tag);
const BEFORE = tags.slice(
	0,
	tags.findIndex((tag) => tag.endsWith("_one_cart_secret")),
);

/** Ids of carts before; the cookie of a guest named the second of the two. */
const OPEN = { id: "00000000-0000-4000-8000-000000000001", tempId: "00000000-0000-4000-8000-00000000000a" };
const ORDERED = { id: "00000000-0000-4000-8000-000000000002", tempId: "00000000-0000-4000-8000-00000000000b" };
const CUSTOMERS = "00000000-0000-4000-8000-000000000003";

test("after the migration a guest's open cart has the id in its cookie; ordered carts and customers' carts keep their ids", async () => {
	const older = await anOlderDatabase(BEFORE);
	try {
		await older.pool.query(`
			insert into currencies (code, is_default, symbol_before, symbol_after, decimals, rate) values ('CZK', true, '', 'Kč', 2, 1);
			insert into groups (id, name) values (1, 'Zákazníci');
			insert into users (id, group_id, firstname, lastname, email, password_hash) values (7, 1, 'Jana', 'Nová', 'ucet@example.cz', 'x');
			insert into vat_rates (country, percent, valid_from) values ('CZ', 21, '2013-01-01');
			insert into categories (id, key, parent_id, tint) values (11, 'balonky', null, '#ffe1e6');
			insert into products (id, code, vat_rate_id, default_category_id) values (21, 'STARY-1', 1, 11);
			insert into variants (id, product_id, code, net_price) values (31, 21, 'STARY-1', 82.6446);
			insert into vouchers (id, code, type, value) values (41, 'SLEVA', 'amount', 10);
			insert into carts (id, temp_id, user_id, locale, currency_id, ordered_at, updated_at) values
				('${OPEN.id}', '${OPEN.tempId}', null, 'en', 1, null, '2026-11-01'),
				('${ORDERED.id}', '${ORDERED.tempId}', null, 'cs', 1, '2026-11-01', '2026-11-01'),
				('${CUSTOMERS}', null, 7, 'cs', 1, null, '2026-11-01');
			insert into cart_items (cart_id, product_id, variant_id, quantity)
				select id, 21, 31, 2 from carts;
			insert into cart_vouchers (cart_id, voucher_id) select id, 41 from carts`);
		await migrate(older.url);
		const { rows } = await older.pool.query(`
			select c.id, c.user_id, c.locale, c.updated_at::date::text as touched, i.quantity, v.voucher_id
			from carts c left join cart_items i on i.cart_id = c.id left join cart_vouchers v on v.cart_id = c.id order by c.id`);
		const same = { touched: "2026-11-01", quantity: 2, voucher_id: 41 };
		expect(rows).toEqual([
			{ id: ORDERED.id, user_id: null, locale: "cs", ...same },
			{ id: CUSTOMERS, user_id: 7, locale: "cs", ...same },
			{ id: OPEN.tempId, user_id: null, locale: "en", ...same },
		]);
	} finally {
		await older.drop();
	}
});
