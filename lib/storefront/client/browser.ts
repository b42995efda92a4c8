/** Calls to the shop's API from the browser. */
import Cookies from "js-cookie";
import type { Asked, CallName, CallQuestion, CallReply, FileCallName } from "#lib/contract/calls.ts";
import type { ErrorReply } from "#lib/contract/errors.ts";
import { CLIENT_URL_HEADER, RENEWED_TOKEN_HEADER } from "#lib/domain/calls.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { ApiError } from "./api-error.ts";
import { type AddressParts, callAddressOf } from "./call-address.ts";
import { keepToken, ownerOf } from "./token.ts";

type Options = {
	signal?: AbortSignal;
	/** The request continues when the page is left. */
	keepalive?: boolean;
};

/** A request in the form common to all calls; the type of each call narrows it. */
type Sent = AddressParts & Options & { body?: unknown; headers?: Record<string, string> };

/** One call; every request carries the shop's own address and, when signed in, the bearer token (promises §7). */
export async function call<Name extends CallName>(
	name: Name,
	...[asked]: Asked<CallQuestion<Name>, Options>
): Promise<CallReply<Name>> {
	return readReply(await fetchApi(name, asked ?? {}));
}

/** Fetches a file that only its owner may read. */
export async function callForFile<Name extends FileCallName>(name: Name, asked: CallQuestion<Name>): Promise<Blob> {
	return (await fetchApi(name, asked)).blob();
}

let newToken: Promise<unknown> = Promise.resolve();

type RenewingCall = "PUT /account/password";

/** Makes a call that ends the token in use; stores the new token of its reply. */
export function callForToken(name: RenewingCall, asked: CallQuestion<RenewingCall>): Promise<void> {
	const answer = fetchOnce(name, asked)
		.then(readReply<RenewingCall>)
		.then(({ token }) => keepToken(token));
	newToken = answer.catch(() => {});
	return answer;
}

/** The only unchecked cast of replies: tests check every reply against the contract (tests/api/calls/fuzz.test.ts). */
function readReply<Name extends CallName>(reply: Response): Promise<CallReply<Name>> {
	return reply.json() as Promise<CallReply<Name>>;
}

/** Retries a 401 once if the customer got a new token during the call. */
async function fetchApi(name: CallName | FileCallName, asked: Sent): Promise<Response> {
	try {
		return await fetchOnce(name, asked);
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 401) throw error;
		// The shop ends the old token before the reply with the new one arrives.
		await newToken;
		if (!isReplaced(error.token)) throw error;
		return fetchOnce(name, asked);
	}
}

function isReplaced(token: string | undefined): boolean {
	const now = Cookies.get(COOKIES.token);
	return now !== token && ownerOf(now) !== "" && ownerOf(now) === ownerOf(token);
}

async function fetchOnce(name: CallName | FileCallName, asked: Sent): Promise<Response> {
	const { method, path } = callAddressOf(name, asked);
	const { body, headers, signal, keepalive } = asked;
	const token = Cookies.get(COOKIES.token);
	const init: RequestInit = {
		method,
		headers: {
			[CLIENT_URL_HEADER]: window.location.origin,
			...(token ? { Authorization: `Bearer ${token}` } : {}),
			...(body === undefined ? {} : { "Content-Type": "application/json" }),
			...headers,
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		...(signal ? { signal } : {}),
		...(keepalive ? { keepalive: true } : {}),
	};
	const reply = await fetch(`/api${path}`, init).catch(() => {
		throw new ApiError(0, { error: "unavailable" });
	});
	const renewed = reply.headers.get(RENEWED_TOKEN_HEADER);
	// Ignore the renewed token if the customer signed out or switched accounts during the call.
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
