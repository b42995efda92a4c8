/** Limits by address where a visitor may have many networks: an IPv6 customer gets a /56 or a /48 as easily as a /64. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { clearLimit, giveBack, takeLimit } from "#lib/shop/kernel/rate-limits/limits.ts";
import { LIMITS } from "#lib/shop/kernel/rate-limits/rules.ts";
import { statementsOf } from "#tests/support/database/statements.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isLimited: true });
});
afterAll(() => testShop.close());

const { burst, refillS } = LIMITS.link;
const take = (address: string) => takeLimit(testShop.shop, "link", { address });
const refused = (seconds: number) => ({ ok: false, error: "too_many_requests", value: seconds });

let sites = 0;
/** A /48 of its own: its networks by number, 256 to each /56. */
function aSite(): (network: number) => string {
	const site = (++sites).toString(16);
	return (network) => `2001:db8:${site}:${network.toString(16)}::1`;
}

/** Takes from one network after another, until one is refused; says how many went through, and the refusal. */
async function untilRefused(addressAt: (at: number) => string): Promise<[number, unknown]> {
	for (let at = 0; at < 1000; at++) {
		const taken = await take(addressAt(at));
		if (!taken.ok) return [at, taken];
	}
	return [1000, null];
}

async function bucketsOf(address: string): Promise<unknown[]> {
	const site = address.split(":").slice(0, 3).join(":");
	const { rows } = await testShop.shop.db.execute(sql`
		select key, tokens from rate_limits where key like ${`link:${site}:%`} order by key`);
	return rows;
}

describe("IPv6", () => {
	test("all networks of one /56 together get twice the limit of one network, and those of one /48 four times", async () => {
		const [house, site] = [aSite(), aSite()];
		expect(await untilRefused(house)).toEqual([2 * burst, refused(Math.ceil(refillS / 2))]);
		expect((await take(house(0x100))).ok).toBe(true);
		expect(await untilRefused((at) => site(at * 0x100))).toEqual([4 * burst, refused(Math.ceil(refillS / 4))]);
		expect((await take(aSite()(0))).ok).toBe(true);
	});

	test("calls at once from a hundred networks of one /48 do not exceed its limit", async () => {
		const site = aSite();
		const all = await Promise.all(Array.from({ length: 10 * burst }, (_, at) => take(site((at % 100) * 0x100))));
		expect(all.filter(({ ok }) => ok)).toHaveLength(4 * burst);
	});

	test("a network over its limit takes nothing from its neighbours' limits, and adds no rows", async () => {
		const site = aSite();
		await untilRefused(() => site(1));
		const before = await bucketsOf(site(1));
		for (let at = 0; at < 20; at++) await take(site(1));
		expect(await bucketsOf(site(1))).toEqual(before);
		expect((await take(site(2))).ok).toBe(true);
		await untilRefused((at) => site(0x100 * (at + 1)));
		const full = await bucketsOf(site(1));
		expect(await take(site(0x7700))).toEqual(refused(Math.ceil(refillS / 4)));
		expect(await bucketsOf(site(1))).toEqual(full);
	});

	test("a try that is given back, or a limit that is cleared, counts for all sizes of network", async () => {
		const site = aSite();
		for (let at = 0; at < 10 * burst; at++) {
			expect((await take(site(at))).ok).toBe(true);
			await giveBack(testShop.shop, "link", { address: site(at) });
		}
		await untilRefused(() => site(1));
		await clearLimit(testShop.shop, "link", { address: site(1) });
		expect(await untilRefused(site)).toEqual([2 * burst, refused(Math.ceil(refillS / 2))]);
	});
});

test("a call asks the database once for all its limits, and once more to give them back", async () => {
	const address = aSite()(0);
	expect(await statementsOf(testShop.shop, () => take(address))).toHaveLength(1);
	const login = () =>
		testShop.call("POST", "/auth/login", {
			body: { email: "zakaznice@konfety.example", password: "KonfetyDemo1" },
			headers: { [CLIENT_ADDRESS_HEADER]: address },
		});
	const asked = await statementsOf(testShop.shop, login);
	expect(asked.filter((text) => text.includes("rate_limits"))).toHaveLength(2);
});
