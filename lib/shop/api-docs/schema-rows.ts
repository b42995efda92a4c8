import type { ApiDocument, Schema } from "./document.ts";

/** A row of a field table: dotted name, whether required, type, and constraints. */
export type FieldRow = { name: string; isRequired: boolean; kind: string; rules: string[] };

type Schemas = NonNullable<NonNullable<ApiDocument["components"]>["schemas"]>;
type Reference = { $ref: string };
type Whole = Exclude<Schema, Reference>;

const FORMATS: Record<string, string> = {
	uuid: "UUID",
	"date-time": "date and time (ISO 8601)",
	email: "e-mail",
	binary: "bytes",
};

/** Largest number of a type, which is no constraint of a field. */
const NO_LIMIT = new Set([2 ** 31 - 1, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]);

const isReference = (schema: Schema): schema is Schema & Reference => typeof schema.$ref === "string";

/** The schema of a reference; an unknown reference is any value. */
function whole(schema: Schema, schemas: Schemas): Whole {
	if (!isReference(schema)) return schema;
	const named = schemas[schema.$ref.split("/").at(-1) ?? ""];
	return named && !isReference(named) ? named : {};
}

const typesOf = ({ type }: Whole): string[] => (type === undefined ? [] : [type].flat());

/** Type of a value in a few words: "text or null", "list of whole numbers". */
export function kindOf(schema: Schema): string {
	if (isReference(schema)) return schema.$ref.split("/").at(-1) ?? "object";
	const options = schema.anyOf ?? schema.oneOf;
	if (options) return [...new Set(options.map(kindOf))].join(" or ");
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	const types = typesOf(schema);
	return types.length === 0 ? "any value" : types.map((type) => typeName(type, schema)).join(" or ");
}

function typeName(type: string, schema: Whole): string {
	if (type === "array") return `list of ${schema.items ? kindOf(schema.items) : "any values"}`;
	if (type === "string") return FORMATS[schema.format ?? ""] ?? "text";
	if (type === "object") return typeof schema.additionalProperties === "object" ? "object by key" : "object";
	return { integer: "whole number", boolean: "true or false" }[type] ?? type;
}

/** Constraints of a value besides its type, one by one. */
export function rulesOf(schema: Schema): string[] {
	if (isReference(schema)) return [];
	const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
	const rules: (string | false | undefined)[] = [
		schema.enum && `one of ${schema.enum.map((value) => JSON.stringify(value)).join(", ")}`,
		range("", minimum, maximum),
		range("characters", minLength, maxLength),
		range("entries", minItems, maxItems),
		schema.pattern && `pattern ${schema.pattern}`,
		schema.default !== undefined && `${JSON.stringify(schema.default)} when left out`,
		schema.description,
	];
	return rules.filter((rule): rule is string => typeof rule === "string" && rule !== "");
}

function range(unit: string, least: number | undefined, most: number | undefined): string {
	const from = least === undefined || NO_LIMIT.has(least) ? undefined : least;
	const to = most === undefined || NO_LIMIT.has(most) ? undefined : most;
	if (from === undefined && to === undefined) return "";
	const text = from === undefined ? `at most ${to}` : to === undefined ? `at least ${from}` : `${from} to ${to}`;
	return unit === "" ? text : `${text} ${unit}`;
}

/** Every field of a body or a reply, including nested objects and lists; a recursive schema is expanded once. */
export function fieldRows(schema: Schema, schemas: Schemas, prefix = "", opened: readonly string[] = []): FieldRow[] {
	const name = isReference(schema) ? schema.$ref : undefined;
	if (name !== undefined && opened.includes(name)) return [];
	const inside = name === undefined ? opened : [...opened, name];
	const value = whole(schema, schemas);
	const options = value.anyOf ?? value.oneOf;
	if (options) return options.flatMap((option) => fieldRows(option, schemas, prefix, inside));
	if (value.items) return fieldRows(value.items, schemas, `${prefix}[]`, inside);
	if (typeof value.additionalProperties === "object")
		return fieldRows(value.additionalProperties, schemas, prefix === "" ? "{key}" : `${prefix}.{key}`, inside);
	return Object.entries(value.properties ?? {}).flatMap(([key, field]) => {
		const path = [prefix, key].filter((part) => part !== "").join(".");
		const isRequired = value.required?.includes(key) ?? false;
		const row = { name: path, isRequired, kind: kindOf(field), rules: rulesOf(field) };
		return [row, ...fieldRows(field, schemas, path, inside)];
	});
}
