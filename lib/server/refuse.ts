import type { IncomingMessage, ServerResponse } from "node:http";
import { finished } from "node:stream";
import { ERRORS, type ErrorCode } from "#lib/contract/errors.ts";
import { BODY_MAX_BYTES } from "#lib/domain/calls.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { messagesIn } from "#lib/i18n/load-messages.ts";

/** Safe methods (RFC 9110 § 9.2.1); pages and files allow no others. */
const READING = new Set(["GET", "HEAD"]);

/** Whether the request announces a body (RFC 9112 § 6). */
export const hasBody = ({ headers }: IncomingMessage) =>
	headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Whether Content-Length exceeds what any call accepts; the API counts chunked bodies as it reads. */
export const isTooLarge = ({ headers }: IncomingMessage) => Number(headers["content-length"] ?? 0) > BODY_MAX_BYTES;

export const isReading = ({ method = "" }: IncomingMessage) => READING.has(method);

/** Refuses a call like the API does. What is left of the request is thrown away, and the connection closes. */
export function refuseCall(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
	const status = ERRORS[code].status;
	send(request, response, status, "application/json", JSON.stringify({ error: code }));
}

/** What the refusal of a page says, by its status. */
export type Refusals = Record<405 | 429 | 503, string>;

export async function refusalsIn(locale: Locale): Promise<Refusals> {
	const { refused } = await messagesIn(locale);
	return { 405: refused.readingOnly, 429: refused.tooMany, 503: refused.inAMoment };
}

/** Refuses a page with one plain sentence: rendering a screen would cost the work that the refusal saves. */
export function refusePage(
	request: IncomingMessage,
	response: ServerResponse,
	status: keyof Refusals,
	refusals: Refusals,
): void {
	if (status === 405) response.setHeader("Allow", [...READING].join(", "));
	send(request, response, status, "text/plain", refusals[status]);
}

function send(request: IncomingMessage, response: ServerResponse, status: number, type: string, text: string): void {
	if (status === 429) response.setHeader("Retry-After", "1");
	const isUnread = hasBody(request) && !request.complete;
	if (hasBody(request)) response.setHeader("Connection", "close");
	response.writeHead(status, {
		"Content-Type": `${type}; charset=utf-8`,
		"Content-Length": Buffer.byteLength(text),
		"Cache-Control": "private, no-store",
		"X-Content-Type-Options": "nosniff",
	});
	if (!isUnread) return void response.end(request.method === "HEAD" ? undefined : text);
	if (request.method === "HEAD") response.flushHeaders();
	else response.write(text);
	hearOut(request, () => response.end());
}

/** Of all that still comes. nginx waits so long for each next part (`lingering_timeout`), and 30 s in all. */
const HEARD_OUT_MS = 5_000;

/**
 * Calls back when the rest of the request is there, or after five seconds. A connection that closes while more of it comes is reset,
 * and the other side, often a proxy, loses the answer that it had not read yet (RFC 9112 § 9.6).
 */
function hearOut(request: IncomingMessage, onEnd: () => void): void {
	const timer = setTimeout(onEnd, HEARD_OUT_MS);
	finished(request, () => {
		clearTimeout(timer);
		onEnd();
	});
	request.resume();
}
