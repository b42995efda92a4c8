import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { untilSeen } from "#tests/support/selling/until-seen.ts";
import { type Race, raceForVoucher } from "#tests/support/selling/voucher-race.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** The mutant: what is left is read and then written, nothing is held meanwhile and the count has no condition. */
vi.mock("#lib/shop/selling/voucher/redeem.sql.ts", async (importOriginal) => ({
	...(await importOriginal<typeof import("#lib/shop/selling/voucher/redeem.sql.ts")>()),
	lockCartVouchers: async () => {},
	countUse: async (tx: Database, voucherId: number) => {
		await tx.execute(sql`update vouchers set used = used + 1 where id = ${voucherId}`);
		return true;
	},
}));

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
	// The last guard, of the table itself.
	await testShop.shop.db.execute(sql`alter table vouchers drop constraint voucher_not_overused`);
});
afterAll(() => testShop.close());

describe("the race for vouchers detects a shop without its guards:", () => {
	test.each<[string, Race, number]>([
		["for one use", { voucher: { quantity: 1 }, isAddedBefore: true }, 1],
		["for 10 uses", { voucher: { quantity: 10 }, isAddedBefore: true }, 10],
		["for one use a person", { voucher: { quantityPerUser: 1 }, isOnePerson: true, isAddedBefore: true }, 1],
	])("a voucher %s is used too often", async (_, race, uses) => {
		const result = await untilSeen(
			() => raceForVoucher(testShop, race),
			({ uses: { used } }) => used > uses,
		);
		expect(result.uses.used).toBeGreaterThan(uses);
		expect(result.uses.redemptions).toBe(result.uses.used);
	});
});
