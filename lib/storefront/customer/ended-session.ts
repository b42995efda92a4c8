/** A session that the shop has ended. */
import Cookies from "js-cookie";
import type { CallName, CallReply } from "#lib/contract/calls.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { ApiError } from "../client/api-error.ts";
import { call } from "../client/browser.ts";
import { forgetToken } from "../client/token.ts";
import { isSignedIn } from "./signed-in.ts";

const isOfSession = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/**
 * Deletes a token that the shop refused; returns whether that signed the customer out. A cached refusal of an earlier
 * session does not concern a newer token.
 */
export function forgetEndedSession(error: unknown): boolean {
	if (!isOfSession(error)) return false;
	if (isSignedIn() && Cookies.get(COOKIES.token) !== error.token) return false;
	forgetToken();
	return true;
}

/** A public call that succeeds even with an ended session, for which the shop refuses every call. */
export async function callAsAnyone<Name extends CallName>(
	...question: Parameters<typeof call<Name>>
): Promise<CallReply<Name>> {
	try {
		return await call(...question);
	} catch (error) {
		if (!isOfSession(error)) throw error;
		forgetEndedSession(error);
		return call(...question);
	}
}
