/** Every call of the OpenAPI document, asked what nobody should ask: the answer keeps to the document, and to the asker. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultsOf } from "#tests/support/matrix/fuzz-answers.ts";
import { type FuzzedOperation, type Question, questionsTo } from "#tests/support/matrix/fuzz-questions.ts";
import { requestOf } from "#tests/support/matrix/fuzz-requests.ts";
import type { Schema } from "#tests/support/matrix/fuzz-values.ts";
import { leaksOf, rowsOf } from "#tests/support/matrix/matrix.ts";
import { aPerson, brokenTokens, type Person } from "#tests/support/matrix/matrix-people.ts";
import type { Target } from "#tests/support/matrix/matrix-rule.ts";
import { RULES } from "#tests/support/matrix/matrix-rules.ts";
import type { World } from "#tests/support/matrix/matrix-things.ts";
import { sized } from "#tests/support/running/sized.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

/** The quick run asks the same each time; a full one asks anew, or again what it asked with the seed that it printed. */
const SEED = Number(process.env.KONFETY_FUZZ_SEED ?? sized(20_261_125, Date.now() % 2 ** 31));
const QUESTIONS = sized(4, 90);
/** An answer that takes longer counts as none. */
const HANGS_MS = 5_000;
/** For the smallest question that fails; whatever was found by then is told. */
const SEARCH_MS = 40_000;

let testShop: TestShop;
let world: World;
let operations: Record<string, FuzzedOperation>;
let schemas: Record<string, Schema>;
/** Somebody with one of everything that a call names, whom nobody else may read or change. */
let victim: Person;
let before: Record<string, string>;
let forgeries: string[];

beforeAll(async () => {
	testShop = await openTestShop();
	const { body } = await testShop.call("GET", "/openapi.json");
	schemas = body.components.schemas;
	const paths: Record<string, Record<string, FuzzedOperation>> = body.paths;
	operations = Object.fromEntries(
		Object.entries(paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => [`${method} ${path.replace("/api", "")}`, operation]),
		),
	);
	world = {
		testShop,
		product: await aProduct(testShop, { stock: 1_000_000 }),
		soldOut: await aProduct(testShop, { stock: 0 }),
	};
	victim = await aPerson(testShop, "user A");
	for (const [call, { of }] of Object.entries(RULES))
		if (of !== "everybody") theirs.set(call, await targetOf(call, victim));
	forgeries = Object.values(await brokenTokens(testShop, victim.userId ?? 0));
	before = await rowsOf(testShop, [victim]);
});
afterAll(() => testShop.close());

const theirs = new Map<string, Target>();
/** Who asks the call, with a right question about their own; done with once the shop did what was asked. */
type Asking = { person: Person; target: Target; isDone: boolean };
const asking = new Map<Question["asker"], Asking>();

const targetOf = async (call: string, person: Person): Promise<Target> =>
	(await RULES[call]?.target(world, person)) ?? {};

const KINDS = { customer: "user B", influencer: "influencer" } as const;

async function askingOf(call: string, { asker, isAgain }: Question): Promise<Asking> {
	const known = asking.get(asker);
	if (known && (isAgain || !known.isDone)) return known;
	const { security = [] } = operations[call] ?? {};
	const isForCustomers = security.length === 1 || RULES[call]?.isForCustomers === true;
	const kind = asker === "customer" || asker === "influencer" ? KINDS[asker] : isForCustomers ? "user B" : "guest A";
	const person = await aPerson(testShop, kind);
	const made = { person, target: await targetOf(call, person), isDone: false };
	asking.set(asker, made);
	return made;
}

/** Another's number is no secret; another's keys are, and whoever knows them all may ask. */
function theirsOf(call: string): Target {
	const { params = {}, ...rest } = theirs.get(call) ?? {};
	if (RULES[call]?.of !== "secret") return { params, ...rest };
	return { params: Object.fromEntries(Object.entries(params).filter(([, value]) => /^\d{1,9}$/.test(value))) };
}

async function ask(call: string, operation: FuzzedOperation, question: Question): Promise<string[]> {
	const asker = await askingOf(call, question);
	const { person, target } = asker;
	const forged = forgeries[question.forgery % forgeries.length];
	const token = question.asker === "forged" ? forged : question.asker === "nobody" ? undefined : person.token;
	const sides = { own: target, theirs: theirsOf(call) };
	const request = requestOf(call, operation, question, sides, token);
	const answer = Promise.resolve(testShop.app.fetch(request));
	const reply = await Promise.race([answer, hanging()]);
	if (reply === null) return [`No answer within ${HANGS_MS} ms`];
	const text = await reply.text();
	if (reply.status === 401 || (reply.ok && request.method !== "GET")) asker.isDone = true;
	const leaks = leaksOf({ status: reply.status, text, shown: JSON.stringify([...reply.headers]) + text }, [victim]);
	return [...faultsOf(operation, reply, text, schemas), ...leaks];
}

const hanging = () => new Promise<null>((resolve) => setTimeout(resolve, HANGS_MS, null).unref());

describe(`hostile calls (KONFETY_FUZZ_SEED=${SEED})`, () => {
	test.each(Object.keys(RULES).map((call, index) => ({ call, index })))(
		"$call",
		async ({ call, index }) => {
			const operation = operations[call];
			if (!operation) throw new Error(`The document has no ${call}`);
			asking.clear();
			const isAsDeclared = fc.asyncProperty(questionsTo(operation), async (question) => {
				expect(await ask(call, operation, question)).toEqual([]);
			});
			await fc.assert(isAsDeclared, {
				// Questions to the next call are others.
				seed: SEED + index,
				numRuns: QUESTIONS,
				interruptAfterTimeLimit: SEARCH_MS,
				markInterruptAsFailure: true,
			});
		},
		SEARCH_MS + 20_000,
	);

	test("nothing of anybody else changed, and no prototype got new properties", async () => {
		expect(await rowsOf(testShop, [victim])).toEqual(before);
		expect(Object.keys(Object.prototype)).toEqual([]);
		expect("isAdmin" in {}).toBe(false);
	});
});

test.each([
	["a server's error", Response.json({ error: "server_error" }, { status: 500 }), "500 is not among"],
	["an undeclared status", Response.json({}, { status: 418 }), "418 is not among"],
	["a page", new Response("<p>", { headers: { "Content-Type": "text/html" } }), "200 is text/html"],
	["another body", Response.json({ id: "1" }), "The body is not as declared"],
	["a wait without its length", Response.json({ error: "unavailable" }, { status: 503 }), "503 does not say when"],
	["an undeclared code", Response.json({ error: "taken" }, { status: 409 }), "taken is not among"],
	["a statement", Response.json({ error: "not_found", value: "select 1" }, { status: 404 }), "It shows"],
])("the test notices %s", async (_, reply, fault) => {
	const operation = operations["get /order/{id}/{hash}"] ?? { responses: {} };
	const responses = {
		...operation.responses,
		409: { description: "cart_full", content: operation.responses[404]?.content ?? {} },
	};
	const faults = faultsOf({ ...operation, responses }, reply, await reply.clone().text(), schemas);
	expect(faults).toEqual([expect.stringContaining(fault)]);
});
