/** Values made of a schema of the OpenAPI document: right ones, those about its limits, and those that break what is careless. */
import fc from "fast-check";
import { HOSTILE_TEXTS } from "../texts/hostile-texts.ts";
import { NAUGHTY } from "../texts/naughty.ts";

export type Schema = {
	type?: string | string[];
	enum?: unknown[];
	anyOf?: Schema[];
	oneOf?: Schema[];
	properties?: Record<string, Schema>;
	items?: Schema;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	maxItems?: number;
	pattern?: string;
	format?: string;
};

const TEXTS = [
	...HOSTILE_TEXTS,
	...NAUGHTY,
	...["x".repeat(5_000), "2026-02-30", "+292278994-01-01", "0000-00-00", "1e400", "0x1F", "00000000000000000001"],
];

/** In an address they are sent as they stand, since encoding would mend them. */
export const RAW_TEXTS = ["%", "%zz", "%00", "%ff", "%c3%28", "%ed%a0%80", "%2e%2e%2f", "%252f", "%u0000", "+", ";a=b"];

const NUMBERS = [-1, -0, 0.1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308, 5e-324];

/** Keys that every object has already. */
const PROTOTYPE = JSON.parse(
	'{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1}',
);

export const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary", maxLength: 80 }));

const hostile: fc.Arbitrary<unknown> = fc.oneof(
	hostileText,
	fc.constantFrom<unknown>(...NUMBERS, null, true, false, [], [[]], {}, [null], PROTOTYPE),
	fc.jsonValue({ maxDepth: 3 }),
);

const FORMATS: Record<string, fc.Arbitrary<string>> = {
	email: fc.emailAddress(),
	uuid: fc.uuid(),
	date: fc
		.date({ min: new Date("2026-11-01"), max: new Date("2027-03-01") })
		.map((day) => day.toISOString().slice(0, 10)),
};

function rightText({ format = "", pattern, minLength = 0, maxLength = minLength + 50 }: Schema): fc.Arbitrary<string> {
	if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
	return FORMATS[format] ?? fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, minLength + 200) });
}

function rightOfType(type: string, schema: Schema): fc.Arbitrary<unknown> {
	const { minimum: min = -1_000, maximum: max = min + 1_000_000 } = schema;
	switch (type) {
		case "string":
			return rightText(schema);
		case "integer":
			// Small numbers are ids and quantities of what is there.
			return fc.oneof(
				fc.integer({ min, max: Math.min(max, min + 9) }),
				fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) }),
			);
		case "number":
			return fc.double({ min, max, noNaN: true });
		case "boolean":
			return fc.boolean();
		case "array":
			return fc.array(right(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
		case "object":
			return fc.record(
				Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, of]) => [key, anythingFor(of)])),
			);
		default:
			return fc.constant(null);
	}
}

function right(schema: Schema): fc.Arbitrary<unknown> {
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return fc.oneof(...choices.map(right));
	if (schema.type === undefined) return fc.jsonValue({ maxDepth: 2 });
	return fc.oneof(...[schema.type].flat().map((type) => rightOfType(type, schema)));
}

function limitsOf({ minimum, maximum, minLength, maxLength, maxItems, items }: Schema): fc.Arbitrary<unknown>[] {
	const numbers = [minimum, maximum].flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]));
	const lengths = [minLength, maxLength].flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]));
	const texts = lengths.filter((length) => length >= 0).flatMap((length) => ["x".repeat(length), "😀".repeat(length)]);
	const found = [...numbers, ...texts];
	const lists = maxItems === undefined ? [] : [maxItems, maxItems + 1];
	return [
		...(found.length > 0 ? [fc.constantFrom<unknown>(...found)] : []),
		...lists.map((length) => fc.array(right(items ?? {}), { minLength: length, maxLength: length })),
	];
}

/** Anything that somebody might send where this is expected: half of it right. */
export function anythingFor(schema: Schema): fc.Arbitrary<unknown> {
	const limits = limitsOf(schema);
	return fc.oneof(
		{ weight: 4, arbitrary: right(schema) },
		{ weight: 2, arbitrary: hostile },
		...(limits.length > 0 ? [{ weight: 2, arbitrary: fc.oneof(...limits) }] : []),
	);
}
