import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#lib/shop/app.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { aGuestCart, anOrderBody, aProduct, INVOICE, type TestProduct } from "#tests/support/shop/builders.ts";
import { countRows, expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let product: TestProduct;

beforeAll(async () => {
	testShop = await openTestShop();
	product = await aProduct(testShop);
});
afterAll(() => testShop.close());

/** Every call that takes a body, with a body that it takes. */
const CALLS = ["login", "create", "put", "order"] as const;

async function target(
	call: (typeof CALLS)[number],
): Promise<{ method: string; path: string; body: Record<string, unknown> }> {
	if (call === "login")
		return {
			method: "POST",
			path: "/auth/login",
			body: { email: "zakaznice@konfety.example", password: "KonfetyDemo1" },
		};
	if (call === "create") return { method: "POST", path: "/cart/create", body: { locale: "cs", currencyId: 1 } };
	const cart = await aGuestCart(testShop, [{ product }]);
	if (call === "put")
		return {
			method: "PUT",
			path: `/cart/${cart.id}`,
			body: { id: product.id, variantId: product.variantId, quantity: 2 },
		};
	return { method: "POST", path: `/order/create/${cart.id}`, body: { ...anOrderBody() } };
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const deepList = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

describe.each(CALLS)("%s", (call) => {
	test.each([
		["a cut body", "{"],
		["no JSON", "quantity=1"],
		["nothing", ""],
		["a comment", "{} // x"],
		["a bare word", "undefined"],
		["NaN", '{"quantity": NaN}'],
	])("%s is 400", async (_, text) => {
		const { method, path } = await target(call);
		await expectRefused(testShop, () => testShop.call(method, path, { text }), 400, { error: "unreadable" });
	});

	test.each([
		["null", "null"],
		["a list", "[]"],
		["a number", "1"],
		["a text", '"x"'],
		["10 000 nested lists", deepList(10_000)],
	])("%s instead of an object is 422 with the errors of every field", async (_, text) => {
		const { method, path } = await target(call);
		await expectRefused(testShop, () => testShop.call(method, path, { text }), 422, {
			error: "invalid",
			errors: { form: ["invalid"] },
		});
	});

	test("a body over 64 kB is 413, whatever is in it", async () => {
		const { method, path, body } = await target(call);
		for (const text of [
			JSON.stringify({ ...body, note: "x".repeat(65_536) }),
			"[".repeat(65_537),
			" ".repeat(65_537),
		]) {
			await expectRefused(testShop, () => testShop.call(method, path, { text }), 413, { error: "too_large" });
		}
	});

	test("a body over 64 kB sent in chunks without a length is 413 too", async () => {
		const { method, path } = await target(call);
		const pieces = new ReadableStream<Uint8Array>({
			pull: (controller) => controller.enqueue(new TextEncoder().encode(" ".repeat(8_192))),
		});
		const headers = { "Content-Type": "application/json" };
		const send = async () => {
			const reply = await testShop.app.request(`/api${path}`, {
				method,
				headers,
				body: pieces,
				duplex: "half",
			} as RequestInit);
			return { status: reply.status, body: await reply.json(), headers: reply.headers };
		};
		await expectRefused(testShop, send, 413, { error: "too_large" });
	});

	test.each([
		["10 000 levels", (text: string) => text.replace("{", `{"deep":${deep(10_000).slice(0, 60_000)},`)],
		[
			"a polluting prototype",
			(text: string) =>
				text.replace("{", '{"__proto__":{"isAdmin":true,"group":2},"constructor":{"prototype":{"isAdmin":true}},'),
		],
		[
			"every key twice, a wrong value first,",
			(text: string) => `{${Object.keys(JSON.parse(text)).map((key) => `"${key}":-5`)},${text.slice(1)}`,
		],
	])("%s beside the right fields never causes a server error", async (name, change) => {
		const { method, path, body } = await target(call);
		const text = change(JSON.stringify(body));
		const { status } = await testShop.call(method, path, { text });
		expect([200, 201, ...(name === "10 000 levels" ? [400] : [])]).toContain(status);
		expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
	});

	test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x", ""])(
		"JSON that calls itself %j is not read: 400",
		async (type) => {
			const { method, path, body } = await target(call);
			const send = () => testShop.call(method, path, { body, headers: { "Content-Type": type } });
			await expectRefused(testShop, send, 400, { error: "unreadable" });
		},
	);

	test("every kind of wrong value in every field is a 4xx of the shop's shape, without a stack or SQL", async () => {
		const wrong: unknown[] = [
			null,
			true,
			-1,
			1.5,
			1e21,
			2 ** 31,
			2 ** 53,
			"",
			"\0",
			"\ud800",
			"'; drop table users; --",
			"x".repeat(5_000),
			[],
			[[]],
			{},
			{ a: 1 },
			"2026-02-30",
			"%00",
			"＜script＞",
			"٣",
		];
		const { method, path, body } = await target(call);
		const fields =
			call === "order"
				? [...Object.keys(body), "branchId", "address", "isCompany", "companyId", "taxId", "note", "expectedTotal"]
				: [...Object.keys(body), "note", "parentId"];
		const requests = fields.flatMap((field) => wrong.map((value) => ({ ...body, [field]: value })));
		if (call === "order")
			for (const field of Object.keys(INVOICE))
				requests.push(...wrong.map((value) => ({ ...body, invoice: { ...INVOICE, [field]: value } })));
		// Orders go through when the value is fine after all; their cart then answers the same order.
		for (const one of requests) {
			const answer = await testShop.call(method, path, { body: one });
			expect([200, 201, 401, 404, 409, 422], JSON.stringify(one)).toContain(answer.status);
			expect(JSON.stringify(answer.body)).not.toMatch(/select |insert |node_modules|\.ts:|at async|syntax/i);
		}
	});
});

describe("fields that are the shop's to decide", () => {
	const greedy = {
		price: 1,
		price_with_tax: 1,
		total: 1,
		total_with_tax: 1,
		tax_rate: { rate: 0 },
		group: { id: 2 },
		group_id: 2,
		discount: 100,
		state: "paid",
		paid_at: "2026-01-01",
		userId: 2,
		user_id: 2,
		is_paid: true,
		number: "1",
		hash: "x",
	};

	test("change nothing about a cart", async () => {
		const cart = await aGuestCart(testShop);
		const body = { id: product.id, variantId: product.variantId, quantity: 2, ...greedy };
		const { body: answer } = await testShop.call("PUT", `/cart/${cart.id}`, { body });
		expect(answer.cart.totals).toMatchObject({ goods_with_tax: 20_000, discount_with_tax: 0, total_with_tax: 20_000 });
		expect(await countRows(testShop, "carts", `id = '${cart.id}' and user_id is null`)).toBe(1);
	});

	test("change nothing about an order", async () => {
		const cart = await aGuestCart(testShop, [{ product }]);
		const body = { ...anOrderBody(), ...greedy, cartId: "x", items: [], invoice: { ...INVOICE, group: 2 } };
		const { body: created } = await testShop.call("POST", `/order/create/${cart.id}`, { body });
		const where = `id = ${created.id} and user_id is null and state = 'waiting_for_payment' and paid_at is null and total_minor = 21900 and number <> '1' and hash <> 'x'`;
		expect(await countRows(testShop, "orders", where)).toBe(1);
		expect(await countRows(testShop, "orders", `id = ${created.id} and invoice ? 'group'`)).toBe(0);
	});
});

test("text with NUL, lone surrogates and control characters is kept clean", async () => {
	const cart = await aGuestCart(testShop, [{ product }]);
	const invoice = { ...INVOICE, firstname: "J\0a\u0007na", lastname: "\ud800Nov\u200bá", street: "Lidická\r\n12\t" };
	const { body: created } = await testShop.call("POST", `/order/create/${cart.id}`, {
		body: anOrderBody({ invoice, note: "a\0b\nc\ud83c" }),
	});
	const { body } = await testShop.call("GET", `/order/${created.id}/${created.hash}`);
	expect(body.invoice).toMatchObject({ firstname: "J a na", lastname: "\ufffdNov\u200bá", street: "Lidická 12" });
	expect(body.note).toBe("a b\nc\ufffd");
});

test("without its database the shop says 503 with Retry-After, and lives on", async () => {
	const shop = openShop({
		databaseUrl: "postgres://nobody@127.0.0.1:9/none",
		sessionSecret: "s".repeat(32),
		shopUrl: "https://konfety.test",
	});
	const app = createApp(shop);
	for (const path of ["/api/lists/currencies", "/api/cart/anonymous/cs/0"]) {
		const reply = await app.request(path);
		expect({ status: reply.status, body: await reply.json(), retry: reply.headers.get("Retry-After") }).toEqual({
			status: 503,
			body: { error: "unavailable" },
			retry: "2",
		});
	}
	expect((await app.request("/api/health/live")).status).toBe(200);
	expect((await app.request("/api/health/ready")).status).toBe(503);
	await shop.close();
});
