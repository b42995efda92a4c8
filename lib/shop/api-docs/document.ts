import type { OpenAPIHono } from "@hono/zod-openapi";
import { EXAMPLE } from "../../contract/routes/define-call.ts";
import type { ShopEnv } from "../kernel/http.ts";
import { closeFixedLists } from "./fixed-lists.ts";
import { subjectsOf } from "./subjects.ts";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;
type PathItem = NonNullable<ApiDocument["paths"]>[string];
export type Operation = NonNullable<PathItem["get"]>;
type ParameterOrReference = NonNullable<Operation["parameters"]>[number];
export type Parameter = Extract<ParameterOrReference, { in: unknown }>;
export type Schema = NonNullable<Parameter["schema"]>;

export type DocumentedCall = { method: string; path: string; operation: Operation };

const METHODS = ["get", "post", "put", "delete"] as const;

const INFO = {
	openapi: "3.1.0",
	info: {
		title: "Konfety",
		version: "1.0.0",
		description:
			"The shop behind the storefront. Money fields `…_with_tax` are integers in minor units (haléře); `price` fields are net. A page to read is at `/api/docs`.",
	},
	servers: [{ url: "/" }],
};

/** The OpenAPI document of everything mounted on the app so far, with an example for each parameter that has one, and a name for each call. */
export function apiDocument(app: OpenAPIHono<ShopEnv>): ApiDocument {
	const document = app.getOpenAPI31Document(INFO);
	for (const call of callsOf(document)) {
		putExamples(call.operation);
		call.operation.operationId = nameOf(call);
	}
	closeFixedLists(document.paths);
	document.tags = subjectsOf(callsOf(document)).map(({ title }) => ({ name: title }));
	return document;
}

/** Every call, by path in the order of mounting. */
export function callsOf(document: ApiDocument): DocumentedCall[] {
	return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
		METHODS.flatMap((method) => {
			const operation = item[method];
			return operation ? [{ method, path, operation }] : [];
		}),
	);
}

/** "get /api/order/{id}/{hash}/qr.svg" is getOrderByIdByHashQrSvg: generated clients name their functions so. */
function nameOf({ method, path }: DocumentedCall): string {
	const words =
		path
			.replace(/^\/api/, "")
			.replaceAll("{", "by-")
			.match(/\w+/g) ?? [];
	return method + words.map((word) => (word[0] ?? "").toUpperCase() + word.slice(1)).join("");
}

export function parametersOf({ parameters = [] }: Operation): Parameter[] {
	return parameters.filter((parameter): parameter is Parameter => "in" in parameter);
}

function putExamples(operation: Operation): void {
	const { params = {}, query = {} } = operation[EXAMPLE] ?? {};
	delete operation[EXAMPLE];
	for (const parameter of parametersOf(operation)) {
		const example = (parameter.in === "path" ? params : query)[parameter.name];
		if (example !== undefined) parameter.example = example;
	}
}
