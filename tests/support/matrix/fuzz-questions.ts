/** Hostile questions to a call of the OpenAPI document: who asks, about whose things, and what is changed in a right question. */
import fc from "fast-check";
import { anythingFor, hostileText, RAW_TEXTS, type Schema } from "./fuzz-values.ts";

export type FuzzedOperation = {
	security?: Record<string, string[]>[];
	parameters?: { name: string; in: string; schema: Schema }[];
	requestBody?: { content: { "application/json": { schema: Schema } } };
	responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
};

/** One part of an address or a header: from a right question about things of one's own or another's, or something else. */
export type Part = { is: "own" | "theirs" | "absent" } | { is: "text" | "raw"; text: string };
export type Change = { path: string[]; value?: unknown };

/** How a body is written down: as JSON, or as what only looks like it. */
export const WRITINGS = [
	...["as JSON", "cut", "every key twice", "deep", "too large", "not UTF-8", "with a mark of bytes", "text", "nothing"],
	...["as a form", "as text/plain", "without a type"],
] as const;

/** Customers, who come furthest, ask most. */
const ASKERS = ["customer", "customer", "customer", "influencer", "influencer", "nobody", "nobody", "forged"] as const;

export type Question = {
	asker: (typeof ASKERS)[number];
	/** About the same things as before, although the shop has done with them what was asked. */
	isAgain: boolean;
	/** Which of the tokens that do not hold. */
	forgery: number;
	parts: Record<string, Part>;
	/** Keys of the query that the call does not have, or has already. */
	more: [string, string][];
	changes: Change[];
	writing: (typeof WRITINGS)[number];
	text: string;
};

const part = (schema: Schema): fc.Arbitrary<Part> =>
	fc.oneof(
		{ weight: 16, arbitrary: fc.constant<Part>({ is: "own" }) },
		{ weight: 2, arbitrary: fc.constant<Part>({ is: "theirs" }) },
		{ weight: 1, arbitrary: fc.constant<Part>({ is: "absent" }) },
		{ weight: 4, arbitrary: anythingFor(schema).map((value): Part => ({ is: "text", text: textOf(value) })) },
		{ weight: 1, arbitrary: hostileText.map((text): Part => ({ is: "text", text })) },
		{ weight: 1, arbitrary: fc.constantFrom(...RAW_TEXTS).map((text): Part => ({ is: "raw", text })) },
	);

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Every place of a body, the whole body too, each with its schema. */
function placesOf(schema: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
	const inside = Object.entries(schema.properties ?? {}).flatMap(([key, of]) => placesOf(of, [...path, key]));
	return [{ path, schema }, ...inside];
}

function changesOf(schema: Schema): fc.Arbitrary<Change[]> {
	const changes = placesOf(schema).map(({ path, schema: of }) => {
		const weight = path.length === 0 ? 1 : 3;
		const value = fc.option(anythingFor(of), { nil: undefined, freq: 8 });
		return { weight, arbitrary: value.map((made): Change => ({ path, value: made })) };
	});
	return fc.array(fc.oneof(...changes), { maxLength: 3 });
}

/** Questions to one call. Most keep to its form, since what is refused at the door never comes to the shop. */
export function questionsTo(operation: FuzzedOperation): fc.Arbitrary<Question> {
	const schema = operation.requestBody?.content["application/json"].schema;
	const writing = fc.oneof(
		{ weight: schema ? 12 : 24, arbitrary: fc.constant(schema ? "as JSON" : "nothing") },
		{ weight: 4, arbitrary: fc.constantFrom(...WRITINGS) },
	);
	return fc.record({
		asker: fc.constantFrom(...ASKERS),
		isAgain: fc.constantFrom(false, false, false, true),
		forgery: fc.nat({ max: 20 }),
		parts: fc.record(Object.fromEntries((operation.parameters ?? []).map((one) => [one.name, part(one.schema)]))),
		more: fc.array(fc.tuple(fc.constantFrom(...namesFor(operation)), hostileText), { maxLength: 2 }),
		changes: schema ? changesOf(schema) : fc.constant([]),
		writing,
		text: hostileText,
	});
}

function namesFor({ parameters = [] }: FuzzedOperation): string[] {
	return [
		"__proto__",
		"constructor",
		"utm_source",
		...parameters.filter((one) => one.in === "query").map(({ name }) => name),
	];
}
