import { sql } from "drizzle-orm";
import { openSession } from "#lib/shop/people/customer/session.ts";
import { aProduct, type TestProduct } from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";
import { aCustomer } from "./reviews.ts";

/** Token of a new customer. */
export async function aToken(testShop: TestShop): Promise<string> {
	return openSession(testShop.shop, await aCustomer(testShop), "");
}

/** A set on sale that takes so many pieces of each of these. */
export async function aSet(
	testShop: TestShop,
	parts: { product: TestProduct; quantity: number }[],
): Promise<TestProduct> {
	const set = await aProduct(testShop);
	await testShop.shop.db.execute(sql`delete from stock where variant_id = ${set.variantId}`);
	for (const { product, quantity } of parts) {
		await testShop.shop.db.execute(sql`
			insert into set_parts (variant_id, part_id, quantity) values (${set.variantId}, ${product.variantId}, ${quantity})`);
	}
	return set;
}

/** Jobs of mails to watchers that wait, the oldest first. */
export async function stockBackJobs({ shop }: TestShop): Promise<{ id: string; watchdogId: number }[]> {
	const { rows } = await shop.db.execute<{ id: string; watchdog_id: number }>(sql`
		select id, (data ->> 'watchdogId')::int as watchdog_id from pgboss.job
		where name = 'mail.stock-back' order by (data ->> 'watchdogId')::int`);
	return rows.map((row) => ({ id: row.id, watchdogId: row.watchdog_id }));
}

/** Variants of open watches whose jobs are these. */
export async function watchedBy({ shop }: TestShop, watchdogIds: number[]): Promise<number[]> {
	const { rows } = await shop.db.execute<{ variant_id: number }>(sql`
		select variant_id from watchdogs where id = any(${sql.param(watchdogIds)}::int[]) order by id`);
	return rows.map((row) => row.variant_id);
}
