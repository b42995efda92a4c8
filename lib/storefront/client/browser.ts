/** Calls to the shop's API from the browser. */
import Cookies from "js-cookie";
import type { ErrorReply } from "#lib/contract/errors.ts";
import { CLIENT_URL_HEADER, COOKIES, RENEWED_TOKEN_HEADER } from "#lib/domain/limits.ts";
import { keepToken, ownerOf } from "./token.ts";

/** A refusal of the shop: its code, and text keys per field for 422. `code` is "unavailable" when nothing answered. */
export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly value: string | number | undefined;
	readonly fields: Record<string, string[]>;
	/** The token that was sent along, if any. */
	readonly token: string | undefined;
	constructor(status: number, reply: ErrorReply, token?: string) {
		super(reply.error);
		this.status = status;
		this.code = reply.error;
		this.value = reply.value;
		this.fields = reply.errors ?? {};
		this.token = token;
	}
}

type Options = {
	body?: unknown;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** Goes on when the page is left. */
	keepalive?: boolean;
};

/** One call; every request carries the shop's own address and, when signed in, the bearer token (spec §7). */
export async function callApi<Reply>(
	method: "GET" | "POST" | "PUT" | "DELETE",
	path: string,
	options: Options = {},
): Promise<Reply> {
	return (await fetchApi(method, path, options)).json() as Promise<Reply>;
}

/** A file that only its owner may have, as the shop sends it. */
export async function callForFile(path: string): Promise<Blob> {
	return (await fetchApi("GET", path, {})).blob();
}

let newToken: Promise<unknown> = Promise.resolve();

/** A call that ends the token it was made with; the answer brings another one, which is kept. */
export function callForToken(method: "PUT", path: string, options: Options = {}): Promise<void> {
	const call = fetchOnce(method, path, options)
		.then((reply) => reply.json() as Promise<{ token: string }>)
		.then(({ token }) => keepToken(token));
	newToken = call.catch(() => {});
	return call;
}

/** A token that ended while the call was on its way, because the customer got another one, is no refusal of theirs. */
async function fetchApi(method: string, path: string, options: Options): Promise<Response> {
	try {
		return await fetchOnce(method, path, options);
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 401) throw error;
		// The shop has ended the old one before the answer with the new one is here.
		await newToken;
		if (!isReplaced(error.token)) throw error;
		return fetchOnce(method, path, options);
	}
}

function isReplaced(token: string | undefined): boolean {
	const now = Cookies.get(COOKIES.token);
	return now !== token && ownerOf(now) !== "" && ownerOf(now) === ownerOf(token);
}

async function fetchOnce(method: string, path: string, options: Options): Promise<Response> {
	const token = Cookies.get(COOKIES.token);
	const init: RequestInit = {
		method,
		headers: {
			[CLIENT_URL_HEADER]: window.location.origin,
			...(token ? { Authorization: `Bearer ${token}` } : {}),
			...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
			...options.headers,
		},
		...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
		...(options.signal ? { signal: options.signal } : {}),
		...(options.keepalive ? { keepalive: true } : {}),
	};
	const reply = await fetch(`/api${path}`, init).catch(() => {
		throw new ApiError(0, { error: "unavailable" });
	});
	const renewed = reply.headers.get(RENEWED_TOKEN_HEADER);
	// Who signed out, or in as somebody else, while the call was on its way stays so.
	if (renewed && token && Cookies.get(COOKIES.token) === token) keepToken(renewed);
	if (!reply.ok) throw new ApiError(reply.status, await readError(reply), token);
	return reply;
}

async function readError(reply: Response): Promise<ErrorReply> {
	const body: unknown = await reply.json().catch(() => null);
	if (typeof body === "object" && body !== null && "error" in body && typeof body.error === "string")
		return body as ErrorReply;
	return { error: reply.status === 503 ? "unavailable" : "server_error" };
}
