import { afterAll, beforeAll, expect, test } from "vitest";
import journal from "#lib/shop/kernel/db/migrations/meta/_journal.json" with { type: "json" };
import { migrate } from "#lib/shop/migrate.ts";
import { anOlderDatabase, type OlderDatabase } from "#tests/support/database/older-database.ts";

let older: OlderDatabase;

beforeAll(async () => {
	const tags = journal.entries.map(({ tag }) => tag);
	const before = tags.findIndex((tag) => tag.endsWith("_languages_in_rows"));
	older = await anOlderDatabase(tags.slice(0, before));
	await older.pool.query(`
		insert into groups (id, name, description, description_en) values
			(1, 'Zákazníci', '', ''), (2, 'Influenceři', 'Spolupráce', 'Partners'), (3, 'Školky', 'Sleva', '')`);
	await migrate(older.url);
});
afterAll(() => older.drop());

test("groups keep their descriptions, each language in a row of its own", async () => {
	const { rows } = await older.pool.query("select group_id, locale, description from group_translations order by 1, 2");
	expect(rows).toEqual([
		{ group_id: 2, locale: "cs", description: "Spolupráce" },
		{ group_id: 2, locale: "en", description: "Partners" },
		{ group_id: 3, locale: "cs", description: "Sleva" },
	]);
});

test("search keeps an index for each language", async () => {
	const { rows } = await older.pool.query(
		"select indexname from pg_indexes where tablename = 'product_search' and indexname like 'product_search_%' order by 1",
	);
	expect(rows.map(({ indexname }) => indexname)).toEqual([
		"product_search_cs",
		"product_search_en",
		"product_search_leading_cs",
		"product_search_leading_en",
		"product_search_product_id_locale_pk",
		"product_search_second_cs",
		"product_search_second_en",
		"product_search_third_cs",
		"product_search_third_en",
	]);
});
