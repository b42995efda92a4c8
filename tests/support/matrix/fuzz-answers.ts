/** What every answer of the API keeps to, whatever was asked: its document, and nobody else's business. */
import { z } from "zod";
import type { FuzzedOperation } from "./fuzz-questions.ts";
import type { Schema } from "./fuzz-values.ts";

/** A refusal that shows how the shop is made. */
const INSIDES = /\b(select|insert|update|delete) \w|node_modules|\.ts:|\bat async|syntax|ECONN/i;

/** Faults of an answer as sentences; none when it is as the document says. `schemas` are the document's own, to be referred to. */
export function faultsOf(
	operation: FuzzedOperation,
	reply: Response,
	text: string,
	schemas: Record<string, Schema>,
): string[] {
	const { status } = reply;
	const declared = operation.responses[status];
	if (status === 500 || !declared)
		return [`${status} is not among ${Object.keys(operation.responses)}: ${text.slice(0, 300)}`];
	const type = reply.headers.get("Content-Type")?.split(";")[0] ?? "none";
	const content = declared.content[type];
	if (!content) return [`${status} is ${type} instead of ${Object.keys(declared.content)}`];
	const waits = status === 503 || status === 429;
	return [
		...(waits && !reply.headers.has("Retry-After") ? [`${status} does not say when to come again`] : []),
		...(type === "application/json" ? jsonFaults(text, content.schema, schemas) : []),
		...(status >= 400 ? refusalFaults(text, declared.description) : []),
	];
}

function jsonFaults(text: string, schema: Schema, schemas: Record<string, Schema>): string[] {
	const { success, error } = readerOf(schema, schemas).safeParse(JSON.parse(text));
	return success ? [] : [`The body is not as declared: ${z.prettifyError(error)}\n${text.slice(0, 300)}`];
}

const readers = new WeakMap<Schema, z.ZodType>();

function readerOf(schema: Schema, schemas: Record<string, Schema>): z.ZodType {
	const known = readers.get(schema);
	if (known) return known;
	const whole = JSON.stringify({ ...schema, $defs: schemas }).replaceAll("#/components/schemas/", "#/$defs/");
	const reader = z.fromJSONSchema(JSON.parse(whole));
	readers.set(schema, reader);
	return reader;
}

function refusalFaults(text: string, codes: string): string[] {
	const { error } = JSON.parse(text);
	return [
		...(codes.split(", ").includes(error) ? [] : [`${error} is not among ${codes}`]),
		...(INSIDES.test(text) ? [`It shows the shop's insides: ${text.slice(0, 300)}`] : []),
	];
}
