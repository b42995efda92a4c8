/** Things of somebody else, named in a body or under another key than theirs. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, leaksOf, rowsOf, type Said } from "#tests/support/matrix/matrix.ts";
import { aPerson, PASSWORD, type Person } from "#tests/support/matrix/matrix-people.ts";
import type { Target } from "#tests/support/matrix/matrix-rule.ts";
import * as things from "#tests/support/matrix/matrix-things.ts";
import { addVoucher, aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let world: things.World;
let victim: Person;
let victimsCart: Awaited<ReturnType<typeof things.aCart>>;
let thief: Person;
let guest: Person;

beforeAll(async () => {
	testShop = await openTestShop();
	world = { testShop, product: await aProduct(testShop), soldOut: await aProduct(testShop, { stock: 0 }) };
	[victim, thief, guest] = await Promise.all([
		aPerson(testShop, "user A"),
		aPerson(testShop, "user B"),
		aPerson(testShop, "guest A"),
	]);
	victimsCart = await things.aCart(world, victim);
});
afterAll(() => testShop.close());

/** Asks, and sees that the answer shows nothing of the victim's and that the victim has what there was. */
async function steal(call: string, target: Target, asker: Person): Promise<Said> {
	const before = await rowsOf(testShop, [victim]);
	const said = await ask(testShop, call, target, asker.token);
	expect(await rowsOf(testShop, [victim])).toEqual(before);
	expect(leaksOf(said, [victim])).toEqual([]);
	return said;
}

const NOT_FOUND = { status: 404, text: '{"error":"not_found"}' };

test("goods cannot be put below an item of somebody else's cart", async () => {
	const { cartId } = await things.aCart(world, thief);
	const { id, variantId } = world.product;
	const body = { id, variantId, quantity: 1, parentId: Number(victimsCart.itemId) };
	expect(await steal("put /cart/{cartId}", { params: { cartId }, body }, thief)).toMatchObject(NOT_FOUND);
});

test("a voucher cannot be taken out of somebody else's cart", async () => {
	await addVoucher(testShop, victimsCart.cartId, await things.aVoucher(world, thief), { token: victim.token ?? "" });
	const { rows } = await testShop.shop.db.execute<{ id: number }>(
		sql`select voucher_id as id from cart_vouchers where cart_id = ${victimsCart.cartId}`,
	);
	const { cartId } = await things.aCart(world, thief);
	const body = { voucherId: rows[0]?.id };
	expect((await steal("post /voucher/cart/delete/{cartId}", { params: { cartId }, body }, thief)).status).toBe(200);
});

test.each(["thief", "guest"])("a %s cannot put an order again into somebody else's cart", async (who) => {
	const asker = who === "thief" ? thief : guest;
	const { id, hash } = await things.anOrder(world, asker);
	const target = { params: { id, hash }, body: { cartId: victimsCart.cartId } };
	expect(await steal("post /order/{id}/{hash}/again", target, asker)).toMatchObject(NOT_FOUND);
});

test("logging in with the id of another customer's cart does not take that cart", async () => {
	const body = { email: thief.email, password: PASSWORD, tempId: victimsCart.cartId };
	expect((await steal("post /auth/login", { body }, guest)).status).toBe(200);
});

test("registering with the id of a customer's cart does not take that cart", async () => {
	const person = { email: "novacek@example.cz", password: PASSWORD, firstname: "Jan", lastname: "Nováček" };
	const body = { ...person, consent: true, locale: "cs", tempId: victimsCart.cartId };
	expect((await steal("post /auth/register", { body }, guest)).status).toBe(201);
});

test("a customer's cart cannot be read as a guest's by its id", async () => {
	const target = { params: { locale: "cs", tempId: victimsCart.cartId } };
	expect(await steal("get /cart/anonymous/{locale}/{tempId}", target, guest)).toMatchObject(NOT_FOUND);
	expect(await steal("get /cart/anonymous/{locale}/{tempId}", target, victim)).toMatchObject(NOT_FOUND);
});

test.each<[string, (email: string) => object]>([
	["put /account/email", (email) => ({ email, currentPassword: PASSWORD })],
	[
		"post /auth/register",
		(email) => ({ email, password: PASSWORD, firstname: "A", lastname: "B", consent: true, locale: "cs" }),
	],
])("%s does not take over somebody else's e-mail, however it is written", async (call, bodyOf) => {
	for (const email of [victim.email, victim.email.toUpperCase(), ` ${victim.email} `]) {
		const said = await ask(testShop, call, { body: bodyOf(email) }, call.startsWith("put") ? thief.token : undefined);
		expect({ status: said.status, error: JSON.parse(said.text).error }).toEqual({
			status: 422,
			error: "account_exists",
		});
	}
});

test("nobody pays, cancels or reads an order with the hash of another order", async () => {
	const own = await things.anOrder(world, thief);
	const theirs = await things.anOrder(world, victim);
	for (const call of ["get /order/{id}/{hash}", "post /order/{id}/{hash}/pay", "post /order/{id}/{hash}/cancel"])
		expect(await steal(call, { params: { id: theirs.id, hash: own.hash } }, thief)).toMatchObject(NOT_FOUND);
});
