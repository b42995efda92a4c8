import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#lib/shop/migrate.ts";
import { anOlderDatabase, type OlderDatabase } from "#tests/support/database/older-database.ts";

let older: OlderDatabase;

beforeAll(async () => {
	older = await anOlderDatabase([
		"0000_shop",
		"0001_cart_items_by_parent",
		"0002_catalogue",
		"0003_checkout",
		"0004_accounts",
		"0005_rest_of_shop",
		"0006_found",
	]);
	await older.pool.query(`
		insert into groups (id, name) values (1, 'Zákazníci');
		insert into users (id, group_id, email, password_hash, is_confirmed) values (7, 1, 'ucet@example.cz', 'x', true);
		insert into subscribers (email, hash, locale, created_at, confirmed_at) values ('ucet@example.cz', 'h', 'cs', now(), now());
		insert into service_requests (hash, request_hash, kind, locale, firstname, lastname, email, phone, details, created_at)
			values ('h', '', 'event', 'cs', 'Jana', 'Nová', 'ucet@example.cz', '', '{}', now())`);
	await migrate(older.url);
});
afterAll(() => older.drop());

test("migrated accounts must confirm their e-mail again, since nobody knows how it was confirmed: until then requests with it stay guests'", async () => {
	const { rows } = await older.pool.query(`
		select u.is_confirmed, q.firstname, q.user_id, s.confirmed_at is not null as gets_newsletter
		from users u join service_requests q using (email) join subscribers s using (email)`);
	expect(rows).toEqual([{ is_confirmed: false, firstname: "Jana", user_id: null, gets_newsletter: true }]);
});
