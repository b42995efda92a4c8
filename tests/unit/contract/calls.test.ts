/** What does not compile, as the compiler says it: `@ts-expect-error` is an error itself where there is none. Nothing is called. */
import { expect, expectTypeOf, test } from "vitest";
import type { CallName, CallQuestion, CallReply, FileCallName, ReadName } from "#lib/contract/calls.ts";
import { orderBody } from "#lib/contract/examples/order.ts";
import type { Cart, CartPutReply } from "#lib/contract/schemas/cart.ts";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import type { OrderCreated } from "#lib/contract/schemas/order.ts";
import { call, callForFile, callForToken } from "#lib/storefront/client/browser.ts";
import { pathOf } from "#lib/storefront/client/call-address.ts";
import { ask, requireAnswer } from "#lib/storefront/client/server.ts";
import { callAsAnyone } from "#lib/storefront/customer/ended-session.ts";

const params = { cartId: "9f2a3a1e-6f53-4a64-8f0f-5b8c2b1d7e11" };
const body = { id: 1300, variantId: 701, quantity: 1 };

test("a call that the contract does not have fails to compile", () => {
	const calls = [
		// @ts-expect-error There is no such path.
		() => call("GET /cart/all"),
		// @ts-expect-error There is no such method of this path.
		() => call("GET /cart/{cartId}", { params }),
		// @ts-expect-error The path alone is no name.
		() => call("/me"),
		// @ts-expect-error Pages read and change nothing.
		() => ask("POST /account/confirmation"),
		// @ts-expect-error It answers JSON.
		() => callForFile("GET /account/export", {}),
		// @ts-expect-error It answers a file.
		() => call("GET /documents/{file}", { params: { file: "a.pdf" } }),
		// @ts-expect-error It brings no token.
		() => callForToken("PUT /account/email", { body: { email: "a@b.cz", currentPassword: "x" } }),
	];
	expect(calls).toHaveLength(7);
});

test("a parameter that is missing, misspelt or of another type fails to compile", () => {
	const calls = [
		// @ts-expect-error Nothing is said at all.
		() => call("PUT /cart/{cartId}"),
		// @ts-expect-error The cart is not named.
		() => call("PUT /cart/{cartId}", { body }),
		// @ts-expect-error It is called cartId.
		() => call("DELETE /cart/{cartId}", { params: { id: "1" } }),
		// @ts-expect-error There are two languages.
		() => requireAnswer("GET /stores/{locale}", { params: { locale: "de" } }),
		// @ts-expect-error The id is missing.
		() => ask("GET /stores/{locale}/{id}", { params: { locale: "cs" } }),
		// @ts-expect-error A number stands where digits become one; a cart's id is text.
		() => call("DELETE /cart/{cartId}", { params: { cartId: 1 } }),
		// @ts-expect-error The hash is missing.
		() => pathOf("GET /order/{id}/{hash}/qr.svg", { params: { id: 1 } }),
	];
	expect(calls).toHaveLength(7);
});

test("a field of a query or a body that is missing, renamed or of another type fails to compile", () => {
	const { quantity, ...rest } = body;
	const calls = [
		// @ts-expect-error The day is missing.
		() => call("GET /inflation/slots/{branchId}", { params: { branchId: 1 } }),
		// @ts-expect-error It is called page.
		() => call("GET /account/orders", { query: { side: 2 } }),
		// @ts-expect-error A page is a number.
		() => call("GET /account/orders", { query: { page: "second" } }),
		// @ts-expect-error The quantity is missing.
		() => call("PUT /cart/{cartId}", { params, body: rest }),
		// @ts-expect-error It is called quantity.
		() => callAsAnyone("PUT /cart/{cartId}", { params, body: { ...rest, count: quantity } }),
		// @ts-expect-error It is no text.
		() => call("PUT /cart/{cartId}", { params, body: { ...rest, quantity: "1" } }),
		// @ts-expect-error It has no body.
		() => call("POST /account/confirmation", { body }),
		// @ts-expect-error It is called idempotency-key.
		() => call("POST /order/create/{cartId}", { params, body: orderBody, headers: { key: "1" } }),
	];
	expect(calls).toHaveLength(8);
});

test("what stays out in the contract may stay out, and what is taken in several forms is", () => {
	const calls = [
		() => call("GET /me"),
		() => call("GET /me", { keepalive: true }),
		() => call("GET /account/orders"),
		() => call("GET /account/orders", { query: { page: 2 } }),
		() => call("DELETE /account/addresses/{id}", { params: { id: 5 } }),
		() => call("DELETE /account/addresses/{id}", { params: { id: "5" } }),
		() => call("PUT /cart/{cartId}", { params, body: { ...body, note: "Na pátek" } }),
	];
	expect(calls).toHaveLength(7);
	expectTypeOf<CallQuestion<"PUT /cart/{cartId}">["body"]["note"]>().toEqualTypeOf<string | undefined>();
});

test("a reply is the contract's", () => {
	expectTypeOf<CallReply<"POST /cart/create">>().toEqualTypeOf<Cart>();
	expectTypeOf<CallReply<"PUT /cart/{cartId}">>().toEqualTypeOf<CartPutReply>();
	// Answered with 200 and with 201.
	expectTypeOf<CallReply<"POST /order/create/{cartId}">>().toEqualTypeOf<OrderCreated>();
	const read = () => call("PUT /cart/{cartId}", { params, body });
	expectTypeOf(read).returns.resolves.toEqualTypeOf<CartPutReply>();
	const found = () => ask("GET /catalog/product/{locale}/{id}", { params: { locale: "cs", id: 1 } });
	expectTypeOf(found).returns.resolves.toEqualTypeOf<Product | null>();
	const wrong = [
		// @ts-expect-error A cart has no such field.
		async () => (await read()).cart.price,
		// @ts-expect-error There may be no such product.
		async () => (await found()).name,
	];
	expect(wrong).toHaveLength(2);
});

test("every call has a name of one kind", () => {
	expectTypeOf<"GET /order/{id}/{hash}/qr.svg">().toExtend<FileCallName>();
	expectTypeOf<CallName & FileCallName>().toEqualTypeOf<never>();
	expectTypeOf<ReadName>().toExtend<CallName>();
	expectTypeOf<"POST /order/create/{cartId}">().not.toExtend<ReadName>();
});
