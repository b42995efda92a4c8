import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

test("the demo shop marks what cannot be returned: masks, wigs, make-up and tights, and balloons inflated for the buyer", async () => {
	const { rows } = await testShop.shop.db.execute<{ why: string; homes: string[]; codes: string[] }>(sql`
		select p.withdrawal_exemption as why, array_agg(distinct t.slug order by t.slug) as homes, array_agg(p.code order by p.code) as codes
		from products p join category_translations t on t.category_id = p.default_category_id and t.locale = 'cs'
		where p.withdrawal_exemption is not null group by 1 order by 1`);
	expect(rows.map(({ why, homes }) => [why, homes])).toEqual([
		["perishable", ["balonkove-girlandy-a-sady", "helium-a-doplnky"]],
		["hygiene", ["liceni-a-barvy-na-oblicej", "masky-a-skrabosky", "paruky", "rekvizity-a-kridla"]],
	]);
	expect(rows[1]?.codes).toEqual(expect.arrayContaining(["DO-2408", "DO-2410"]));
	const { rows: unmarked } = await testShop.shop.db.execute(sql`
		select p.code from products p join category_translations t on t.category_id = p.default_category_id and t.locale = 'cs'
		where t.slug in ('masky-a-skrabosky', 'paruky') and p.withdrawal_exemption is null`);
	expect(unmarked).toEqual([]);
});
