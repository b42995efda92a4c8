import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { startWorkers } from "#lib/shop/background/workers.ts";
import { refreshMaintenance, setMaintenance } from "#lib/shop/content/settings/maintenance.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { operationsOf } from "#tests/support/matrix/matrix.ts";
import { anOrder, moveThrough } from "#tests/support/selling/orders.ts";
import { aGuestCart, anOrderBody, aProduct, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let product: TestProduct;

beforeAll(async () => {
	testShop = await openTestShop();
	product = await aProduct(testShop, { stock: 10 });
});
afterAll(() => testShop.close());
afterEach(() => turn(false));

const turn = (isOn: boolean, messages = {}) => setMaintenance(testShop.shop, { isOn, messages, isDryRun: false });
const isClosed = async () => (await testShop.call("GET", "/maintenance")).body;
const CLOSED = { error: "maintenance" };

test("GET /maintenance says whether the shop is closed, as the setting value.is_enabled does", async () => {
	expect(await isClosed()).toEqual({ is_enabled: false });
	await turn(true, { cs: "Stěhujeme sklad." });
	expect(await isClosed()).toEqual({ is_enabled: true });
	const maintenanceIn = async (lang: string) => (await testShop.call("GET", `/settings?lang=${lang}`)).body.maintenance;
	expect(await maintenanceIn("cs")).toEqual({ value: { is_enabled: true, message: "Stěhujeme sklad." } });
	expect(await maintenanceIn("en")).toEqual({ value: { is_enabled: true } });
	await turn(false, { cs: "" });
	expect(await isClosed()).toEqual({ is_enabled: false });
	expect(await maintenanceIn("cs")).toEqual({ value: { is_enabled: false } });
});

test("a checkout under way is refused with Retry-After, loses nothing, and goes on afterwards", async () => {
	const cart = await aGuestCart(testShop, [{ product, quantity: 2 }]);
	const body = anOrderBody({});
	const order = () => testShop.call("POST", `/order/create/${cart.id}`, { body });
	await turn(true);
	await expectRefused(testShop, order, 503, CLOSED);
	expect((await order()).headers.get("retry-after")).toBe("60");
	const kept = await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`);
	expect(kept.body.items).toHaveLength(1);
	await turn(false);
	expect((await order()).status).toBe(201);
});

test("every changing call of the OpenAPI document is refused, except those the shop owes to others; reads are answered", async () => {
	const operations = Object.keys(await operationsOf(testShop));
	await turn(true);
	const answers: Record<string, boolean> = {};
	for (const operation of operations) {
		const [method = "", path = ""] = operation.split(" ");
		const sent = method === "get" ? {} : { text: "{}" };
		// Sent with nothing right in it: whatever else it may be refused for, being closed comes first.
		const { body } = await testShop.call(method.toUpperCase(), path.replace(/\{\w+\}/g, "0"), sent);
		answers[operation] = body?.error === "maintenance";
	}
	const open = operations.filter((operation) => !operation.startsWith("get ") && !answers[operation]);
	expect(open.toSorted()).toEqual([
		"post /catalog/member-prices",
		"post /order/{id}/{hash}/withdrawal",
		"post /sandbox-gateway/{transactionId}",
		"post /subscriber/{hash}/end",
	]);
	// By the temporary id 0 it makes a cart.
	expect(operations.filter((operation) => operation.startsWith("get ") && answers[operation])).toEqual([
		"get /cart/anonymous/{locale}/{tempId}",
	]);
});

test("notifications of payments pass (decisions 13)", async () => {
	await turn(true);
	const reply = await testShop.app.request("/api/payment/notify/sandbox", { method: "POST", body: "x=1" });
	expect(reply.status).toBe(400);
	expect(await reply.text()).toBe("unreadable");
});

test("a withdrawal is accepted: the law gives the whole period", async () => {
	const order = await anOrder(testShop);
	await moveThrough(testShop, order, "paid");
	await turn(true);
	const path = `/order/${order.id}/${order.hash}`;
	const body = { name: "Jana Nováková", email: "jana@example.cz" };
	expect((await testShop.call("POST", `${path}/withdrawal`, { body })).body).toMatchObject({ state: "withdrawn" });
	await expectRefused(testShop, () => testShop.call("POST", `${path}/again`, { body: {} }), 503, CLOSED);
});

test("no order expires while nobody can pay it, nor for six hours after", async () => {
	// Of its own, because its jobs go on by themselves.
	const worked = await openTestShop();
	const folder = mkdtempSync(join(tmpdir(), "konfety-mails-"));
	const order = await anOrder(worked);
	const boss = await worked.shop.jobs.boss();
	await startWorkers(worked.shop, readEnv({ PICTURES_AHEAD: "0", DATA_DIR: folder }));
	worked.passMs(30 * DAY_S * SECOND_MS);
	const afterTheJob = async (isOn: boolean) => {
		await setMaintenance(worked.shop, { isOn, messages: {}, isDryRun: false });
		const id = await boss.send("order.expire", {});
		await expect.poll(() => countRows(worked, "pgboss.job", `id = '${id}' and state = 'completed'`)).toBe(1);
		return (await worked.call("GET", `/order/${order.id}/${order.hash}`)).body.state;
	};
	expect(await afterTheJob(true)).toBe("waiting_for_payment");
	expect(await afterTheJob(false)).toBe("waiting_for_payment");
	worked.passMs(6 * 3_600_000 - 1);
	expect(await afterTheJob(false)).toBe("waiting_for_payment");
	worked.passMs(1);
	expect(await afterTheJob(false)).toBe("cancelled");
	await worked.close();
	rmSync(folder, { recursive: true });
});

test("a call with an invalid token is told that the shop is closed, too: the storefront must not drop the token", async () => {
	await turn(true);
	await expectRefused(testShop, () => testShop.call("POST", "/cart/create", { token: "abc", body: {} }), 503, CLOSED);
});

test("the setting in one language closes the whole shop", async () => {
	await testShop.shop.db.execute(
		sql`update settings set value = '{"is_enabled": true}' where key = 'maintenance' and locale = 'en'`,
	);
	await refreshMaintenance(testShop.shop);
	expect(await isClosed()).toEqual({ is_enabled: true });
});

test("a setting for all languages does not override that of one language, so the shop can be opened again", async () => {
	await testShop.shop.db.execute(
		sql`insert into settings (key, locale, value) values ('maintenance', null, '{"is_enabled": true}')`,
	);
	await turn(true);
	await turn(false);
	expect(await isClosed()).toEqual({ is_enabled: false });
	await testShop.shop.db.execute(sql`delete from settings where key = 'maintenance' and locale is null`);
});

test("reading makes no new cart, and an existing cart can be read", async () => {
	const cart = await aGuestCart(testShop);
	await turn(true);
	await expectRefused(testShop, () => testShop.call("GET", "/cart/anonymous/cs/0"), 503, CLOSED);
	expect((await testShop.call("GET", `/cart/anonymous/cs/${cart.tempId}`)).status).toBe(200);
});

test("a switch by another process takes effect here within a second, without a notice", async () => {
	await isClosed();
	await testShop.shop.db.execute(sql`update settings set value = '{"is_enabled": true}' where key = 'maintenance'`);
	await expect.poll(isClosed, { timeout: 2_500 }).toEqual({ is_enabled: true });
});

test("a hundred calls in a moment ask the database once at most", async () => {
	await refreshMaintenance(testShop.shop);
	const execute = vi.spyOn(testShop.shop.db, "execute");
	for (let round = 0; round < 100; round++) await isClosed();
	expect(execute.mock.calls.length).toBeLessThanOrEqual(1);
	execute.mockRestore();
});

test("while the database is down the last known state holds", async () => {
	await turn(true);
	const execute = vi.spyOn(testShop.shop.db, "execute").mockRejectedValue(new Error("away"));
	await refreshMaintenance(testShop.shop);
	expect(await isClosed()).toEqual({ is_enabled: true });
	execute.mockRestore();
});
