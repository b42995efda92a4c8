import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { z } from "zod";
import { ERRORS, type ErrorCode, errorReply } from "../errors.ts";

type Call<Method extends RouteConfig["method"], Path extends string> = {
	method: Method;
	path: Path;
	/** Tag in the OpenAPI document. */
	tag: string;
	summary: string;
	/** Whether the bearer token is required or optional. An invalid token is refused, except by lenient calls. */
	auth?: "required" | "optional" | "lenient";
	/** Besides the codes that follow from the call's form (`codesOf`). */
	errors?: ErrorCode[];
};

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

type Params<Request> = Request extends { params: infer Schema extends z.ZodType }
	? { params: z.input<Schema> }
	: { params?: never };
type Query<Request> = Request extends { query: infer Schema extends z.ZodType }
	? { query?: z.input<Schema> }
	: { query?: never };
type Body<Request> = Request extends {
	body: { content: { "application/json": { schema: infer Schema extends z.ZodType } } };
}
	? { body: z.input<Schema> }
	: { body?: never };

/** An example request for the documentation: each part as it is sent. */
type Question<Request> = Params<Request> & Query<Request> & Body<Request>;
type Example<Request, Reply extends z.ZodType> = Question<Request> & { reply: z.output<Reply> };

type Asked = { params?: unknown; query?: unknown; body?: unknown };
/** OpenAPI extension that carries example params and query until they are copied to the parameters. */
export const EXAMPLE = "x-example";

/** Adds the example of the body to its schema. */
function requestOf(request: RouteConfig["request"], example: Asked): RouteConfig["request"] {
	const content = request?.body?.content["application/json"];
	if (!request?.body || !content || example.body === undefined) return request ?? {};
	return {
		...request,
		body: { ...request.body, content: { "application/json": { ...content, example: example.body } } },
	};
}

/** Refusals as OpenAPI answers: one per status, naming its codes. */
function refusals(codes: ErrorCode[]) {
	const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
	const entries = [...byStatus].map(([status, names]) => [
		status,
		{ description: names.join(", "), content: json(errorReply) },
	]);
	return Object.fromEntries(entries) as Record<never, never>;
}

type Route<Method, Path, Request, Reply extends z.ZodType, Status extends number> = {
	method: Method;
	path: Path;
	tags: string[];
	summary: string;
	request: Request;
	security: Record<string, string[]>[];
	[EXAMPLE]: { params?: unknown; query?: unknown };
	responses: { [Key in Status]: { description: string; content: { "application/json": { schema: Reply } } } };
};

const OPTIONAL = [{}, { bearer: [] }];
const SECURITY = { required: [{ bearer: [] }], optional: OPTIONAL, lenient: OPTIONAL, none: [] };

type Described = Call<RouteConfig["method"], string> & { request?: RouteConfig["request"]; example: Asked };

/** Every code a call can refuse with, once: those it names, and those that follow from its form. */
function codesOf({ method, auth, request = {}, errors = [] }: Described): ErrorCode[] {
	const codes: ErrorCode[] = [...errors];
	if (request.body) codes.push("unreadable");
	if (request.params) codes.push("not_found");
	if (request.body || request.query || request.headers) codes.push("invalid");
	if (auth !== "lenient") codes.push("unauthorized");
	if (method !== "get") codes.push("too_large", "request_running", "maintenance");
	return [...new Set<ErrorCode>([...codes, "server_error", "unavailable"])];
}

/** The parts of a route that JSON and file calls have in common. */
function routeOf(call: Described) {
	const { params, query } = call.example;
	return {
		route: {
			method: call.method,
			path: call.path,
			tags: [call.tag],
			summary: call.summary,
			request: requestOf(call.request, call.example),
			[EXAMPLE]: { params, query },
			security: SECURITY[call.auth ?? "none"],
		},
		refusing: refusals(codesOf(call)),
	};
}

/** One call of the contract: address, request, reply, every code it can refuse with, and an example. */
export function defineCall<
	const Method extends RouteConfig["method"],
	const Path extends string,
	Reply extends z.ZodType,
	const Request extends NonNullable<RouteConfig["request"]> = Record<never, never>,
	const Status extends 200 | 201 = 200,
>(
	call: Call<Method, Path> & {
		request?: Request;
		reply: Reply;
		/** 200 by default; two statuses when a repeated request is answered with the other one. */
		status?: Status | readonly Status[];
		example: Example<NoInfer<Request>, NoInfer<Reply>>;
	},
) {
	const { route, refusing } = routeOf(call);
	const content = { "application/json": { schema: call.reply, example: call.example.reply } };
	const done = [call.status ?? 200].flat().map((status) => [status, { description: "Done", content }]);
	return createRoute({
		...route,
		responses: { ...Object.fromEntries(done), ...refusing },
	} as Route<Method, Path, Request, Reply, Status>);
}

type FileRoute<Method, Path, Request, MediaType extends string> = Omit<
	Route<Method, Path, Request, z.ZodType, 200>,
	"responses"
> & { responses: { 200: { description: string; content: { [Key in MediaType]: { schema: typeof FILE } } } } };

/** Bytes; the content type says of what. */
const FILE = { type: "string", format: "binary" } as const;

/** A call that answers with a file of one or several content types; its refusals are JSON like all others. */
export function defineFileCall<
	const Method extends RouteConfig["method"],
	const Path extends string,
	const MediaType extends string,
	const Request extends NonNullable<RouteConfig["request"]> = Record<never, never>,
>(
	call: Call<Method, Path> & {
		request?: Request;
		reply: MediaType | readonly MediaType[];
		example: Question<NoInfer<Request>>;
	},
) {
	const { route, refusing } = routeOf(call);
	const content = Object.fromEntries([call.reply].flat().map((type) => [type, { schema: FILE }]));
	return createRoute({
		...route,
		responses: { 200: { description: "Done", content }, ...refusing },
	} as FileRoute<Method, Path, Request, MediaType>);
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
	return { body: { content: { "application/json": { schema } }, required: true } } as const;
}
