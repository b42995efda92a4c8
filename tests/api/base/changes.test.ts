import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHANGES_KEY_HEADER } from "#lib/domain/calls.ts";
import { CHANGES_KEY, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const NOTHING = { error: "not_found" };

describe("GET /changes", () => {
	let testShop: TestShop;
	beforeAll(async () => {
		testShop = await openTestShop();
	});
	afterAll(() => testShop.close());
	const ask = (key?: string) =>
		testShop.call("GET", "/changes", key === undefined ? {} : { headers: { [CHANGES_KEY_HEADER]: key } });

	test("tells what changed to a storefront that knows the shop's key", async () => {
		const { status, body } = await ask(CHANGES_KEY);
		expect([status, body]).toEqual([200, { instance: expect.any(String), last: expect.any(Number), tags: null }]);
	});

	test.each([
		["without a key", undefined],
		["with a blank one", ""],
		["with another one", CHANGES_KEY.toUpperCase()],
		["with one that only begins so", `${CHANGES_KEY}x`],
	])("is 404 for whoever asks %s", async (_, key) => {
		const { status, body } = await ask(key);
		expect([status, body]).toEqual([404, NOTHING]);
	});
});

test("a shop without a key tells nobody", async () => {
	const testShop = await openTestShop({ changesKey: null });
	for (const key of ["", CHANGES_KEY, "null", "undefined"]) {
		const { status, body } = await testShop.call("GET", "/changes", { headers: { [CHANGES_KEY_HEADER]: key } });
		expect([status, body]).toEqual([404, NOTHING]);
	}
	await testShop.close();
});
