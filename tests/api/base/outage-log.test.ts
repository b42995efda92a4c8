/** An outage of the database is a line in the log of each process, not one for each call. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { refreshMaintenance } from "#lib/shop/content/settings/maintenance.ts";
import { log } from "#lib/shop/kernel/base/log.ts";
import { countAnswers } from "#tests/support/selling/order-races.ts";
import type { FaultyServer } from "#tests/support/servers/faulty-server.ts";
import { openFaultyShop } from "#tests/support/shop/faulty-shop.ts";
import type { TestShop } from "#tests/support/shop/test-shop.ts";

const POOL = 5;

let network: FaultyServer;
let testShop: TestShop;

beforeAll(async () => {
	({ network, testShop } = await openFaultyShop({
		poolSize: POOL,
		connectionWaitMs: 1000,
		queryTimeoutMs: 1000,
		isLogged: true,
	}));
});
afterAll(() => testShop.close());

const read = () => testShop.call("GET", "/catalog/category/cs");

test("calls that are refused while the database is away are told as one outage, and that it is over", async () => {
	// What other tests of this process told a moment ago would stand in for it.
	vi.stubGlobal("konfetyDatabaseOutage", undefined);
	const told: string[] = [];
	for (const level of ["error", "warn", "info"] as const)
		vi.spyOn(log, level).mockImplementation((_: unknown, message?: string) => void told.push(message ?? ""));
	try {
		expect((await read()).status).toBe(200);
		const boss = await testShop.shop.jobs.boss();
		network.fallSilent();
		const refused = await Promise.all(Array.from({ length: 20 }, read));
		expect(countAnswers(refused)).toEqual({ "503 unavailable": 20 });
		await refreshMaintenance(testShop.shop);
		// Of its workers the queue tells so, by objects that are no errors.
		const gone = {
			name: "Error",
			message: "connect ECONNREFUSED 127.0.0.1:5432",
			code: "ECONNREFUSED",
			queue: "mail.order",
		};
		boss.emit("error", gone as unknown as Error);
		// Of each connection the statement that it hung in is named, which may be a slow one.
		expect(told.filter((message) => message === "statement failed").length).toBeLessThanOrEqual(POOL);
		const outages = () => told.filter((message) => message !== "statement failed");
		expect(outages()).toEqual(["database away"]);
		network.speak();
		network.reset();
		await expect.poll(async () => (await read()).status).toBe(200);
		// As every few seconds.
		await refreshMaintenance(testShop.shop);
		expect(outages()).toEqual(["database away", "database back"]);
	} finally {
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	}
});
