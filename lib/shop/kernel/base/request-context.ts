/** For which request this process works at the moment. It follows the work by itself: into log lines, statements, jobs. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export type RequestContext = {
	/** As `isRequestId` has it, so that it may stand in a comment of SQL and in a mail's header. */
	readonly requestId: string;
	/** Where somebody wants to know: template of the address that is called, "" until it is known. */
	route?: string;
	/** Set when a call that the page is made of was answered 503, so that the page is, too. */
	isUnavailable?: boolean;
};

// The bundler may load this file more than once in a process (pages, routes, the server's own code); all share one.
const holder = globalThis as typeof globalThis & { konfetyRequest?: AsyncLocalStorage<RequestContext> };
holder.konfetyRequest ??= new AsyncLocalStorage();
const contexts = holder.konfetyRequest;

const REQUEST_ID = /^[\w-]{8,64}$/;

export const isRequestId = (text: unknown): text is string => typeof text === "string" && REQUEST_ID.test(text);

export const newRequestId = (): string => randomUUID();

/** The request that is worked; undefined for what the process does by itself. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** Does the work, and all that it begins, for this request. */
export const inRequest = <Value>(request: RequestContext, work: () => Value): Value => contexts.run(request, work);
