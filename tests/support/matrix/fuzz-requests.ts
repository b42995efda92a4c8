/** A fuzzed question as the request that is sent. */
import type { Change, FuzzedOperation, Part, Question } from "./fuzz-questions.ts";
import type { Target } from "./matrix-rule.ts";

const LARGE = 70_000;
const DEEP = 8_000;

type Sides = { own: Target; theirs: Target };

/** `own` and `theirs` are right questions about the asker's things and about another's. */
export function requestOf(
	call: string,
	operation: FuzzedOperation,
	question: Question,
	sides: Sides,
	token?: string,
): Request {
	const [method = "", path = ""] = call.split(" ");
	const { parameters = [] } = operation;
	const filled = path.replace(
		/\{(\w+)\}/g,
		(_, name: string) => partOf(question.parts[name], name, sides, "params") ?? "0",
	);
	const query = parameters
		.filter((one) => one.in === "query")
		.flatMap(({ name }) => {
			const text = partOf(question.parts[name], name, sides, "query");
			return text === undefined ? [] : [`${name}=${text}`];
		});
	const more = question.more.map(([name, text]) => `${name}=${encoded(text)}`);
	const search = [...query, ...more].join("&");
	const { body, type } = bodyOf(question, sides.own.body);
	const headers = new Headers(type === undefined ? {} : { "Content-Type": type });
	if (token !== undefined) headers.set("Authorization", `Bearer ${inHeader(token)}`);
	for (const { name } of parameters.filter((one) => one.in === "header")) {
		const part = question.parts[name];
		if (part && "text" in part) headers.set(name, inHeader(part.text));
	}
	const url = `https://konfety.test/api${filled}${search === "" ? "" : `?${search}`}`;
	return new Request(url, { method: method.toUpperCase(), headers, body: method === "get" ? null : body });
}

/** Percent-encoded byte by byte. Dots alone would lead to another address, as they do in every client. */
const encoded = (text: string) => (/^\.{1,2}$/.test(text) ? "%20" : encodeURIComponent(text.toWellFormed()));

/** What may stand in a header at all. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, "?");

function partOf(part: Part | undefined, name: string, sides: Sides, where: "params" | "query"): string | undefined {
	if (!part || part.is === "absent") return undefined;
	if (part.is === "raw") return part.text;
	if (part.is === "text") return encoded(part.text);
	const text = sides[part.is][where]?.[name];
	return text === undefined ? undefined : encoded(text);
}

function changed(body: unknown, { path, value }: Change): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return value;
	const object: Record<string, unknown> = body instanceof Object ? { ...body } : {};
	const inside = rest.length > 0 ? changed(object[key], { path: rest, value }) : value;
	return { ...object, [key]: inside };
}

type Written = { body: BodyInit | null; type?: string };

function bodyOf({ changes, writing, text }: Question, own: unknown): Written {
	const json = JSON.stringify(changes.reduce<unknown>(changed, own ?? {})) ?? "";
	const type = "application/json";
	switch (writing) {
		case "as JSON":
			return { body: json, type };
		case "cut":
			return { body: json.slice(0, Math.floor(json.length / 2)), type };
		case "every key twice":
			return { body: json.replace(/"(\w+)":/g, '"$1":-5,"$1":'), type };
		case "deep":
			return { body: `${'{"a":'.repeat(DEEP)}${json}${"}".repeat(DEEP)}`, type };
		case "too large":
			return { body: `{"a":"${"x".repeat(LARGE)}"}`, type };
		case "not UTF-8":
			return { body: new Uint8Array([...new TextEncoder().encode(json).slice(0, -1), 0xff, 0xc0, 0x7d]), type };
		case "with a mark of bytes":
			return { body: `\ufeff${json}`, type };
		case "text":
			return { body: text, type };
		case "as a form":
			return { body: json, type: "application/x-www-form-urlencoded" };
		case "as text/plain":
			return { body: json, type: "text/plain" };
		case "without a type":
			return { body: new TextEncoder().encode(json) };
		case "nothing":
			return { body: null };
	}
}
