import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./addresses.ts";
import { PICTURE_MAX_BYTES, pictureFault } from "./check-picture.ts";

export type FetchPictureError = "address_refused" | "too_large" | "not_a_picture" | "unreachable";
export type FetchPictureResult = { ok: true; data: Buffer } | { ok: false; error: FetchPictureError; detail: string };
export type FetchPictureOptions = {
	/** Largest body in bytes, 10 MB. */
	maxBytes?: number;
	/** For everything together, redirects included; default 10 000. */
	timeoutMs?: number;
	/** Which resolved addresses may be called, default public hosts; tests call their own machine. */
	isAllowed?: (address: string) => boolean;
};

const MAX_REDIRECTS = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

class Refusal extends Error {
	readonly code: FetchPictureError;
	constructor(code: FetchPictureError, detail: string) {
		super(detail);
		this.code = code;
	}
}

function parseAddress(address: string, base?: URL): URL {
	const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
	if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
		throw new Refusal("address_refused", "not an http address");
	if (url.username || url.password) throw new Refusal("address_refused", "address with a password");
	return url;
}

type Addresses = [LookupAddress, ...LookupAddress[]];

/** The checked addresses of a host; all must be public, because the system may use any of them. */
async function resolveHost(url: URL, isAllowed: (address: string) => boolean): Promise<Addresses> {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const family = isIP(host);
	const found = family ? [{ address: host, family }] : await lookup(host, { all: true });
	if (!found.every(({ address }) => isAllowed(address)))
		throw new Refusal("address_refused", `${host} is not a public host`);
	const [first, ...others] = found;
	if (!first) throw new Refusal("unreachable", `${host} has no address`);
	return [first, ...others];
}

/** Sends the request to the checked addresses: a second look-up could return others (DNS rebinding). */
function open(url: URL, pinned: Addresses, signal: AbortSignal): Promise<IncomingMessage> {
	const pin: LookupFunction = (_host, options, callback) =>
		options.all ? callback(null, pinned) : callback(null, pinned[0].address, pinned[0].family);
	const send = url.protocol === "https:" ? requestHttps : requestHttp;
	return new Promise((resolve, reject) => {
		const headers = { accept: "image/webp,image/png,image/jpeg", "user-agent": "Konfety picture import" };
		send(url, { agent: false, lookup: pin, signal, headers }, resolve).once("error", reject).end();
	});
}

async function readBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
	if (Number(reply.headers["content-length"] ?? 0) > maxBytes)
		throw new Refusal("too_large", `more than ${maxBytes} bytes announced`);
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of reply) {
		if (!Buffer.isBuffer(chunk)) throw new Error("A reply without bytes");
		size += chunk.length;
		if (size > maxBytes) throw new Refusal("too_large", `more than ${maxBytes} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

async function follow(
	address: string,
	{ maxBytes, isAllowed, signal }: { maxBytes: number; isAllowed: (address: string) => boolean; signal: AbortSignal },
): Promise<Buffer> {
	let url = parseAddress(address);
	for (let redirects = 0; ; redirects += 1) {
		const reply = await open(url, await resolveHost(url, isAllowed), signal);
		try {
			const status = reply.statusCode ?? 0;
			if (status === 200) return await readBody(reply, maxBytes);
			const location = reply.headers.location;
			if (!REDIRECTS.has(status) || !location) throw new Refusal("unreachable", `status ${status}`);
			if (redirects === MAX_REDIRECTS) throw new Refusal("unreachable", `more than ${MAX_REDIRECTS} redirects`);
			url = parseAddress(location, url);
		} finally {
			reply.destroy();
		}
	}
}

/** Downloads a JPEG, PNG or WebP picture from a public http(s) address. Refuses as a value; `detail` is for the log. */
export async function fetchPicture(
	address: string,
	{ maxBytes = PICTURE_MAX_BYTES, timeoutMs = 10_000, isAllowed = isPublicAddress }: FetchPictureOptions = {},
): Promise<FetchPictureResult> {
	const signal = AbortSignal.timeout(timeoutMs);
	const timeUp = new Promise<never>((_, reject) =>
		signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
	);
	try {
		// The DNS look-up of a host cannot be aborted, so the time limit races it.
		const data = await Promise.race([follow(address, { maxBytes, isAllowed, signal }), timeUp]);
		const fault = await pictureFault(data);
		return fault ? { ok: false, ...fault } : { ok: true, data };
	} catch (error) {
		if (error instanceof Refusal) return { ok: false, error: error.code, detail: error.message };
		return { ok: false, error: "unreachable", detail: error instanceof Error ? error.message : String(error) };
	}
}
