/** What a request is called in the logs, and which trace it is part of: said to the app, and believed of a proxy alone. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER } from "#lib/domain/calls.ts";
import { inRequest, isRequestId, newRequestId } from "#lib/shop/kernel/base/request-context.ts";
import { inSpan, type SpanOptions, tracing } from "#lib/shop/kernel/base/tracing.ts";
import { withoutSecrets } from "./access-log.ts";

const ID_HEADER = REQUEST_ID_HEADER.toLowerCase();
/** W3C Trace Context. */
const TRACE_HEADER = "traceparent";
/** A stranger's would be taken for ours. */
export const NAMING_HEADERS = [ID_HEADER, TRACE_HEADER, "tracestate", "baggage"];

type Named = {
	request: IncomingMessage;
	response: ServerResponse;
	trustedProxies: number;
	/** What the app is asked under; null until it is. */
	requestId: string | null;
};

/** What a proxy in front says under this name; nobody else is believed. */
const saidByProxy = ({ request, trustedProxies }: Named, name: string) =>
	trustedProxies > 0 ? request.headers[name]?.toString() : undefined;

/** What the request is called from here on. */
export function nameRequest(visit: Named): string {
	const said = saidByProxy(visit, ID_HEADER);
	visit.requestId ??= isRequestId(said) ? said : newRequestId();
	return visit.requestId;
}

/** Asks the app under the request's id, and as a part of its trace. */
export function asked<Value>(visit: Named, work: () => Promise<Value>): Promise<Value> {
	const { request, response } = visit;
	const span: SpanOptions = {
		kind: "server",
		parent: saidByProxy(visit, TRACE_HEADER),
		told: { "http.request.method": request.method, "url.path": withoutSecrets(request.url ?? "/") },
		ended: () => ({ told: { "http.response.status_code": response.statusCode } }),
	};
	return inRequest({ requestId: nameRequest(visit) }, () => inSpan("door", span, work));
}

/** What the app hears of it. */
export function namingHead(visit: Named): string[] {
	const traceparent = tracing()?.traceparent();
	return [ID_HEADER, nameRequest(visit), ...(traceparent === undefined ? [] : [TRACE_HEADER, traceparent])];
}
