/** A remote shop behind this storefront (SHOP_API_URL): browsers' calls and pictures are proxied to it. */
import { BODY_MAX_BYTES, CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { localRedirect } from "#lib/domain/local-redirect.ts";

const TIMEOUT_MS = 10_000;
/** What asks whether this server is ready waits no longer, and asks the shop once a second at most. */
const READY_WITHIN_MS = 2_000;
const READY_SHARED_MS = 1_000;

/** Headers that are forwarded; all others, cookies too, are not. */
const PASSED_ON = [
	"Accept",
	"Authorization",
	"Client-URL",
	"Content-Type",
	"Idempotency-Key",
	"If-Modified-Since",
	"If-None-Match",
	"If-Range",
	"Range",
	"User-Agent",
	"X-Request-Id",
];
const PASSED_BACK = [
	"Accept-Ranges",
	"Cache-Control",
	"Content-Disposition",
	"Content-Language",
	"Content-Range",
	"Content-Type",
	"ETag",
	"Last-Modified",
	"Renewed-Token",
	"Retry-After",
	"Vary",
	"X-Request-Id",
];

/** Address of the remote shop, without a slash at the end; null for the built-in shop. */
export function remoteShopUrl(): string | null {
	return process.env.SHOP_API_URL?.trim().replace(/\/+$/, "") || null;
}

/**
 * Proxies a request for `/api/…`, `/media/…` or a published file to the shop at `remote`, for any host. Sends the
 * visitor's address (X-Forwarded-For), so that the shop's rate limits count visitors instead of this server. 413 for a
 * body over 64 kB, 503 when the shop is unreachable.
 */
export async function passToShop(request: Request, remote: string): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	// This server is live even if the shop behind it is not.
	if (pathname === "/api/health/live") return Response.json({ status: "ok" }, NOT_STORED);
	if (pathname === "/api/health" || pathname === "/api/health/ready") return readiness(remote);
	const body = await readBody(request);
	if (body === "too_large") return Response.json({ error: "too_large" }, { status: 413 });
	// The timeout ends once the reply begins; its body may take as long as the reader does.
	const silence = new AbortController();
	const timer = setTimeout(() => silence.abort(), TIMEOUT_MS);
	try {
		const reply = await fetch(remote + pathname + search, {
			method: request.method,
			headers: { ...chosen(request.headers, PASSED_ON), ...forwardedFor(request.headers) },
			...(body ? { body } : {}),
			// The browser follows redirects, and only to a path of this storefront.
			redirect: "manual",
			signal: AbortSignal.any([request.signal, silence.signal]),
		});
		const headers = chosen(reply.headers, PASSED_BACK);
		if (reply.status < 300 || reply.status >= 400 || reply.status === 304)
			return new Response(reply.body, { status: reply.status, headers });
		const location = localRedirect(reply.headers.get("Location"));
		if (location === null) throw new Error("The shop sends its visitors elsewhere");
		return new Response(null, { status: reply.status, headers: { ...headers, Location: location } });
	} catch {
		return Response.json({ error: "unavailable" }, { status: 503, headers: { "Retry-After": "2" } });
	} finally {
		clearTimeout(timer);
	}
}

const NOT_STORED = { headers: { "Cache-Control": "no-store" } };

let lastAsked: { remote: string; ms: number; isThere: Promise<boolean> } | null = null;

/** Without a database of its own this server needs the shop behind it alone; how that is, its own health says. */
async function readiness(remote: string): Promise<Response> {
	const ms = performance.now();
	if (lastAsked?.remote !== remote || ms - lastAsked.ms >= READY_SHARED_MS)
		lastAsked = { remote, ms, isThere: isLive(remote) };
	const isThere = await lastAsked.isThere;
	const told = { status: isThere ? "ready" : "not_ready", checks: { shop: isThere ? "ok" : "away" } };
	return Response.json(told, { ...NOT_STORED, status: isThere ? 200 : 503 });
}

async function isLive(remote: string): Promise<boolean> {
	try {
		const reply = await fetch(`${remote}/api/health/live`, { signal: AbortSignal.timeout(READY_WITHIN_MS) });
		await reply.arrayBuffer();
		return reply.ok;
	} catch {
		return false;
	}
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | "too_large" | null> {
	if (!request.body) return null;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body) {
		size += chunk.length;
		if (size > BODY_MAX_BYTES) return "too_large";
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}

function chosen(headers: Headers, names: string[]): Record<string, string> {
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = headers.get(name);
			return value === null ? [] : [[name, value]];
		}),
	);
}

function forwardedFor(headers: Headers): Record<string, string> {
	const address = headers.get(CLIENT_ADDRESS_HEADER);
	return address ? { "X-Forwarded-For": address } : {};
}
