import { sql } from "drizzle-orm";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { relist } from "#lib/shop/goods/catalogue/relist.ts";
import { REVIEW } from "../goods/reviews.ts";
import { moveThrough, type PlacedOrder } from "../selling/orders.ts";
import { anEvent } from "../selling/requests.ts";
import { aVoucher, type TestVoucher } from "../selling/vouchers.ts";
import {
	aCustomerCart,
	addVoucher,
	anOrderBody,
	aProduct,
	INVOICE,
	type TestLine,
	type TestProduct,
} from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";

export type CustomerAccount = { id: number; email: string; password: string; token: string };

let opened = 0;

/** A new customer's account, opened through the API and signed in; its e-mail is proved unless said otherwise. */
export async function anAccount(
	testShop: TestShop,
	{ isConfirmed = true, ...changes }: { isConfirmed?: boolean; email?: string; newsletter?: boolean } = {},
): Promise<CustomerAccount> {
	const email = changes.email ?? `ucet-${++opened}@konfety.test`;
	const password = "dlouhé heslo na konfety";
	const { status, body } = await testShop.call("POST", "/auth/register", {
		body: { email, password, firstname: "Eva", lastname: "Malá", consent: true, locale: "cs", ...changes },
	});
	if (status !== 201) throw new Error(`No account: ${JSON.stringify(body)}`);
	const { rows } = await testShop.shop.db.execute<{ id: number }>(sql`
		update users set is_confirmed = ${isConfirmed} where email = ${email} returning id`);
	return { id: rows[0]?.id ?? 0, email, password, token: body.token };
}

/** A customer's order, of one piece of new goods unless said otherwise. */
export async function aCustomerOrder(
	testShop: TestShop,
	{ token }: Pick<CustomerAccount, "token">,
	changes: Partial<OrderInput> = {},
	lines?: TestLine[],
): Promise<PlacedOrder & { cartId: string }> {
	const cart = await aCustomerCart(testShop, token, lines ?? [{ product: await aProduct(testShop) }]);
	const answer = await testShop.call("POST", `/order/create/${cart.id}`, { token, body: anOrderBody(changes) });
	if (answer.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
	return { ...answer.body, cartId: cart.id };
}

/** States through which a courier brings an order. */
export const TO_DELIVERY = ["paid", "accepted", "packed", "handed_over", "delivered"] as const;

export type FullAccount = CustomerAccount & {
	delivered: PlacedOrder & { cartId: string };
	reviewed: TestProduct;
	openCart: Cart;
	/** The influencer's own voucher, and one that the customer has used. */
	ownVoucher: TestVoucher;
	usedVoucher: TestVoucher;
};

/**
 * A customer of whom the shop knows something of each kind: a delivered order with a voucher and a courier's review, a cart,
 * an address, a published and a rejected review, a watch, an event asked for, the newsletter, an e-mail under way, a voucher of
 * her own.
 */
export async function aFullAccount(testShop: TestShop): Promise<FullAccount> {
	const account = await anAccount(testShop, { newsletter: true });
	const { id, token } = account;
	const call = async (method: string, path: string, body: unknown) => {
		const answer = await testShop.call(method, path, { token, body });
		if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
	};
	const [reviewed, watched, product] = [
		await aProduct(testShop),
		await aProduct(testShop, { stock: 0 }),
		await aProduct(testShop, { priceMinor: 50_000 }),
	];
	const [ownVoucher, usedVoucher] = [await aVoucher(testShop, { ownerId: id }), await aVoucher(testShop)];
	const cart = await aCustomerCart(testShop, token, [{ product, quantity: 2, note: "Na dort" }]);
	await addVoucher(testShop, cart.id, usedVoucher.code, { token, guestEmail: account.email });
	const delivered = await aCustomerOrder(testShop, account, { email: account.email, note: "Zvonit dvakrát" }, []);
	await moveThrough(testShop, delivered, ...TO_DELIVERY);
	await call("POST", `/order/${delivered.id}/${delivered.hash}/courier-review`, { stars: 5, text: "Milý kurýr." });
	await call("POST", "/account/addresses", { ...INVOICE, addressName: "Chata", phone: "777123456" });
	await call("POST", `/review/${reviewed.id}`, REVIEW);
	await call("POST", `/review/${product.id}`, { ...REVIEW, text: "Tohle neprošlo." });
	await testShop.shop.db.execute(sql`
		update reviews set state = case when product_id = ${reviewed.id} then 'published' else 'rejected' end::review_state
		where user_id = ${id}`);
	await relist(testShop.shop.db, [reviewed.id]);
	await call("POST", `/watchdog/${watched.variantId}`, { locale: "cs" });
	await call("POST", "/events/requests", anEvent({ email: account.email }));
	await call("PUT", "/account/email", { email: `novy-${account.email}`, currentPassword: account.password });
	const openCart = await aCustomerCart(testShop, token, [{ product, note: "Na svíčky" }]);
	return { ...account, delivered, reviewed, openCart, ownVoucher, usedVoucher };
}
