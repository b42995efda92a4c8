import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ERRORS } from "#lib/contract/errors.ts";
import * as account from "#lib/contract/routes/account.ts";
import * as accountOrders from "#lib/contract/routes/account-orders.ts";
import * as address from "#lib/contract/routes/address.ts";
import * as cart from "#lib/contract/routes/cart.ts";
import * as catalogue from "#lib/contract/routes/catalogue.ts";
import * as changes from "#lib/contract/routes/changes.ts";
import * as company from "#lib/contract/routes/company.ts";
import * as content from "#lib/contract/routes/content.ts";
import * as delivery from "#lib/contract/routes/delivery.ts";
import * as documents from "#lib/contract/routes/document.ts";
import * as influencer from "#lib/contract/routes/influencer.ts";
import * as lists from "#lib/contract/routes/lists.ts";
import * as newsletter from "#lib/contract/routes/newsletter.ts";
import * as order from "#lib/contract/routes/order.ts";
import * as party from "#lib/contract/routes/party.ts";
import * as payment from "#lib/contract/routes/payment.ts";
import * as request from "#lib/contract/routes/request.ts";
import * as review from "#lib/contract/routes/review.ts";
import * as satisfaction from "#lib/contract/routes/satisfaction.ts";
import * as search from "#lib/contract/routes/search.ts";
import * as store from "#lib/contract/routes/store.ts";
import * as vitals from "#lib/contract/routes/vitals.ts";
import * as voucher from "#lib/contract/routes/voucher.ts";
import * as watchdog from "#lib/contract/routes/watchdog.ts";
import * as written from "#lib/contract/routes/written.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

type Operation = {
	responses: Record<string, { description: string; content: object }>;
	parameters?: { name: string; in: string; required?: boolean }[];
	requestBody?: object;
	summary?: string;
	operationId?: string;
	tags?: string[];
};
type Document = {
	openapi: string;
	tags?: { name: string }[];
	paths: Record<string, Record<string, Operation>>;
	components: { schemas?: object; securitySchemes: object };
};

/** Every file of calls. */
const CONTRACT = [
	account,
	accountOrders,
	address,
	cart,
	catalogue,
	changes,
	company,
	content,
	delivery,
	documents,
	influencer,
	lists,
	newsletter,
	order,
	party,
	payment,
	request,
	review,
	satisfaction,
	search,
	store,
	vitals,
	voucher,
	watchdog,
	written,
];

let testShop: TestShop;
let document: Document;

beforeAll(async () => {
	testShop = await openTestShop();
	document = (await testShop.call("GET", "/openapi.json")).body;
});
afterAll(() => testShop.close());

const operations = () =>
	Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);

test("the document is OpenAPI 3.1 with the bearer scheme", () => {
	expect(document.openapi).toBe("3.1.0");
	expect(document.components.securitySchemes).toEqual({
		bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
	});
});

test("the document has every call of the contract and no other", () => {
	const ours = CONTRACT.flatMap((calls) => Object.values(calls)).flatMap((call) =>
		"path" in call ? [`${call.method} /api${call.path}`] : [],
	);
	expect(
		operations()
			.map(({ method, path }) => `${method} ${path}`)
			.toSorted(),
	).toEqual(ours.toSorted());
});

test("every parameter of an address is declared, and every answer has its description", () => {
	for (const { path, method, operation } of operations()) {
		const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
		const declared = (operation.parameters ?? [])
			.filter((parameter) => parameter.in === "path")
			.map(({ name }) => name);
		expect(declared.toSorted(), `${method} ${path}`).toEqual(named.toSorted());
		expect(operation.summary, `${method} ${path}`).toMatch(/\w/);
		for (const [status, { description }] of Object.entries(operation.responses))
			expect(description, `${method} ${path} ${status}`).toMatch(/\w/);
	}
});

test("every call has a name of its own, which generated clients call it by", () => {
	const names = operations().map(({ operation }) => operation.operationId ?? "");
	for (const name of names) expect(name).toMatch(/^(get|post|put|delete)[A-Z][A-Za-z]+$/);
	expect(new Set(names).size).toBe(names.length);
	const nameOf = (method: string, path: string) => document.paths[path]?.[method]?.operationId;
	expect(nameOf("get", "/api/catalog/product/{locale}/{id}/related")).toBe("getCatalogProductByLocaleByIdRelated");
	expect(nameOf("post", "/api/order/{id}/{hash}/courier-review")).toBe("postOrderByIdByHashCourierReview");
	expect(nameOf("get", "/api/order/{id}/{hash}/qr.svg")).toBe("getOrderByIdByHashQrSvg");
});

test("the subjects of calls are listed once, in the order of the page", () => {
	const subjects = (document.tags ?? []).map(({ name }) => name);
	expect(subjects.slice(0, 3)).toEqual(["Catalogue", "Search", "Cart"]);
	expect(subjects.toSorted()).toEqual(
		[...new Set(operations().flatMap(({ operation }) => operation.tags ?? []))].toSorted(),
	);
});

test("a list of fixed length says what is in it and how long it is", () => {
	const hours = { type: "array", items: { type: "string" }, minItems: 2, maxItems: 2 };
	const reply = document.paths["/api/stores/{locale}/{id}"]?.get?.responses["200"]?.content;
	expect(reply).toHaveProperty(["application/json", "schema", "properties", "opening_hours", "properties", "1"]);
	expect(JSON.stringify(reply)).toContain(JSON.stringify(hours).slice(1, -1));
	expect(JSON.stringify(document)).not.toContain("prefixItems");
});

test("every reference in the document can be resolved", () => {
	const text = JSON.stringify(document);
	for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
		expect(document.components.schemas).toHaveProperty(name ?? "");
});

test("this test reads every file of calls", () => {
	const files = readdirSync("lib/contract/routes").filter((file) => file !== "define-call.ts");
	expect(files).toHaveLength(CONTRACT.length);
});

test("every code has a sentence that says when it occurs", () => {
	for (const [code, { note }] of Object.entries(ERRORS)) expect(note, code).toMatch(/^[A-Z].{10,}\.$/s);
});

test("each parameter is declared once, those in the path are required, and no internal field is left in the document", () => {
	for (const { path, method, operation } of operations()) {
		const places = (operation.parameters ?? []).map(({ name, in: place }) => `${place} ${name}`);
		expect(new Set(places).size, `${method} ${path}`).toBe(places.length);
		for (const parameter of operation.parameters ?? [])
			if (parameter.in === "path") expect(parameter.required, `${method} ${path} ${parameter.name}`).toBe(true);
	}
	expect(JSON.stringify(document)).not.toContain('"x-');
});

test("every error code is declared under its status", () => {
	for (const { path, method, operation } of operations()) {
		for (const [status, { description }] of Object.entries(operation.responses)) {
			if (Number(status) < 400) continue;
			for (const code of description.split(", "))
				expect(`${ERRORS[code as keyof typeof ERRORS].status}`, `${method} ${path} ${code}`).toBe(status);
		}
	}
});

test("every call declares the error codes that follow from its form, each once", () => {
	for (const { path, method, operation } of operations()) {
		const { parameters = [], requestBody, responses } = operation;
		const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
		const declared = refusals.flatMap(([, { description }]) => description.split(", "));
		const hasPart = (part: string) => parameters.some((parameter) => parameter.in === part);
		const ofItsForm = [
			...["server_error", "unavailable"],
			// A token that does not hold is refused by every call but the one that ends it.
			...(path === "/api/auth/logout" ? [] : ["unauthorized"]),
			...(method === "get" ? [] : ["too_large", "maintenance", "request_running"]),
			...(hasPart("path") ? ["not_found"] : []),
			...(hasPart("query") || hasPart("header") || requestBody ? ["invalid"] : []),
			...(requestBody ? ["unreadable"] : []),
		];
		expect(declared, `${method} ${path}`).toEqual(expect.arrayContaining(ofItsForm));
		expect(declared.length, `${method} ${path}`).toBe(new Set(declared).size);
	}
	expect(document.paths["/api/auth/logout"]?.get?.responses).not.toHaveProperty("401");
});

test.each([
	["post", "/api/order/create/{cartId}"],
	["post", "/api/rental/requests"],
	["post", "/api/inflation/requests"],
	["post", "/api/decoration/requests"],
	["post", "/api/events/requests"],
])("%s %s answers 201, and 200 when it is repeated", (method, path) => {
	const { responses } = document.paths[path]?.[method] ?? { responses: {} };
	expect(Object.keys(responses).filter((status) => Number(status) < 400)).toEqual(["200", "201"]);
});

test("the files of a video are declared with the content types that they are sent as", () => {
	const { responses } = document.paths["/api/videos/{id}/{locale}/{part}"]?.get ?? { responses: {} };
	expect(Object.keys(responses["200"]?.content ?? {})).toEqual(["video/webm", "image/webp", "text/vtt"]);
});
