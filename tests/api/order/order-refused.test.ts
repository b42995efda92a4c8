import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import {
	aGuestCart,
	anOrderBody,
	aProduct,
	DELIVERY,
	INVOICE,
	NAME_ALONE,
	PAYMENT,
	type ProductTraits,
	placeOrder,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const PICKUP = { deliveryId: DELIVERY.branch, paymentId: PAYMENT.card, branchId: 1 };

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

const cartWith = async (traits: ProductTraits = {}, quantity = 1) => {
	const product = await aProduct(testShop, traits);
	return { product, cart: await aGuestCart(testShop, [{ product, quantity }]) };
};

describe("an order is refused", () => {
	test("for an empty, an unknown and a malformed cart", async () => {
		const empty = await aGuestCart(testShop);
		await expectRefused(testShop, () => placeOrder(testShop, empty.id), 409, { error: "cart_empty" });
		for (const id of ["7f0f5a5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b", "abc", "1"]) {
			await expectRefused(testShop, () => placeOrder(testShop, id), 404, { error: "not_found" });
		}
	});

	test("for goods that are no longer on sale", async () => {
		const { product, cart } = await cartWith();
		await testShop.shop.db.execute(sql`update variants set is_active = false where id = ${product.variantId}`);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 409, {
			error: "not_active",
			value: product.name,
		});
	});

	test.each([
		["a pickup in cash", { ...PICKUP, paymentId: PAYMENT.cod }, { error: "payment_not_allowed" }],
		["an unknown delivery", { deliveryId: 999 }, { error: "payment_not_allowed" }],
		["an unknown payment", { paymentId: 999 }, { error: "payment_not_allowed" }],
		["no branch", { ...PICKUP, branchId: null }, { error: "branch_not_exists" }],
		["an unknown branch", { ...PICKUP, branchId: 14 }, { error: "branch_not_exists" }],
		["Slovakia", { invoice: { ...INVOICE, country: "SK" } }, { error: "country_not_shipped", value: "SK" }],
		[
			"another address in Germany",
			{ address: { ...INVOICE, country: "DE" } },
			{ error: "country_not_shipped", value: "DE" },
		],
		[
			"a country that does not exist",
			{ invoice: { ...INVOICE, country: "XX" } },
			{ error: "country_not_shipped", value: "XX" },
		],
	])("for %s", async (_, changes, body) => {
		const { cart } = await cartWith();
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, changes), 422, body);
	});

	test("at a closed branch", async () => {
		const { cart } = await cartWith();
		await testShop.shop.db.execute(sql`update branches set is_active = false where id = 13`);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { ...PICKUP, branchId: 13 }), 422, {
			error: "branch_not_exists",
		});
	});

	test("not for an invoice to Slovakia when the goods stay in the country", async () => {
		const changes = { invoice: { ...INVOICE, country: "SK" }, address: INVOICE };
		expect((await placeOrder(testShop, (await cartWith()).cart.id, changes)).status).toBe(201);
		expect(
			(await placeOrder(testShop, (await cartWith()).cart.id, { ...PICKUP, invoice: changes.invoice })).status,
		).toBe(201);
	});

	const COMPANY = { isCompany: true, invoice: { ...INVOICE, company: "Oslavy a.s." } };
	const long = (length: number) => "x".repeat(length);
	test.each<[string, Record<string, unknown>, Record<string, string[]>]>([
		["no consent", { consent: false }, { consent: ["must_confirm"] }],
		["consent left out", { consent: undefined }, { consent: ["must_confirm"] }],
		["consent in words", { consent: "yes" }, { consent: ["invalid"] }],
		[
			"a company without IČO and name",
			{ isCompany: true },
			{ companyId: ["required"], "invoice.company": ["required"] },
		],
		[
			"a company without a name",
			{ isCompany: true, companyId: "27082440", invoice: { ...INVOICE, company: " " } },
			{ "invoice.company": ["required"] },
		],
		["a company with a wrong IČO", { ...COMPANY, companyId: "25123890" }, { companyId: ["company_id"] }],
		["a company with a wrong DIČ", { ...COMPANY, companyId: "27082440", taxId: "CZ123" }, { taxId: ["tax_id"] }],
		[
			"a company whose DIČ has a slash",
			{ ...COMPANY, companyId: "27082440", taxId: "CZ27082440/1" },
			{ taxId: ["alphanumeric"] },
		],
		["no e-mail", { email: "" }, { email: ["required"] }],
		["a wrong e-mail", { email: "jana@" }, { email: ["email"] }],
		["a short phone", { phone: "12345" }, { phone: ["phone"] }],
		["a Czech phone that is too short", { phone: "+420 777 123" }, { phone: ["phone"] }],
		["a postcode of no Czech town", { invoice: { ...INVOICE, zip: "902 00" } }, { "invoice.zip": ["zip"] }],
		["a short postcode", { invoice: { ...INVOICE, zip: "6020" } }, { "invoice.zip": ["zip"] }],
		[
			"no name",
			{ invoice: { ...INVOICE, firstname: " ", lastname: "\t" } },
			{ "invoice.firstname": ["required"], "invoice.lastname": ["required"] },
		],
		["a long street", { invoice: { ...INVOICE, street: long(121) } }, { "invoice.street": ["too_long"] }],
		[
			"an empty delivery address",
			{ address: {} },
			Object.fromEntries(
				["city", "country", "firstname", "lastname", "street", "zip"].map((field) => [
					`address.${field}`,
					["required"],
				]),
			),
		],
		["a note too long", { note: long(501) }, { note: ["too_long"] }],
		["no delivery", { deliveryId: 0 }, { deliveryId: ["delivery_required"] }],
		["a delivery in words", { deliveryId: "courier" }, { deliveryId: ["delivery_required"] }],
		["no payment", { paymentId: null }, { paymentId: ["payment_required"] }],
		["a negative total", { expectedTotal: -1 }, { expectedTotal: ["invalid"] }],
		["a total in text", { expectedTotal: "21900" }, { expectedTotal: ["invalid"] }],
		["a branch in words", { branchId: "Praha" }, { branchId: ["numeric"] }],
	])("for %s, with the field's key", async (_, changes, errors) => {
		const { cart } = await cartWith();
		const body = { ...anOrderBody(), ...changes };
		await expectRefused(testShop, () => testShop.call("POST", `/order/create/${cart.id}`, { body }), 422, {
			error: "invalid",
			errors,
		});
	});

	const NO_ADDRESS = {
		"invoice.street": ["required"],
		"invoice.city": ["required"],
		"invoice.zip": ["required"],
	};
	test.each<[string, Partial<OrderInput>, Record<string, string[]>]>([
		["by courier", {}, NO_ADDRESS],
		["to a branch that is not named", { ...PICKUP, branchId: null }, NO_ADDRESS],
		["to a branch for a company", { ...PICKUP, ...COMPANY, companyId: "27082440" }, NO_ADDRESS],
	])("with a name and no address, %s", async (_, changes, errors) => {
		const { cart } = await cartWith();
		const invoice = { ...(changes.invoice ?? INVOICE), street: " ", city: "", zip: "" };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { ...changes, invoice }), 422, {
			error: "invalid",
			errors,
		});
		const { firstname, lastname, company, country } = invoice;
		const absent = { firstname, lastname, company, country };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { ...changes, invoice: absent }), 422, {
			error: "invalid",
			errors,
		});
	});

	test.each([
		["by courier", { deliveryId: DELIVERY.courier }],
		["to a pickup point", { deliveryId: DELIVERY.pickupPoint, pickupPointId: 1 }],
	])("with a name and no address, %s, though it names a branch", async (_, changes) => {
		const { cart } = await cartWith();
		const body = { ...PICKUP, ...changes, invoice: NAME_ALONE };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, body), 422, {
			error: "invoice_invalid",
			errors: NO_ADDRESS,
		});
		const elsewhere = { ...body, address: INVOICE };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, elsewhere), 422, {
			error: "invoice_invalid",
			errors: NO_ADDRESS,
		});
	});

	test.each([
		["street", "", ["required"]],
		["city", " ", ["required"]],
		["zip", "", ["required"]],
		["zip", "6020", ["zip"]],
		["zip", "902 00", ["zip"]],
	])("at a branch, with %s “%s” in an address", async (field, typed, errors) => {
		const { cart } = await cartWith();
		const invoice = { ...INVOICE, [field]: typed };
		await expectRefused(testShop, () => placeOrder(testShop, cart.id, { ...PICKUP, invoice }), 422, {
			error: "invalid",
			errors: { [`invoice.${field}`]: errors },
		});
	});

	test("for an empty body, naming everything that is missing, consent too", async () => {
		const { cart } = await cartWith();
		const errors = {
			deliveryId: ["delivery_required"],
			paymentId: ["payment_required"],
			email: ["required"],
			phone: ["required"],
			invoice: ["invalid"],
			consent: ["must_confirm"],
		};
		await expectRefused(testShop, () => testShop.call("POST", `/order/create/${cart.id}`, { body: {} }), 422, {
			error: "invalid",
			errors,
		});
	});

	test("when the database refuses at the very end: no order, no goods taken, no mail", async () => {
		const { cart } = await cartWith();
		await testShop.shop.db.execute(
			sql.raw(`
			create function refuse() returns trigger language plpgsql as $$ begin raise exception 'secret detail'; end $$;
			create constraint trigger refuse after insert on orders deferrable initially deferred for each row execute function refuse()`),
		);
		await expectRefused(testShop, () => placeOrder(testShop, cart.id), 500, { error: "server_error" });
		await testShop.shop.db.execute(sql.raw("drop trigger refuse on orders"));
		expect((await placeOrder(testShop, cart.id)).status).toBe(201);
	});
});

describe("an order that waits too long for a lock", () => {
	test("on its cart is told to try again: 409 with Retry-After", async () => {
		const { cart } = await cartWith();
		await testShop.shop.db.transaction(async (tx) => {
			await tx.execute(sql`select from carts where id = ${cart.id} for update`);
			const { status, body, headers } = await placeOrder(testShop, cart.id);
			expect({ status, body, retry: headers.get("Retry-After") }).toEqual({
				status: 409,
				body: { error: "request_running" },
				retry: "2",
			});
		});
		expect((await placeOrder(testShop, cart.id)).status).toBe(201);
	});
});
