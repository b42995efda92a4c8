/** A cart has the language in which its shopper reads it now: each call that changes or orders it may say which. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { orderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { anOrder, orderOf, type PlacedOrder } from "#tests/support/selling/orders.ts";
import { aVoucher } from "#tests/support/selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	anOrderBody,
	aProduct,
	placeOrder,
	type TestProduct,
} from "#tests/support/shop/builders.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { type Answer, openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let folder: string;

beforeAll(async () => {
	testShop = await openTestShop();
	folder = mkdtempSync(join(tmpdir(), "konfety-language-"));
});
afterAll(async () => {
	await testShop.close();
	rmSync(folder, { recursive: true });
});

const OTHER = { cs: "en", en: "cs" } as const;
const NAME = { cs: /^Zboží \d+$/, en: /^Goods \d+$/ };
const ADDRESS = { cs: /^\/\d+\/[\w-]+\/zbozi-\d+$/, en: /^\/en\/\d+\/[\w-]+\/goods-\d+$/ };

type Locale = keyof typeof OTHER;
type Said = { locale?: Locale | "de" };
type Filled = { cart: Cart; product: TestProduct };

const put = ({ cart, product }: Filled, changes: object) =>
	testShop.call("PUT", `/cart/${cart.id}`, {
		body: { id: product.id, variantId: product.variantId, quantity: 2, ...changes },
	});

/** A guest's cart in this language with one line and one voucher. */
async function aCartIn(locale: Locale): Promise<Filled & { voucherId: number }> {
	const { body: empty } = await testShop.call("GET", `/cart/anonymous/${locale}/0`);
	const product = await aProduct(testShop, { priceMinor: 50_000 });
	await put({ cart: empty, product }, {});
	const voucher = await aVoucher(testShop);
	return { cart: await addVoucher(testShop, empty.id, voucher.code), product, voucherId: voucher.id };
}

async function keptLocale({ id }: { id: string }): Promise<Locale | undefined> {
	const { rows } = await testShop.shop.db.execute<{ locale: Locale }>(sql`select locale from carts where id = ${id}`);
	return rows[0]?.locale;
}

function expectTexts(items: Pick<Cart["items"][number], "product">[], locale: Locale) {
	expect(items.length).toBeGreaterThan(0);
	for (const { product } of items) {
		expect(product.name).toMatch(NAME[locale]);
		expect(product.url).toMatch(ADDRESS[locale]);
	}
}

type Change = (of: Filled & { voucherId: number }, said: Said) => Promise<Answer>;

const PUTS: Record<string, Change> = {
	"changing a quantity": (of, said) => put(of, { quantity: 3, ...said }),
	"writing a note": (of, said) => put(of, { note: "na pátek", ...said }),
	"adding other goods": async ({ cart }, said) => put({ cart, product: await aProduct(testShop) }, said),
	"adding to an item": async ({ cart }, said) =>
		put({ cart, product: await aProduct(testShop) }, { parentId: cart.items[0]?.id, ...said }),
	"taking goods out": async ({ cart }, said) => {
		const product = await aProduct(testShop);
		await put({ cart, product }, {});
		return put({ cart, product }, { quantity: 0, ...said });
	},
};

const CHANGES: Record<string, Change> = {
	...PUTS,
	"adding a voucher": async ({ cart }, said) => {
		const { code } = await aVoucher(testShop);
		return testShop.call("POST", `/voucher/cart/add/${cart.id}`, { body: { voucherCode: code, ...said } });
	},
	"taking a voucher out": ({ cart, voucherId }, said) =>
		testShop.call("POST", `/voucher/cart/delete/${cart.id}`, { body: { voucherId, ...said } }),
	"taking a voucher out that is not in it": ({ cart }, said) =>
		testShop.call("POST", `/voucher/cart/delete/${cart.id}`, { body: { voucherId: 9_999, ...said } }),
	"changing the currency": ({ cart }, said) =>
		testShop.call("POST", `/cart/currency/${cart.id}`, { body: { currencyId: 2, ...said } }),
	"ordering again": async ({ cart }, said) => {
		const { id, hash } = await anOrder(testShop);
		return testShop.call("POST", `/order/${id}/${hash}/again`, { body: { cartId: cart.id, ...said } });
	},
};
const changes = Object.entries(CHANGES);
const cartIn = ({ body }: Answer): Cart => body.cart ?? body;

describe.each<Locale>(["cs", "en"])("a cart made in %s", (own) => {
	test.each(changes)("%s in the other language answers in that language, and the cart keeps it", async (_, change) => {
		const filled = await aCartIn(own);
		const answer = await change(filled, { locale: OTHER[own] });
		expect(answer.status).toBe(200);
		expectTexts(cartIn(answer).items, OTHER[own]);
		expect(await keptLocale(filled.cart)).toBe(OTHER[own]);
	});

	test.each(changes)("%s without a language answers in the cart's own", async (_, change) => {
		const filled = await aCartIn(own);
		expectTexts(cartIn(await change(filled, {})).items, own);
		expect(await keptLocale(filled.cart)).toBe(own);
	});

	test.each(Object.entries(PUTS))("%s names the changed goods in the language of the call", async (_, change) => {
		const { body } = await change(await aCartIn(own), { locale: OTHER[own] });
		expectTexts([body], OTHER[own]);
	});

	test.each(changes)("%s in an unknown language is refused", async (_, change) => {
		const { status, body } = await change(await aCartIn(own), { locale: "de" });
		expect({ status, body }).toEqual({ status: 422, body: { error: "invalid", errors: { locale: ["invalid"] } } });
	});

	test("a refused call leaves the cart in its language", async () => {
		const { cart, product } = await aCartIn(own);
		const locale = OTHER[own];
		const refuse = (call: () => Promise<Answer>, status: number, body: object) =>
			expectRefused(testShop, call, status, body);
		await refuse(() => put({ cart, product }, { quantity: 99, locale }), 409, { error: "out_of_stock", value: 50 });
		const unknown = { body: { voucherCode: "NENI", locale } };
		await refuse(() => testShop.call("POST", `/voucher/cart/add/${cart.id}`, unknown), 404, { error: "not_exists" });
		const unlisted = { body: { currencyId: 99, locale } };
		await refuse(() => testShop.call("POST", `/cart/currency/${cart.id}`, unlisted), 404, { error: "not_found" });
		await refuse(() => placeOrder(testShop, cart.id, { locale, deliveryId: 999 }), 422, {
			error: "payment_not_allowed",
		});
	});
});

describe("an order", () => {
	const addressIn = { cs: /^\/shrnuti\//, en: /^\/en\/summary\// };
	const greeting = { cs: /máme to/, en: /we have it/ };

	async function mailOf({ id }: PlacedOrder) {
		const env = { DATA_DIR: join(folder, String(id)), MAIL_FROM: "Konfety <obchod@konfety.test>", SMTP_URL: undefined };
		await orderMail.send(testShop.shop, env as never, { id: crypto.randomUUID(), data: { orderId: id } });
		const outbox = join(env.DATA_DIR, "outbox");
		const [mail] = readdirSync(outbox).map((name) => PostalMime.parse(readFileSync(join(outbox, name))));
		return mail;
	}

	async function expectOrderIn(placed: PlacedOrder & { url?: string }, locale: Locale, names: RegExp) {
		expect(placed.url).toMatch(addressIn[locale]);
		const { body: order } = await testShop.call("GET", `/order/${placed.id}/${placed.hash}`);
		expect(order.lines[0].name).toMatch(NAME[locale]);
		expect(order.lines[0].url).toMatch(ADDRESS[locale]);
		expect(order.delivery.name).toMatch(names);
		const { rows } = await testShop.shop.db.execute(sql`select locale::text from orders where id = ${placed.id}`);
		expect(rows).toEqual([{ locale }]);
		const mail = await mailOf(placed);
		expect(mail?.subject).toMatch(greeting[locale]);
		expect(mail?.text).toContain(order.lines[0].name);
	}
	const courier = { cs: /^Kurýr/, en: /courier/i };

	test.each<Locale>(["cs", "en"])("of a cart made in %s is in the language of the call that orders it", async (own) => {
		const { cart } = await aCartIn(own);
		await expectOrderIn(await orderOf(testShop, cart.id, { locale: OTHER[own] }), OTHER[own], courier[OTHER[own]]);
		expect(await keptLocale(cart)).toBe(OTHER[own]);
	});

	test.each<Locale>(["cs", "en"])(
		"of a cart made in %s is in the cart's language when the call names none",
		async (own) => {
			const { cart } = await aCartIn(own);
			await expectOrderIn(await orderOf(testShop, cart.id), own, courier[own]);
		},
	);

	test("that is refused names the goods in the language of the call", async () => {
		const { cart, product } = await aCartIn("cs");
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${product.id}`);
		const { body } = await placeOrder(testShop, cart.id, { locale: "en" });
		expect(body).toEqual({ error: "not_active", value: product.name.replace("Zboží", "Goods") });
	});

	test("is not made twice under one key, whatever the language of the repeat", async () => {
		const { cart } = await aCartIn("cs");
		const key = { "Idempotency-Key": "language" };
		const first = await placeOrder(testShop, cart.id, {}, key);
		for (const said of [{}, { locale: "cs" }, { locale: "en" }] as const)
			await expectRefused(testShop, () => placeOrder(testShop, cart.id, said, key), 200, first.body);
		const other = () => placeOrder(testShop, cart.id, { note: "x", locale: "cs" }, key);
		await expectRefused(testShop, other, 422, { error: "key_reused" });
	});

	test("in an unknown language is refused", async () => {
		const { cart } = await aCartIn("cs");
		const body = { ...anOrderBody(), locale: "de" };
		await expectRefused(testShop, () => testShop.call("POST", `/order/create/${cart.id}`, { body }), 422, {
			error: "invalid",
			errors: { locale: ["invalid"] },
		});
	});

	test("put again into a new cart gives it the language of the call, or else the order's own", async () => {
		const { id, hash } = await anOrder(testShop);
		for (const [said, locale] of [
			[{ locale: "en" }, "en"],
			[{}, "cs"],
		] as const) {
			const { body } = await testShop.call("POST", `/order/${id}/${hash}/again`, { body: said });
			expectTexts(body.cart.items, locale);
			expect(await keptLocale(body.cart)).toBe(locale);
		}
	});

	test("put again into a cart names what is missing in the language of the call", async () => {
		const { id, hash, product } = await anOrder(testShop);
		await testShop.shop.db.execute(sql`update products set is_active = false where id = ${product.id}`);
		const { body } = await testShop.call("POST", `/order/${id}/${hash}/again`, { body: { locale: "en" } });
		expect(body.missing).toEqual([product.name.replace("Zboží", "Goods")]);
	});
});

describe("a guest's cart that comes along at a login", () => {
	const CUSTOMER = { email: "zakaznice@konfety.example", password: "KonfetyDemo1" };

	/** The customer's cart in Czech, with goods or empty, and a guest's in English with the last 3 pieces of other goods. */
	async function twoCarts(isOwnFilled: boolean) {
		await testShop.shop.db.execute(sql`delete from carts where user_id is not null and ordered_at is null`);
		const token = await testShop.tokenOf("customer");
		const own = await aCustomerCart(testShop, token, isOwnFilled ? [{ product: await aProduct(testShop) }] : []);
		const { body: guest } = await testShop.call("GET", "/cart/anonymous/en/0");
		const product = await aProduct(testShop, { stock: 3 });
		await put({ cart: guest, product }, { quantity: 3 });
		await testShop.shop.db.execute(sql`update stock set quantity = 1 where variant_id = ${product.variantId}`);
		return { own, guest, name: { cs: product.name, en: product.name.replace("Zboží", "Goods") } };
	}

	test.each([
		{ isOwnFilled: true, locale: "en" },
		{ isOwnFilled: false, locale: "en" },
		{ isOwnFilled: true, locale: "cs" },
		{ isOwnFilled: false, locale: "cs" },
	] as const)(
		"is then in $locale, the language of the login, whether the customer's own cart has goods ($isOwnFilled) or not",
		async (told) => {
			const { own, guest, name } = await twoCarts(told.isOwnFilled);
			const body = { ...CUSTOMER, tempId: guest.tempId, locale: told.locale };
			expect((await testShop.call("POST", "/auth/login", { body })).body.missing).toEqual([name[told.locale]]);
			expect(await keptLocale(own)).toBe(told.locale);
		},
	);

	test.each([
		[true, "cs"],
		[false, "en"],
	] as const)(
		"without a language: the customer's cart with goods (%s) keeps its own, an empty one takes the guest's",
		async (isOwnFilled, locale) => {
			const { own, guest } = await twoCarts(isOwnFilled);
			await testShop.call("POST", "/auth/login", { body: { ...CUSTOMER, tempId: guest.tempId } });
			expect(await keptLocale(own)).toBe(locale);
		},
	);
});
