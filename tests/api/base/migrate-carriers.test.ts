import { expect, test } from "vitest";
import journal from "#lib/shop/kernel/db/migrations/meta/_journal.json" with { type: "json" };
import { migrate } from "#lib/shop/migrate.ts";
import { anOlderDatabase } from "#tests/support/database/older-database.ts";

const tags = journal.entries.map(({ tag }) => tag);
const BEFORE = tags.slice(
	0,
	tags.findIndex((tag) => tag.endsWith("_carriers")),
);

test("the migration fills in carriers from their names at Heureka", async () => {
	const older = await anOlderDatabase(BEFORE);
	try {
		await older.pool.query(`
			insert into vat_rates (country, percent, valid_from) values ('CZ', 21, '2013-01-01');
			insert into delivery_methods (key, kind, net_price, vat_rate_id, days_from, days_to, heureka_id) values
				('branch', 'branch', 0, 1, 1, 5, null), ('courier', 'courier', 0, 1, 1, 2, 'PPL'),
				('post', 'courier', 0, 1, 2, 3, 'CESKA_POSTA'), ('point', 'pickup_point', 0, 1, 1, 3, 'ZASILKOVNA'),
				('other', 'courier', 0, 1, 1, 2, 'GLS')`);
		await migrate(older.url);
		const { rows } = await older.pool.query("select key, carrier from delivery_methods order by id");
		expect(rows.map(({ key, carrier }) => `${key} ${carrier}`)).toEqual([
			"branch null",
			"courier ppl",
			"post balikovna",
			"point zasilkovna",
			"other null",
		]);
	} finally {
		await older.drop();
	}
});
