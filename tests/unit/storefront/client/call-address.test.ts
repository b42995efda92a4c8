import { describe, expect, test } from "vitest";
import { callAddressOf, pathOf } from "#lib/storefront/client/call-address.ts";

describe("the path of a call", () => {
	test("has its parameters in their places, numbers in digits", () => {
		expect(pathOf("GET /catalog/product/{locale}/{id}/related", { params: { locale: "en", id: 1300 } })).toBe(
			"/catalog/product/en/1300/related",
		);
	});

	test("keeps a parameter in its place, whatever is in it", () => {
		expect(pathOf("GET /order/{id}/{hash}/qr.svg", { params: { id: "3/../4", hash: "ž a?b=c#d%2F&e" } })).toBe(
			"/order/3%2F..%2F4/%C5%BE%20a%3Fb%3Dc%23d%252F%26e/qr.svg",
		);
	});

	test("takes only its own parameters from a larger object", () => {
		const link = { locale: "cs", id: "3", hash: "abc" };
		expect(pathOf("GET /order/{id}/{hash}", { params: link })).toBe("/order/3/abc");
	});

	test("is not made without one of its parameters", () => {
		const params: Record<string, string> = { locale: "cs" };
		expect(() => callAddressOf("GET /catalog/product/{locale}/{id}", { params })).toThrow(
			"GET /catalog/product/{locale}/{id} is called without id",
		);
	});

	test("of a call without parameters is the contract's own", () => {
		expect(pathOf("GET /lists/currencies")).toBe("/lists/currencies");
	});
});

describe("the query of a call", () => {
	test("follows the path, encoded, in the order in which it was given", () => {
		const query = { q: "balónky & dárky + 1 % = ?", page: 2, attributes: "barva:modra,zlata;material:latex" };
		const path = pathOf("GET /catalog/products/{locale}", { params: { locale: "cs" }, query });
		expect(path.startsWith("/catalog/products/cs?q=")).toBe(true);
		expect([...new URL(path, "http://shop.test").searchParams]).toEqual([
			["q", "balónky & dárky + 1 % = ?"],
			["page", "2"],
			["attributes", "barva:modra,zlata;material:latex"],
		]);
	});

	test("leaves out undefined values, and keeps blank ones", () => {
		const params = { locale: "cs", deliveryId: 4 } as const;
		const name = "GET /delivery/pickup-points/{locale}/{deliveryId}";
		expect(pathOf(name, { params, query: { q: "", staffed: undefined } })).toBe("/delivery/pickup-points/cs/4?q=");
	});

	test("without values is empty", () => {
		const query = { page: undefined };
		expect(pathOf("GET /account/orders", { query })).toBe("/account/orders");
		expect(pathOf("GET /account/orders", { query: {} })).toBe("/account/orders");
	});
});

test.each([
	["GET /me", "GET"],
	["POST /account/confirmation", "POST"],
	["PUT /account/email", "PUT"],
	["DELETE /account/devices", "DELETE"],
] as const)("%s is called by its method", (name, method) => {
	expect(callAddressOf(name, {}).method).toBe(method);
});
