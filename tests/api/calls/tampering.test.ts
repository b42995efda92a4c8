/**
 * What only the shop decides, sent in the body of every call of the OpenAPI document: it is ignored
 * or refused, never believed. Prices and totals have tests of their own in price-tampering.test.ts.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { ask, type Operation, operationsOf } from "#tests/support/matrix/matrix.ts";
import { aPerson, type Person } from "#tests/support/matrix/matrix-people.ts";
import { RULES } from "#tests/support/matrix/matrix-rules.ts";
import type { World } from "#tests/support/matrix/matrix-things.ts";
import { watchWrites } from "#tests/support/matrix/watch-writes.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** As JSON, so that `__proto__` is sent as a key too. */
const GREEDY: [string, string][] = [
	["price", "1"],
	["price_with_tax", "1"],
	["total", "1"],
	["total_minor", "1"],
	["tax_rate", '{"rate":0}'],
	["group", '{"id":2,"name":"Influenceři","discount":100}'],
	["groupId", "2"],
	["group_id", "2"],
	["discount", "100"],
	["discount_percent", "100"],
	["state", '"paid"'],
	["userId", "1"],
	["user_id", "1"],
	["ownerId", "1"],
	["id", "1"],
	["is_paid", "true"],
	["paid_at", '"2026-01-01T00:00:00Z"'],
	["isConfirmed", "true"],
	["is_confirmed", "true"],
	["is_verified", "true"],
	["password_hash", '"x"'],
	["commission_percent", "100"],
	["pendingEmail", '"zlodej@example.cz"'],
	["__proto__", '{"group":{"id":2},"groupId":2,"state":"paid","isConfirmed":true,"price":1}'],
	["constructor", '{"prototype":{"groupId":2,"price":1}}'],
];

type Route = { method: string; path: string; request?: { body?: { content: Record<string, { schema: ZodType }> } } };

let testShop: TestShop;
let world: World;
let operations: Record<string, Operation>;
let schemas: Map<string, ZodType>;
let writtenTables: Awaited<ReturnType<typeof watchWrites>>;

beforeAll(async () => {
	testShop = await openTestShop();
	operations = await operationsOf(testShop);
	world = {
		testShop,
		product: await aProduct(testShop, { stock: 100_000 }),
		soldOut: await aProduct(testShop, { stock: 0 }),
	};
	writtenTables = await watchWrites(testShop);
	schemas = new Map();
	for (const definition of testShop.app.openAPIRegistry.definitions) {
		if (!("route" in definition)) continue;
		const { method, path, request } = definition.route as Route;
		const schema = request?.body?.content["application/json"]?.schema;
		if (schema) schemas.set(`${method} ${path.replace("/api", "")}`, schema);
	}
});
afterAll(() => testShop.close());

/** Calls that take a body, by the rules of the matrix, which knows every call of the document (authorisation.test.ts). */
const CALLS = [
	...["post /auth/login", "post /auth/register", "post /auth/password-reset", "post /auth/password-reset/{secret}"],
	...["put /account/profile", "put /account/invoice", "put /account/password", "put /account/email"],
	...["put /account/newsletter", "post /account/delete", "post /account/addresses", "put /account/addresses/{id}"],
	...["post /cart/create", "post /cart/currency/{cartId}", "put /cart/{cartId}", "post /voucher/cart/add/{cartId}"],
	...["post /voucher/cart/delete/{cartId}", "post /order/create/{cartId}", "post /order/{id}/{hash}/again"],
	...["post /order/{id}/{hash}/withdrawal", "post /order/{id}/{hash}/courier-review", "post /review/{productId}"],
	...["post /rental/requests", "post /inflation/requests", "post /decoration/requests", "post /events/requests"],
	...["post /sandbox-gateway/{transactionId}", "post /catalog/member-prices", "post /watchdog/{variantId}"],
	...["post /watchdog/guest/{variantId}"],
	...["post /subscriber/save", "post /satisfaction", "post /vitals"],
];

test("this table has all the calls that take a body", () => {
	const withBody = Object.keys(operations).filter((call) => operations[call]?.requestBody);
	expect(CALLS.toSorted()).toEqual(withBody.toSorted());
	expect([...schemas.keys()].toSorted()).toEqual(withBody.toSorted());
});

/** Greedy keys that a call's body does not have; those that it has are its own affair. */
function greedyFor(call: string): [string, string][] {
	const own = operations[call]?.requestBody?.content["application/json"].schema.properties ?? {};
	return GREEDY.filter(([key]) => !Object.hasOwn(own, key));
}

/** The body with these keys in front of and behind the right ones. */
function greedy(body: unknown, entries: [string, string][]): string {
	const keys = entries.map(([key, value]) => `"${key}":${value}`).join(",");
	const text = JSON.stringify(body);
	return text === "{}" ? `{${keys}}` : text.replace("{", `{${keys},`).replace(/\}$/, `,${keys}}`);
}

/** What the shop alone decides about a customer and everything that the customer has. */
async function facts(email: string): Promise<unknown> {
	const { rows } = await testShop.shop.db.execute(sql`
		select u.group_id, u.is_confirmed,
			(select json_agg(json_build_array(o.state, o.total_minor, o.paid_at, o.currency_code, o.currency_rate) order by o.id)
				from orders o where o.user_id = u.id) as orders,
			(select json_agg(json_build_array(c.currency_id, i.quantity, i.seen_unit_minor) order by c.created_at, i.id)
				from carts c left join cart_items i on i.cart_id = c.id where c.user_id = u.id) as carts,
			(select json_agg(json_build_array(r.state, r.is_verified, r.stars) order by r.id)
				from reviews r where r.user_id = u.id) as reviews,
			(select count(*) from addresses a where a.user_id = u.id) as addresses,
			(select json_agg(json_build_array(v.value, v.used, v.commission_percent)) from vouchers v where v.owner_id = u.id) as vouchers
		from users u where u.email = ${email}`);
	return rows;
}

type Sent = { status: number; text: string; changed: string[]; facts: unknown };

/** Sends a right question about the asker's own with its body changed, and looks what came of it. */
async function send(call: string, asker: Person, change: (body: unknown) => unknown): Promise<Sent> {
	const rule = RULES[call];
	if (!rule) throw new Error(`The matrix has no ${call}`);
	const target = await rule.target(world, asker);
	await writtenTables();
	const { status, text } = await ask(testShop, call, { ...target, body: change(target.body) }, asker.token);
	const changed = await writtenTables();
	const { email } = { email: asker.email, ...(call === "post /auth/register" ? (target.body as object) : {}) };
	return {
		status,
		text,
		changed,
		facts: await facts(email),
	};
}

describe.each(CALLS)("%s", (call) => {
	test("parses the same from a body with greedy keys as from one without", async () => {
		const schema = schemas.get(call);
		if (!schema) throw new Error(`${call} has no schema`);
		const { body } = (await RULES[call]?.target(world, await aPerson(testShop, "user A"))) ?? {};
		const plain = schema.safeParse(body);
		expect(plain.success).toBe(true);
		for (const entry of greedyFor(call)) {
			const parsed = schema.safeParse(JSON.parse(greedy(body, [entry])));
			if (parsed.success) expect(parsed.data, entry[0]).toStrictEqual(plain.data);
		}
	});

	test("does the same with greedy keys as without", async () => {
		const plain = await send(call, await aPerson(testShop, "user A"), (body) => body);
		expect(plain.status, plain.text).toBeLessThan(300);
		const tampered = await send(call, await aPerson(testShop, "user A"), (body) => greedy(body, greedyFor(call)));
		if (tampered.status === 422) expect(tampered.changed).toEqual([]);
		else {
			expect(tampered.status, tampered.text).toBe(plain.status);
			expect(tampered.changed).toEqual(plain.changed);
			expect(tampered.facts).toEqual(plain.facts);
		}
	});

	test.each(["-1", "0", "1.5", '"2"', "1e9", "1e400", "null", "true", "[1]", "{}"])(
		"a number that is %s breaks nothing",
		async (value) => {
			const properties = operations[call]?.requestBody?.content["application/json"].schema.properties ?? {};
			const numbers = Object.keys(properties).filter((key) =>
				/"(integer|number)"/.test(JSON.stringify(properties[key])),
			);
			for (const field of numbers) {
				const change = (body: unknown) => {
					const isList = /"array"/.test(JSON.stringify(properties[field]));
					const text = JSON.stringify({ ...(body as object), [field]: "?" });
					return text.replace('"?"', isList ? `[${value}]` : value);
				};
				const { status, text, changed } = await send(call, await aPerson(testShop, "user A"), change);
				expect(operations[call]?.responses, `${field}: ${text}`).toHaveProperty(String(status));
				expect(status, `${field}: ${text}`).toBeLessThan(500);
				// Answers of which each may stay out are right without any.
				const isRightEmpty = value === "{}" && call === "post /satisfaction" && field === "stars";
				if (["-1", "1.5", '"2"', "true", "[1]", "{}"].includes(value) && !isRightEmpty)
					expect(status, `${field}: ${text}`).toBe(422);
				if (status >= 400) expect(changed, field).toEqual([]);
			}
		},
	);
});

test("greedy keys leave nothing behind in the process", () => {
	expect(Object.keys(Object.prototype)).toEqual([]);
	for (const [key] of GREEDY.filter(([name]) => name !== "__proto__" && name !== "constructor"))
		expect(({} as Record<string, unknown>)[key], key).toBeUndefined();
});
