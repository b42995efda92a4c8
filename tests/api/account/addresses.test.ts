import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { ADDRESSES_MAX } from "#lib/domain/people/account-limits.ts";
import {
	aCustomerCart,
	aGuestCart,
	anOrderBody,
	aProduct,
	DELIVERY,
	INVOICE,
	PAYMENT,
} from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const BODY = { ...INVOICE, addressName: "Chata", phone: "777 123 456" };
const SAVED = { ...BODY, id: expect.any(Number), phone: "+420777123456", zip: "60200", isDefault: false };

let testShop: TestShop;
let token: string;
let foreignToken: string;

beforeAll(async () => {
	testShop = await openTestShop();
	token = await testShop.tokenOf("customer");
	foreignToken = await testShop.tokenOf("influencer");
});
afterAll(() => testShop.close());
beforeEach(() => testShop.shop.db.execute("delete from addresses"));

const list = async (whose = token) => (await testShop.call("GET", "/account/addresses", { token: whose })).body;
const save = (body: unknown, whose = token) => testShop.call("POST", "/account/addresses", { token: whose, body });
const change = (id: number | string, body: unknown, whose = token) =>
	testShop.call("PUT", `/account/addresses/${id}`, { token: whose, body });
const remove = (id: number | string, whose = token) =>
	testShop.call("DELETE", `/account/addresses/${id}`, { token: whose });

describe("saved addresses", () => {
	test("are kept normalised and listed, the default one first, then the newest", async () => {
		expect(await list()).toEqual([]);
		expect(await save(BODY)).toMatchObject({ status: 201, body: SAVED });
		await save({ ...BODY, street: "Veveří 1", isDefault: true });
		await save({ ...BODY, street: "Křenová 2" });
		const streets = (await list()).map(({ street, isDefault }: { street: string; isDefault: boolean }) => [
			street,
			isDefault,
		]);
		expect(streets).toEqual([
			["Veveří 1", true],
			["Křenová 2", false],
			["Lidická 12", false],
		]);
	});

	test("a new default takes the place of the old one", async () => {
		const first = (await save({ ...BODY, isDefault: true })).body;
		const second = (await save({ ...BODY, street: "Veveří 1", isDefault: true })).body;
		expect(await countRows(testShop, "addresses", `is_default and id = ${second.id}`)).toBe(1);
		expect(await countRows(testShop, "addresses", "is_default")).toBe(1);
		await change(first.id, { ...BODY, isDefault: true });
		expect(await countRows(testShop, "addresses", `is_default and id = ${first.id}`)).toBe(1);
		// Another one that is changed leaves it the default.
		await change(second.id, { ...BODY, street: "Veveří 2" });
		expect(await countRows(testShop, "addresses", `is_default and id = ${first.id}`)).toBe(1);
		expect(await countRows(testShop, "addresses", "is_default")).toBe(1);
	});

	test("the same address again, also in capitals, updates the saved one and adds none", async () => {
		const { body } = await save(BODY);
		await save({ ...BODY, street: "Veveří 1", isDefault: true });
		const sent = { street: "LIDICKÁ 12", addressName: "CHATA", phone: "+420605111222", isDefault: true };
		const again = await save({ ...BODY, ...sent });
		expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: { ...body, ...sent } });
		expect(await list()).toMatchObject([again.body, { street: "Veveří 1", isDefault: false }]);
		// Saved again without a word about it, the default one stays the default one.
		expect((await save(BODY)).body).toEqual({ ...body, isDefault: true });
		expect(await countRows(testShop, "addresses")).toBe(2);
	});

	test("the same place under a second name is a second address; the first one is unchanged", async () => {
		const { body: first } = await save(BODY);
		const { body: second } = await save({ ...BODY, addressName: "Babička", phone: "+420605111222" });
		expect(second.id).not.toBe(first.id);
		expect(await list()).toEqual(expect.arrayContaining([first, second]));
		expect(await countRows(testShop, "addresses")).toBe(2);
	});

	test("an address that is sent twice at the same moment is saved once", async () => {
		await Promise.all([save(BODY), save(BODY), save(BODY)]);
		expect(await countRows(testShop, "addresses")).toBe(1);
	});

	test("are at most twenty", async () => {
		for (let house = 1; house <= ADDRESSES_MAX; house++) await save({ ...BODY, street: `Dlouhá ${house}` });
		await expectRefused(testShop, () => save({ ...BODY, street: "Dlouhá 21" }), 409, {
			error: "addresses_full",
			value: 20,
		});
		expect((await save({ ...BODY, street: "Dlouhá 1" })).status).toBe(201);
	});

	test("are changed as a whole, and deleted", async () => {
		const { body } = await save(BODY);
		const changed = await change(body.id, { ...INVOICE, street: "Veveří 1" });
		expect(changed).toMatchObject({
			status: 200,
			body: { ...SAVED, id: body.id, street: "Veveří 1", addressName: "", phone: "" },
		});
		expect(await list()).toEqual([changed.body]);
		expect(await remove(body.id)).toMatchObject({ status: 200, body: {} });
		expect(await list()).toEqual([]);
	});

	test("of another customer are 404, as missing ones are", async () => {
		const { body } = await save(BODY, foreignToken);
		expect(await list()).toEqual([]);
		// Not even a default one that is missing takes the place of the own default.
		await save({ ...BODY, isDefault: true });
		for (const id of [body.id, 999_999, "abc", 0, 2 ** 31]) {
			await expectRefused(testShop, () => change(id, { ...BODY, isDefault: true }), 404, { error: "not_found" });
			await expectRefused(testShop, () => remove(id), 404, { error: "not_found" });
		}
	});

	test("are 401 for guests, before anything else is checked", async () => {
		for (const call of [
			() => testShop.call("GET", "/account/addresses"),
			() => testShop.call("POST", "/account/addresses", { body: {} }),
			() => testShop.call("PUT", "/account/addresses/1", { body: {} }),
			() => testShop.call("DELETE", "/account/addresses/1"),
		])
			await expectRefused(testShop, call, 401, { error: "unauthorized" });
		await expectRefused(testShop, () => save(BODY, "x"), 401, { error: "unauthorized" });
	});

	test.each<[string, object, Record<string, string[]>]>([
		[
			"nothing",
			{},
			Object.fromEntries(
				["firstname", "lastname", "street", "city", "zip", "country"].map((field) => [field, ["required"]]),
			),
		],
		["a postcode of no Czech town", { ...BODY, zip: "90200" }, { zip: ["zip"] }],
		["a phone of no country", { ...BODY, phone: "12" }, { phone: ["phone"] }],
		["a long name", { ...BODY, addressName: "x".repeat(61) }, { addressName: ["too_long"] }],
		["a default in words", { ...BODY, isDefault: "yes" }, { isDefault: ["invalid"] }],
	])("%s is 422 at its fields", async (_, body, errors) => {
		await expectRefused(testShop, () => save(body), 422, { error: "invalid", errors });
	});

	test("an unreadable body is 400, one that is too large 413", async () => {
		const send = (text: string) => testShop.call("POST", "/account/addresses", { token, text });
		await expectRefused(testShop, () => send("{"), 400, { error: "unreadable" });
		await expectRefused(testShop, () => send(JSON.stringify({ street: "x".repeat(70_000) })), 413, {
			error: "too_large",
		});
	});
});

describe("an order that saves its address", () => {
	const ADDRESS = { ...INVOICE, firstname: "Petr", street: "Veveří 1" };
	const order = async (changes: Partial<OrderInput>) => {
		const cart = await aCustomerCart(testShop, token, [{ product: await aProduct(testShop) }]);
		const body = anOrderBody({ saveAddress: true, ...changes });
		expect((await testShop.call("POST", `/order/create/${cart.id}`, { token, body })).status).toBe(201);
	};

	test("saves the delivery address, with the phone, once", async () => {
		await order({ address: ADDRESS });
		await order({ address: ADDRESS });
		expect(await list()).toEqual([{ ...SAVED, ...ADDRESS, zip: "60200", addressName: "" }]);
	});

	test("saves the invoice address when the courier delivers there", async () => {
		await order({});
		expect(await list()).toEqual([{ ...SAVED, addressName: "" }]);
	});

	test("saves no address when it was not asked to, for a pickup, and beyond the twentieth", async () => {
		await order({ saveAddress: false });
		await order({ deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1 });
		expect(await list()).toEqual([]);
		for (let house = 1; house <= ADDRESSES_MAX; house++) await save({ ...BODY, street: `Dlouhá ${house}` });
		await order({});
		expect(await list()).toHaveLength(ADDRESSES_MAX);
	});

	test("saves nothing for a guest", async () => {
		const cart = await aGuestCart(testShop, [{ product: await aProduct(testShop) }]);
		const body = anOrderBody({ saveAddress: true });
		expect((await testShop.call("POST", `/order/create/${cart.id}`, { body })).status).toBe(201);
		expect(await countRows(testShop, "addresses")).toBe(0);
	});
});
