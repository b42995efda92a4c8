import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { cartItemRows, cartItemsAndOffered, filledGuestCart } from "#lib/shop/selling/cart/cart-items.sql.ts";
import { aGuestCart, aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

type PlanNode = { "Relation Name"?: string; "Actual Rows": number; "Actual Loops": number; Plans?: PlanNode[] };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** Rows that a plan reads of a table. */
function rowsRead(node: PlanNode, table: string): number {
	const own = node["Relation Name"] === table ? node["Actual Rows"] * node["Actual Loops"] : 0;
	return (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child, table), own);
}

type Read = (db: Database, cart: { id: string; locale: "cs"; discount: string }, offeredId: number) => Promise<unknown>;

test.each<[string, Read, number]>([
	["a cart of two lines reads two variants, not the catalogue", (db, cart) => cartItemRows(db, cart, "cs"), 2],
	["so does a guest's cart that is shown", (db, cart) => filledGuestCart(db, cart.id, "cs"), 2],
	["with one that is put in, it reads three", cartItemsAndOffered, 3],
])("%s", async (_, read, variants) => {
	const lines = [{ product: await aProduct(testShop) }, { product: await aProduct(testShop) }];
	const { variantId } = await aProduct(testShop);
	const cart = await aGuestCart(testShop, lines);
	const plans: PlanNode[] = [];
	const explaining = {
		execute: async (statement: ReturnType<typeof sql>) => {
			const result = await testShop.shop.db.execute<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
				sql`explain (analyze, format json) ${statement}`,
			);
			for (const row of result.rows) for (const { Plan } of row["QUERY PLAN"]) plans.push(Plan);
			return { rows: [] };
		},
	};
	await read(explaining as unknown as Database, { id: cart.id, locale: "cs", discount: "0.00" }, variantId);
	expect(plans.map((plan) => rowsRead(plan, "variants"))).toEqual([variants]);
});
