/** Calls to the shop's API from the browser. */
import Cookies from "js-cookie";
import type { ErrorReply } from "#lib/contract/errors.ts";
import { CLIENT_URL_HEADER, COOKIES } from "#lib/domain/limits.ts";

/** A refusal of the shop: its code, and text keys per field for 422. `code` is "unavailable" when nothing answered. */
export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly value: string | number | undefined;
	readonly fields: Record<string, string[]>;
	constructor(status: number, reply: ErrorReply) {
		super(reply.error);
		this.status = status;
		this.code = reply.error;
		this.value = reply.value;
		this.fields = reply.errors ?? {};
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
	if (!reply.ok) throw new ApiError(reply.status, await readError(reply));
	return (await reply.json()) as Reply;
}

async function readError(reply: Response): Promise<ErrorReply> {
	const body: unknown = await reply.json().catch(() => null);
	if (typeof body === "object" && body !== null && "error" in body && typeof body.error === "string")
		return body as ErrorReply;
	return { error: reply.status === 503 ? "unavailable" : "server_error" };
}
