import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { z } from "zod";
import { ERROR_STATUS, type ErrorCode, errorReply } from "../errors.ts";

type Call<Method extends RouteConfig["method"], Path extends string> = {
	method: Method;
	path: Path;
	/** Subject, for the OpenAPI document. */
	tag: string;
	summary: string;
	/** Needs, or may carry, the bearer token. */
	auth?: "required" | "optional";
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

/** A question as it is asked, for the documentation: what a call takes, each part as it is sent. */
type Question<Request> = Params<Request> & Query<Request> & Body<Request>;
type Example<Request, Reply extends z.ZodType> = Question<Request> & { reply: z.output<Reply> };

type Asked = { params?: unknown; query?: unknown; body?: unknown };
/** Extension of OpenAPI under which the parts of an address wait to be put beside its parameters. */
export const EXAMPLE = "x-example";

/** The example of a body beside its schema. */
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
	const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
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

const SECURITY = { required: [{ bearer: [] }], optional: [{}, { bearer: [] }], none: [] };

/** What a call's answers have in common, whatever they carry. */
function routeOf(call: Call<RouteConfig["method"], string> & { request?: RouteConfig["request"]; example: Asked }) {
	const { params, query } = call.example;
	const codes: ErrorCode[] = [...(call.errors ?? []), "server_error", "unavailable"];
	if (call.auth === "required") codes.push("unauthorized");
	if (call.method !== "get") codes.push("maintenance");
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
		refusing: refusals(codes),
	};
}

/** One call of the contract: its address, what it takes, what it answers, every code it can refuse with, and an example. */
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
		status?: Status;
		example: Example<NoInfer<Request>, NoInfer<Reply>>;
	},
) {
	const { route, refusing } = routeOf(call);
	const content = { "application/json": { schema: call.reply, example: call.example.reply } };
	return createRoute({
		...route,
		responses: { [call.status ?? 200]: { description: "Done", content }, ...refusing },
	} as Route<Method, Path, Request, Reply, Status>);
}

type FileRoute<Method, Path, Request, MediaType extends string> = Omit<
	Route<Method, Path, Request, z.ZodType, 200>,
	"responses"
> & { responses: { 200: { description: string; content: { [Key in MediaType]: { schema: typeof FILE } } } } };

/** Bytes; what they are says the content type. */
const FILE = { type: "string", format: "binary" } as const;

/** A call that answers a file of one content type; it refuses by JSON as all others do. */
export function defineFileCall<
	const Method extends RouteConfig["method"],
	const Path extends string,
	const MediaType extends string,
	const Request extends NonNullable<RouteConfig["request"]> = Record<never, never>,
>(call: Call<Method, Path> & { request?: Request; reply: MediaType; example: Question<NoInfer<Request>> }) {
	const { route, refusing } = routeOf(call);
	return createRoute({
		...route,
		responses: { 200: { description: "Done", content: { [call.reply]: { schema: FILE } } }, ...refusing },
	} as FileRoute<Method, Path, Request, MediaType>);
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
	return { body: { content: { "application/json": { schema } }, required: true } } as const;
}
