import { html } from "hono/html";
import { ERRORS, type ErrorCode } from "../../contract/errors.ts";
import { type DocumentedCall, type Operation, type Parameter, parametersOf, type Schema } from "./document.ts";
import { type FieldRow, fieldRows, kindOf, rulesOf } from "./schema-rows.ts";

/** A part of the page; inserted values are escaped. */
export type Html = ReturnType<typeof html>;
type Schemas = Parameters<typeof fieldRows>[1];

/** Anchor of a call: "put-cart-cartid". */
export function anchorOf({ method, path }: DocumentedCall): string {
	const words = path.replace(/^\/api\//, "").replace(/[^a-z0-9]+/gi, "-");
	return `${method}-${words.replace(/-$/, "")}`.toLowerCase();
}

export function callSection(call: DocumentedCall, schemas: Schemas): Html {
	const { method, path, operation } = call;
	const id = anchorOf(call);
	return html`<section class="call" aria-labelledby="${id}">
<h3 id="${id}"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> <a class="anchor" href="#${id}" aria-label="Link to this call">#</a></h3>
<p>${operation.summary}.</p>
<p><strong>Token:</strong> ${tokenRule(operation)}</p>
${parameterTable(parametersOf(operation))}
${bodyPart(operation, schemas)}
${requestExample(call)}
${replyPart(operation, schemas)}
${refusalTable(operation)}
</section>`;
}

function tokenRule({ security = [] }: Operation): string {
	if (security.length === 0) return "not needed. One that no longer holds is refused all the same.";
	if (security.length > 1) return "optional. With one the call is about the customer's own things.";
	return "needed.";
}

/**
 * Long tables and examples scroll inside a focusable box, so that the keyboard can scroll them. Role group: landmarks would
 * hide those of the page.
 */
const scrolling = (label: string, inside: Html) =>
	html`<div class="scroll" role="group" aria-label="${label}" tabindex="0">${inside}</div>`;

const code = (text: unknown) => html`<code>${typeof text === "string" ? text : JSON.stringify(text)}</code>`;
const ruleList = (rules: string[]) => (rules.length === 0 ? "" : html`<br><small>${rules.join("; ")}</small>`);

function parameterTable(parameters: Parameter[]): Html | string {
	if (parameters.length === 0) return "";
	const rows = parameters.map(({ name, in: place, required, schema = {}, example }) => {
		return html`<tr><th scope="row">${code(name)}</th><td>${place}${required ? "" : ", optional"}</td>
<td>${kindOf(schema)}${ruleList(rulesOf(schema))}</td><td>${example === undefined ? "" : code(example)}</td></tr>`;
	});
	return html`<h4>Parameters</h4>${scrolling(
		"Parameters",
		html`<table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Value</th><th scope="col">Example</th></tr></thead><tbody>${rows}</tbody></table>`,
	)}`;
}

function fieldTable(rows: FieldRow[], label: string): Html {
	const lines = rows.map(
		({ name, isRequired, kind, rules }) =>
			html`<tr><th scope="row">${code(name)}</th><td>${kind}${isRequired ? "" : ", optional"}${ruleList(rules)}</td></tr>`,
	);
	return scrolling(
		label,
		html`<table><thead><tr><th scope="col">Field</th><th scope="col">Value</th></tr></thead><tbody>${lines}</tbody></table>`,
	);
}

type Media = { schema?: Schema; example?: unknown };

const jsonOf = (content: Record<string, Media> | undefined): Media | undefined => content?.["application/json"];

function bodyOf({ requestBody }: Operation): Media | undefined {
	return requestBody && "content" in requestBody ? jsonOf(requestBody.content) : undefined;
}

function bodyPart(operation: Operation, schemas: Schemas): Html | string {
	const schema = bodyOf(operation)?.schema;
	if (!schema) return "";
	const rows = fieldRows(schema, schemas);
	return html`<h4>Body</h4>${fieldTable(rows, "Fields of the body")}`;
}

/** The example's request as sent. */
function requestExample({ method, path, operation }: DocumentedCall): Html {
	const parameters = parametersOf(operation).filter(({ example }) => example !== undefined);
	const filled = parameters
		.filter((parameter) => parameter.in === "path")
		.reduce((address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(String(example))), path);
	const query = new URLSearchParams(
		parameters.filter((one) => one.in === "query").map(({ name, example }) => [name, String(example)]),
	).toString();
	const body = bodyOf(operation)?.example;
	const lines = [
		`${method.toUpperCase()} ${filled}${query && "?"}${query}`,
		...(operation.security?.length === 1 ? ["Authorization: Bearer <token>"] : []),
		...(body === undefined ? [] : ["Content-Type: application/json", "", JSON.stringify(body, null, 2)]),
	];
	return html`<h4>Example</h4><pre tabindex="0"><code>${lines.join("\n")}</code></pre>`;
}

function replyPart(operation: Operation, schemas: Schemas): Html {
	const answers = Object.entries(operation.responses ?? {}).filter(([status]) => Number(status) < 400);
	const parts = answers.map(([status, answer]) => {
		const content: Record<string, Media> = "content" in answer ? (answer.content ?? {}) : {};
		const json = jsonOf(content);
		if (!json?.schema) return html`<h4>Answer ${status}</h4><p>A file: ${code(Object.keys(content).join(", "))}</p>`;
		const rows = fieldRows(json.schema, schemas);
		const example = JSON.stringify(json.example, null, 2);
		return html`<h4>Answer ${status}</h4><pre tabindex="0"><code>${example}</code></pre>
${rows.length === 0 ? "" : html`<details><summary>Fields of the answer</summary>${fieldTable(rows, "Fields of the answer")}</details>`}`;
	});
	return html`${parts}`;
}

const isCode = (name: string): name is ErrorCode => Object.hasOwn(ERRORS, name);

/** The error codes of a call, by status. */
function refusalsOf({ responses = {} }: Operation): ErrorCode[] {
	return Object.entries(responses)
		.filter(([status]) => Number(status) >= 400)
		.flatMap(([, { description }]) => String(description).split(", ").filter(isCode));
}

function refusalTable(operation: Operation): Html {
	const rows = refusalsOf(operation).map(
		(name) =>
			html`<tr><td>${ERRORS[name].status}</td><th scope="row">${code(name)}</th><td>${ERRORS[name].note}</td></tr>`,
	);
	return html`<details><summary>Refusals (${rows.length})</summary>${scrolling(
		"Refusals",
		html`<table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">When</th></tr></thead><tbody>${rows}</tbody></table>`,
	)}</details>`;
}
