/** Calls that nobody waits for, and that are nobody's. */
import type { CallName, CallQuestion } from "#lib/contract/calls.ts";
import { CLIENT_URL_HEADER } from "#lib/domain/calls.ts";
import { callAddressOf } from "./call-address.ts";

/**
 * Sends a call that goes on when the page is left, without cookies and without the bearer token (`sendBeacon` would send the cookies).
 * What becomes of it is not told: it may be refused, or lost.
 */
export function tell<Name extends CallName>(name: Name, { body }: CallQuestion<Name> & { body: unknown }): void {
	const { method, path } = callAddressOf(name, {});
	fetch(`/api${path}`, {
		method,
		headers: { [CLIENT_URL_HEADER]: window.location.origin, "Content-Type": "application/json" },
		body: JSON.stringify(body),
		credentials: "omit",
		keepalive: true,
	}).catch(() => {});
}
