/** What people of the matrix of authorisation own, made anew each time. Each resolves to what an address needs to name it. */
import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { OrderInput } from "#lib/contract/schemas/order.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { OrderState } from "#lib/domain/order/order-states.ts";
import { EMAIL_LINK_MAX_AGE_S } from "#lib/domain/people/account-limits.ts";
import { openSession, readSession } from "#lib/shop/people/customer/session.ts";
import { moveThrough } from "../selling/orders.ts";
import { aDecoration } from "../selling/requests.ts";
import {
	aCustomerCart,
	aGuestCart,
	anOrderBody,
	aProduct,
	INVOICE,
	PAYMENT,
	type TestProduct,
} from "../shop/builders.ts";
import type { TestShop } from "../shop/test-shop.ts";
import type { Person } from "./matrix-people.ts";

/** The shop with goods that people of the matrix buy, and with a product that is out of stock. */
export type World = { testShop: TestShop; product: TestProduct; soldOut: TestProduct };

type Named = Record<string, string>;

/** Remembers keys as secrets of the person and returns them. */
function keep<Keys extends Named>(person: Person, keys: Keys): Keys {
	// A short number is no secret: it would be found in any price, and a number of a document in any PDF.
	for (const key of Object.values(keys)) if (key.length > 14) person.secrets.add(key);
	return keys;
}

async function insertedId({ testShop }: World, statement: ReturnType<typeof sql>): Promise<string> {
	const { rows } = await testShop.shop.db.execute<{ id: string | number }>(statement);
	if (rows[0] === undefined) throw new Error("Nothing was inserted");
	return String(rows[0].id);
}

export async function aCart({ testShop, product }: World, person: Person) {
	const lines = [{ product, quantity: 2, note: `Vzkaz ${person.mark}` }];
	const { token } = person;
	const cart = token ? await aCustomerCart(testShop, token, lines) : await aGuestCart(testShop, lines);
	if (!token) person.cartIds.push(cart.id);
	const itemId = String(cart.items[0]?.id);
	return { ...keep(person, { cartId: cart.id, tempId: cart.tempId ?? "none" }), itemId };
}

export function orderBodyOf(person: Person): OrderInput {
	const { email, phone, mark } = person;
	const invoice = { ...INVOICE, firstname: `Jmeno ${mark}`, lastname: `Prijmeni ${mark}`, street: `Ulice ${mark}` };
	return anOrderBody({ email, phone, invoice, note: `Poznámka ${mark}` });
}

/** An order that waits for its transfer, or was moved on from there. */
export async function anOrder(
	world: World,
	person: Person,
	{ states = [], paymentId = PAYMENT.transfer }: { states?: OrderState[]; paymentId?: number } = {},
) {
	const { testShop } = world;
	const { cartId } = await aCart(world, person);
	const { status, body } = await testShop.call("POST", `/order/create/${cartId}`, {
		body: { ...orderBodyOf(person), paymentId },
		...(person.token ? { token: person.token } : {}),
	});
	if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
	if (!person.token) person.orderIds.push(body.id);
	await moveThrough(testShop, body, ...states);
	return keep(person, { id: String(body.id), hash: String(body.hash), number: String(body.number) });
}

export const aPaidOrder = (world: World, person: Person) => anOrder(world, person, { states: ["paid"] });

const DELIVERED: OrderState[] = ["paid", "accepted", "packed", "handed_over", "delivered"];
export const aDeliveredOrder = (world: World, person: Person) => anOrder(world, person, { states: DELIVERED });

/** The invoice of a paid order; its number is the document's. */
export async function aDocument(world: World, person: Person) {
	const order = await aPaidOrder(world, person);
	const { rows } = await world.testShop.shop.db.execute<{ number: string }>(
		sql`select number from invoices where order_id = ${order.id}`,
	);
	return keep(person, { ...order, number: String(rows[0]?.number) });
}

/** A payment by card that is open at the gateway. */
export async function aPayment(world: World, person: Person) {
	const order = await anOrder(world, person, { paymentId: PAYMENT.card });
	await world.testShop.call("POST", `/order/${order.id}/${order.hash}/pay`);
	const { rows } = await world.testShop.shop.db.execute<{ transaction_id: string }>(
		sql`select transaction_id from sandbox_payments where ref_id = ${order.number}`,
	);
	return { ...order, ...keep(person, { transactionId: String(rows[0]?.transaction_id) }) };
}

export async function anAddress(world: World, person: Person) {
	const street = `Doručovací ${person.mark} ${randomBytes(4).toString("hex")}`;
	const id = await insertedId(
		world,
		sql`insert into addresses (user_id, firstname, lastname, street, city, zip, country)
			values (${person.userId}, ${person.mark}, ${person.mark}, ${street}, ${person.mark}, '60200', 'CZ') returning id`,
	);
	return { id };
}

/** A review that waits for approval, so that nobody but its writer sees it. */
export async function aReview(world: World, person: Person) {
	const product = await aProduct(world.testShop);
	const id = await insertedId(
		world,
		sql`insert into reviews (product_id, user_id, author, stars, text, locale, is_verified)
			values (${product.id}, ${person.userId}, ${person.mark}, 4, ${`Názor ${person.mark}`}, 'cs', false) returning id`,
	);
	return { id };
}

/** One more browser in which the customer is signed in. */
export async function aSession({ testShop }: World, person: Person) {
	const { shop } = testShop;
	const session = await readSession(shop, await openSession(shop, person.userId ?? 0, `Phone of ${person.mark}`));
	return keep(person, { sessionId: session?.id ?? "" });
}

export async function aWatch(world: World, person: Person) {
	const { variantId } = await aProduct(world.testShop, { stock: 0 });
	const hash = randomBytes(24).toString("base64url");
	await world.testShop.shop.db.execute(sql`
		insert into watchdogs (user_id, variant_id, hash, locale)
		values (${person.userId}, ${variantId}, ${hash}, 'cs')`);
	return { ...keep(person, { hash }), variantId: String(variantId) };
}

/** A guest's watch that waits for its confirmation. */
export async function aGuestWatch(world: World, person: Person) {
	const { shop } = world.testShop;
	const { variantId } = await aProduct(world.testShop, { stock: 0 });
	const hash = randomBytes(24).toString("base64url");
	await shop.db.execute(sql`
		insert into watchdogs (email, variant_id, hash, locale, created_at)
		values (${`hlidani-${person.email}`}, ${variantId}, ${hash}, 'cs', ${shop.now()})`);
	return keep(person, { hash });
}

/** A newsletter that waits for its confirmation. */
export async function aSubscriber({ testShop }: World, person: Person) {
	const hash = randomBytes(24).toString("base64url");
	const email = `novinky-${randomBytes(6).toString("hex")}-${person.email}`;
	await testShop.shop.db.execute(sql`
		insert into subscribers (email, hash, locale, created_at) values (${email}, ${hash}, 'cs', ${testShop.shop.now()})`);
	return keep(person, { hash });
}

/** Secret of a link by mail, for this e-mail or the customer's own. */
export async function aLink(
	{ testShop: { shop } }: World,
	person: Person,
	kind: "reset_password" | "confirm_email" | "change_email",
	email = person.email,
) {
	const secret = randomBytes(32).toString("base64url");
	const secretHash = createHash("sha256").update(secret).digest("hex");
	const expires = new Date(shop.now().getTime() + EMAIL_LINK_MAX_AGE_S * SECOND_MS);
	await shop.db.execute(sql`
		insert into account_links (secret_hash, user_id, kind, email, created_at, expires_at)
		values (${secretHash}, ${person.userId}, ${kind}, ${email}, ${shop.now()}, ${expires})`);
	return keep(person, { secret });
}

export async function aVoucher(world: World, person: Person): Promise<string> {
	const code = `POUKAZ-${person.mark.toUpperCase()}-${randomBytes(3).toString("hex").toUpperCase()}`;
	await world.testShop.shop.db.execute(sql`
		insert into vouchers (code, type, value, owner_id) values (${code}, 'percent', 10, ${person.userId})`);
	return code;
}

/** A video for all customers: at a service, or one of the shop's own. */
export async function aVideo(world: World, source: "youtube" | "file") {
	const name = source === "file" ? "balonkova-girlanda" : randomBytes(8).toString("base64url");
	const id = await insertedId(
		world,
		sql`insert into videos (source, name, duration_s, published_at)
			values (${source}, ${name}, 60, ${world.testShop.shop.now()}) returning id`,
	);
	await world.testShop.shop.db.execute(sql`
		insert into video_translations (video_id, locale, title) values (${id}, 'cs', 'Video'), (${id}, 'en', 'Video')`);
	return { id };
}

/** A request that may still be taken back. */
export async function aRequest({ testShop }: World, person: Person) {
	const { email, phone, mark } = person;
	const body = aDecoration({ firstname: mark, lastname: mark, email, phone, place: `Sál ${mark}` });
	const made = await testShop.call("POST", "/decoration/requests", { body });
	if (made.status !== 201) throw new Error(`The request was refused: ${JSON.stringify(made.body)}`);
	return keep(person, { id: String(made.body.id), hash: String(made.body.hash) });
}
