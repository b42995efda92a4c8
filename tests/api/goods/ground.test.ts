import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { THEMES_KEY } from "#lib/domain/goods/themes.ts";
import { groundOf } from "#lib/shop/goods/catalogue/paper.sql.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

test("goods lie on the ground of their theme, others on that of their category", async () => {
	const { db } = testShop.shop;
	const { rows } = await db.execute<{ id: number; of_theme: string | null; of_category: string }>(sql`
		select p.id, c.tint as of_category, (
			select cat.tint from product_categories pc join categories cat on cat.id = pc.category_id
			where pc.product_id = p.id and cat.is_active and cat.parent_id = (select id from categories where key = ${THEMES_KEY})
			order by cat.position, cat.id limit 1) as of_theme
		from products p join categories c on c.id = p.default_category_id`);
	const themed = rows.find(({ of_theme, of_category }) => of_theme !== null && of_theme !== of_category);
	const plain = rows.find(({ of_theme }) => of_theme === null);
	if (!themed || !plain) throw new Error("The demo has goods of both kinds");
	expect(await groundOf(db, themed.id)).toBe(themed.of_theme);
	expect(await groundOf(db, plain.id)).toBe(plain.of_category);
	expect(await groundOf(db, 2 ** 31 - 1)).toBe("");
});
