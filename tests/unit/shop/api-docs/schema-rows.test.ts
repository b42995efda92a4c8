import { expect, test } from "vitest";
import type { Schema } from "#lib/shop/api-docs/document.ts";
import { fieldRows, kindOf, rulesOf } from "#lib/shop/api-docs/schema-rows.ts";

test.each<[Schema, string, string[]]>([
	[{ type: "string" }, "text", []],
	[{ type: "string", format: "uuid" }, "UUID", []],
	[{ type: "string", minLength: 1, maxLength: 60 }, "text", ["1 to 60 characters"]],
	[{ type: "string", enum: ["cs", "en"], default: "cs" }, "text", ['one of "cs", "en"', '"cs" when left out']],
	[{ type: "integer", minimum: 1, maximum: 2 ** 31 - 1 }, "whole number", ["at least 1"]],
	[{ type: ["integer", "null"], minimum: 0, maximum: 999 }, "whole number or null", ["0 to 999"]],
	[{ type: "number", maximum: 5 }, "number", ["at most 5"]],
	[{ type: "array", items: { type: "string" }, maxItems: 3 }, "list of text", ["at most 3 entries"]],
	[{ type: "object", additionalProperties: { type: "number" } }, "object by key", []],
	[{ anyOf: [{ type: "string" }, { type: "null" }] }, "text or null", []],
	[{ $ref: "#/components/schemas/CategoryNode" }, "CategoryNode", []],
	[{}, "any value", []],
])("%j is described in words", (schema, kind, rules) => {
	expect({ kind: kindOf(schema), rules: rulesOf(schema) }).toEqual({ kind, rules });
});

const names = (schema: Schema, schemas = {}) => fieldRows(schema, schemas).map(({ name }) => name);

test("fields of objects and lists follow them, with their full path", () => {
	const line: Schema = { type: "object", properties: { price: { type: "integer" } }, required: ["price"] };
	const order: Schema = {
		type: "object",
		properties: { lines: { type: "array", items: line }, note: { type: "string" } },
	};
	expect(names(order)).toEqual(["lines", "lines[].price", "note"]);
	expect(fieldRows(order, {}).map(({ isRequired }) => isRequired)).toEqual([false, true, false]);
});

test("a list at the top is marked, and so are the values of a record", () => {
	const item: Schema = { type: "object", properties: { id: { type: "integer" } } };
	expect(names({ type: "array", items: item })).toEqual(["[].id"]);
	expect(names({ type: "object", additionalProperties: item })).toEqual(["{key}.id"]);
});

test("a recursive schema is expanded once", () => {
	const node: Schema = {
		type: "object",
		properties: { id: { type: "integer" }, below: { type: "array", items: { $ref: "#/components/schemas/Node" } } },
	};
	expect(names({ $ref: "#/components/schemas/Node" }, { Node: node })).toEqual(["id", "below"]);
});

test("a broken reference has no fields", () => {
	expect(names({ $ref: "#/components/schemas/Lost" })).toEqual([]);
});
