/**
 * Who may do what: everybody × every call of the OpenAPI document × own, foreign and missing.
 * A new call needs a line in tests/support/matrix/matrix-rules.ts.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accept } from "#lib/domain/result.ts";
import {
	ask,
	leaksOf,
	missing,
	nearMisses,
	neighbours,
	type Operation,
	operationsOf,
	rowsOf,
	type Said,
} from "#tests/support/matrix/matrix.ts";
import { aPerson, brokenTokens, PEOPLE, type Person } from "#tests/support/matrix/matrix-people.ts";
import type { Rule, Target } from "#tests/support/matrix/matrix-rule.ts";
import { RULES } from "#tests/support/matrix/matrix-rules.ts";
import * as things from "#tests/support/matrix/matrix-things.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

const COMPANY = { companyId: "27074358", taxId: "", company: "Firma", street: "", city: "", zip: "", country: "CZ" };
const UNAUTHORIZED = { status: 401, text: '{"error":"unauthorized"}' };
const NOT_FOUND = { status: 404, text: '{"error":"not_found"}' };

let testShop: TestShop;
let world: things.World;
let operations: Record<string, Operation>;
/** Those whom nobody else may see or change. They own one of everything. */
let standing: Person[];
let broken: Record<string, string>;

beforeAll(async () => {
	testShop = await openTestShop({
		companies: { find: async (id) => accept(id === COMPANY.companyId ? COMPANY : null) },
	});
	operations = await operationsOf(testShop);
	world = {
		testShop,
		product: await aProduct(testShop, { stock: 100_000 }),
		soldOut: await aProduct(testShop, { stock: 0 }),
	};
	standing = await Promise.all(PEOPLE.map((name) => aPerson(testShop, name)));
	for (const person of standing) await settle(person);
	broken = await brokenTokens(testShop, standingOne("user A").userId ?? 0);
}, 120_000);
afterAll(() => testShop.close());

/** Gives somebody one of everything that the shop keeps of people. */
async function settle(person: Person): Promise<void> {
	if (person.name === "no token") return;
	await things.aDocument(world, person);
	await things.aPayment(world, person);
	await things.aCart(world, person);
	if (person.userId === null) return;
	await things.anAddress(world, person);
	await things.aReview(world, person);
	await things.aSession(world, person);
	await things.aWatch(world, person);
	await things.aVoucher(world, person);
}

function standingOne(name: Person["name"]): Person {
	const person = standing.find((one) => one.name === name);
	if (!person) throw new Error(`There is no ${name}`);
	return person;
}

const needsToken = ({ security = [] }: Operation) => security.length === 1;
const same = ({ status, text }: Said) => ({ status, text });
const isGuest = ({ userId }: Person) => userId === null;
const ownsNothing = (person: Person, rule: Rule, operation: Operation) =>
	person.name === "no token" || (isGuest(person) && (rule.isForCustomers === true || needsToken(operation)));

/** Another customer than the asker. */
const victimOf = (asker: Person) => standingOne(asker.name === "user A" ? "user B" : "user A");

test("the matrix knows every call of the document, and no other", () => {
	expect(Object.keys(RULES).toSorted()).toEqual(Object.keys(operations).toSorted());
});

test("a token in a cookie opens nothing, so that no other site can make a browser ask", async () => {
	const Cookie = `token=${standingOne("user A").token}`;
	for (const [call, operation] of Object.entries(operations).filter((entry) => needsToken(entry[1]))) {
		const target = await RULES[call]?.target(world, standingOne("user A"));
		expect(same(await ask(testShop, call, target ?? {}, undefined, { Cookie })), call).toEqual(UNAUTHORIZED);
		expect(operation.responses, call).toHaveProperty("401");
	}
});

describe.each(Object.entries(RULES))("%s", (call, rule) => {
	const operation = (): Operation => {
		const found = operations[call];
		if (!found) throw new Error(`The document has no ${call}`);
		return found;
	};
	const send = (target: Target, token?: string) => ask(testShop, call, target, token);
	const refusal = ({ name }: Person) => (rule.only !== undefined && rule.only !== name ? NOT_FOUND : null);

	/** What must not have happened to those who stand while somebody asked. */
	async function untouched(asking: () => Promise<void>): Promise<void> {
		const before = await rowsOf(testShop, standing);
		await asking();
		expect(await rowsOf(testShop, standing)).toEqual(before);
	}

	test("an invalid token is refused, whatever is asked for", async () => {
		const target = await rule.target(world, standingOne("user A"));
		await untouched(async () => {
			for (const [name, token] of Object.entries(broken)) {
				const said = await send(target, token);
				const expected = call === "get /auth/logout" ? { status: 200, text: "{}" } : UNAUTHORIZED;
				expect(same(said), name).toEqual(expected);
			}
		});
	});

	test("everybody is answered about what is their own, and nothing of anybody else is shown or changed", async () => {
		await untouched(async () => {
			for (const { name } of standing) {
				const asker = await aPerson(testShop, name);
				if (rule.of !== "everybody" && rule.of !== "asker" && ownsNothing(asker, rule, operation())) continue;
				const said = await send(await rule.target(world, asker), asker.token);
				const needed = needsToken(operation()) && isGuest(asker) ? UNAUTHORIZED : refusal(asker);
				if (needed) expect(same(said), name).toEqual(needed);
				else expect(operation().responses, `${name}: ${said.text}`).toHaveProperty(String(said.status));
				if (!needed) expect(said.status, `${name}: ${said.text}`).toBeLessThan(300);
				expect(leaksOf(said, standing), name).toEqual([]);
			}
		});
	});

	if (call.startsWith("get ") && rule.of === "asker" && call !== "get /auth/logout")
		test("a person with data reads nothing of the others'", async () => {
			for (const asker of standing) {
				const said = await send(await rule.target(world, asker), asker.token);
				const others = standing.filter((one) => one !== asker);
				expect(leaksOf(said, others), asker.name).toEqual([]);
				if (needsToken(operation()) && isGuest(asker)) expect(same(said), asker.name).toEqual(UNAUTHORIZED);
			}
		});

	if (rule.of === "everybody")
		test("what does not exist is 404 for everybody", async () => {
			const target = await rule.target(world, standingOne("user A"));
			if (Object.keys(target.params ?? {}).every((name) => name === "locale")) return;
			for (const { name, token } of standing) expect(same(await send(missing(target), token)), name).toEqual(NOT_FOUND);
		});

	if (rule.of === "owner")
		test("what belongs to somebody else is answered as if it did not exist", async () => {
			const targets = new Map<Person, Target>();
			for (const asker of standing) targets.set(asker, await rule.target(world, victimOf(asker)));
			await untouched(async () => {
				for (const [asker, target] of targets) {
					const lost = await send(missing(target), asker.token);
					const expected = needsToken(operation()) && isGuest(asker) ? UNAUTHORIZED : NOT_FOUND;
					expect(same(lost), asker.name).toEqual(expected);
					expect(same(await send(target, asker.token)), asker.name).toEqual(expected);
				}
			});
		});

	if (rule.of !== "everybody" && rule.of !== "asker" && call.includes("{id}"))
		test("guessed ids are 404", async () => {
			const theirs = await rule.target(world, standingOne("user A"));
			const guesser = await aPerson(testShop, "user B");
			await untouched(async () => {
				for (const target of neighbours(theirs))
					expect(same(await send(target, guesser.token)), target.params?.id).toEqual(NOT_FOUND);
			});
		});

	if (rule.of === "secret")
		test("secrets that are nearly right are 404", async () => {
			const theirs = await rule.target(world, standingOne("user A"));
			const owns = !ownsNothing(standingOne("guest A"), rule, operation());
			const own = await rule.target(world, standingOne(owns ? "guest A" : "user B"));
			await untouched(async () => {
				for (const { name, token } of standing) {
					const lost = await send(missing(theirs), token);
					expect(lost.status, name).toBe(404);
					for (const target of nearMisses(theirs, own))
						expect(same(await send(target, token)), `${name} ${JSON.stringify(target.params)}`).toEqual(same(lost));
				}
			});
		});
});
