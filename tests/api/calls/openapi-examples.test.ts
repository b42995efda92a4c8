/** The documentation's examples are real: each fits its schemas, and those that change nothing are asked of the demo shop. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { accept } from "#lib/domain/result.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

type Content = Record<string, { schema: unknown; example?: unknown }>;
type Route = {
	method: string;
	path: string;
	request?: { params?: z.ZodType; query?: z.ZodType; body?: { content: Content } };
	responses: Record<string, { content?: Content }>;
	"x-example": { params?: unknown; query?: unknown };
};
type Operation = {
	security?: object[];
	parameters?: { name: string; in: string; example?: unknown }[];
	responses: Record<string, unknown>;
};

const COMPANY = { companyId: "27074358", taxId: "", company: "Firma", street: "", city: "", zip: "", country: "CZ" };

let testShop: TestShop;
let routes: Route[];
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
	// The demo shop's videos were published when it was made.
	testShop = await openTestShop({ isToday: true, companies: { find: async () => accept(COMPANY) } });
	paths = (await testShop.call("GET", "/openapi.json")).body.paths;
	routes = testShop.app.openAPIRegistry.definitions.flatMap((definition) =>
		"route" in definition ? [definition.route as unknown as Route] : [],
	);
});
afterAll(() => testShop.close());

const json = (content?: Content) => content?.["application/json"];

/** What a schema says to a value: nothing when it fits. */
function problem(schema: unknown, value: unknown): string {
	if (!(schema instanceof z.ZodType)) return "";
	const parsed = schema.safeParse(value);
	return parsed.success ? "" : z.prettifyError(parsed.error);
}

test("every call has an example of everything that it takes, and each part fits its schema", () => {
	expect(routes.length).toBeGreaterThan(70);
	for (const { method, path, request = {}, "x-example": example } of routes) {
		const call = `${method} ${path}`;
		expect(problem(request.params, example.params), `${call} params`).toBe("");
		expect(problem(request.query, example.query ?? {}), `${call} query`).toBe("");
		const body = json(request.body?.content);
		if (body) expect(body.example, `${call} body`).toBeDefined();
		if (body) expect(problem(body.schema, body.example), `${call} body`).toBe("");
	}
});

test("every call has an example of its answer, with the fields of its schema and no others", () => {
	for (const { method, path, responses } of routes) {
		const [[, done]] = Object.entries(responses).filter(([status]) => Number(status) < 300) as [
			[string, Route["responses"][string]],
		];
		const reply = json(done.content);
		if (!reply) {
			const types = Object.keys(done.content ?? {});
			expect(types, `${method} ${path}`).not.toEqual([]);
			for (const type of types) expect(type, `${method} ${path}`).toMatch(/^\w+\/[\w+-]+$/);
			continue;
		}
		expect(reply.example, `${method} ${path}`).toBeDefined();
		expect(reply.schema).toBeInstanceOf(z.ZodType);
		expect(problem(reply.schema, reply.example), `${method} ${path}`).toBe("");
		expect((reply.schema as z.ZodType).parse(reply.example), `${method} ${path}`).toStrictEqual(reply.example);
	}
});

test("the document holds each part of the example of a request", () => {
	for (const { path, method, "x-example": example } of routes) {
		const parameters = paths[path]?.[method]?.parameters ?? [];
		const shown = (place: string) =>
			Object.fromEntries(
				parameters.filter((one) => one.in === place && one.example !== undefined).map((one) => [one.name, one.example]),
			);
		expect(shown("path"), `${method} ${path}`).toEqual(example.params ?? {});
		expect(shown("query"), `${method} ${path}`).toEqual(example.query ?? {});
	}
});

/** Their examples name what somebody else has: nobody may know a key that works. */
const BY_KEY = /\/changes$|\{(hash|secret|tempId|cartId|transactionId|sessionId|part)\}|\/account\/orders\/\{id\}/;

test("examples that change nothing are answered by the demo shop as documented", async () => {
	const tokens = { customer: await testShop.tokenOf("customer"), influencer: await testShop.tokenOf("influencer") };
	const gets = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []));
	expect(gets.length).toBeGreaterThan(40);
	for (const { path, get } of gets.filter((one) => one.path !== "/api/auth/logout")) {
		const parameters = get.parameters ?? [];
		const address = parameters
			.filter((one) => one.in === "path")
			.reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path);
		const query = parameters
			.filter((one) => one.in === "query" && one.example !== undefined)
			.map(({ name, example }) => [name, String(example)]);
		const token = path.includes("/influencer") ? tokens.influencer : tokens.customer;
		const reply = await testShop.app.request(`${address}?${new URLSearchParams(query)}`, {
			headers: get.security?.length === 1 ? { Authorization: `Bearer ${token}` } : {},
		});
		expect(reply.status, `${path}: ${address}`).toBe(BY_KEY.test(path) ? 404 : 200);
		expect(get.responses).toHaveProperty(String(reply.status));
	}
});
