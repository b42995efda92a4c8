import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptPage } from "./kept-page.ts";
import type { Original } from "./watch-head.ts";

/** Sent if even the 404 page cannot be fetched. */
const BARE = "404";
/** What is said of the host or of the request, whatever is answered. */
const STAYING = new Set(["strict-transport-security", "x-request-id"]);

/**
 * Sends the full 404 page, readable without scripts. Headers set for another response are removed, except those of the
 * host and the request.
 */
export async function sendNotFound(
	request: IncomingMessage,
	response: ServerResponse,
	kept: () => Promise<KeptPage | null>,
	original = response as Original,
): Promise<void> {
	const page = await kept();
	if (response.headersSent || response.destroyed) return;
	for (const name of response.getHeaderNames()) if (!STAYING.has(name)) response.removeHeader(name);
	const isZipped = page !== null && /\bgzip\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
	const body = page ? (isZipped ? page.gzip : page.html) : Buffer.from(BARE);
	original.writeHead(404, {
		...(page?.headers ?? { "Content-Type": "text/plain; charset=utf-8" }),
		...(isZipped ? { "Content-Encoding": "gzip" } : {}),
		"Content-Length": body.length,
		"Cache-Control": "private, no-cache",
		Vary: "Accept-Encoding",
	});
	original.end(request.method === "HEAD" ? undefined : body);
}
