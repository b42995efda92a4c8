/** Calls to the shop's API from pages. */
import type { Asked, CallQuestion, CallReply, ReadName } from "#lib/contract/calls.ts";
import { CLIENT_URL_HEADER } from "#lib/domain/calls.ts";
import { embeddedShop } from "#lib/shop/embedded-shop.ts";
import { currentRequest } from "#lib/shop/kernel/base/request-context.ts";
import { callAddressOf } from "./call-address.ts";
import { remoteShopUrl } from "./remote-shop.ts";

/** A page cannot be made because the shop, or its database, is away. By its name, because the bundler may load this file more than once. */
export class ShopUnavailable extends Error {
	override name = "ShopUnavailable";
}

/**
 * One GET of the shop's API: in process, or over HTTP when SHOP_API_URL points to another shop. Null for a 404; any
 * other refusal throws, because an outage must not look like an empty shop.
 */
export async function ask<Name extends ReadName>(
	name: Name,
	...[asked]: Asked<CallQuestion<Name>>
): Promise<CallReply<Name> | null> {
	const { path } = callAddressOf(name, asked ?? {});
	const remote = remoteShopUrl();
	const headers = { [CLIENT_URL_HEADER]: process.env.SHOP_URL ?? "" };
	const reply = remote
		? await fetch(`${remote}/api${path}`, { headers, signal: AbortSignal.timeout(10_000) }).catch(unreachable)
		: await embeddedShop().app.request(`/api${path}`, { headers });
	if (reply.status === 404) return null;
	if (reply.status === 503) {
		noteUnavailable();
		throw new ShopUnavailable(`The shop answered 503 to ${path}`);
	}
	if (!reply.ok) throw new Error(`The shop answered ${reply.status} to ${path}`);
	// The only unchecked cast of replies: tests check every reply against the contract (tests/api/calls/fuzz.test.ts).
	return (await reply.json()) as CallReply<Name>;
}

function unreachable(error: unknown): never {
	noteUnavailable();
	throw new ShopUnavailable("The shop cannot be reached", { cause: error });
}

/** Tells the front (lib/server/app/front.ts), which answers the request. */
function noteUnavailable(): void {
	const request = currentRequest();
	if (request) request.isUnavailable = true;
}

/** The same for calls that must succeed: a 404 throws too. */
export async function requireAnswer<Name extends ReadName>(
	...question: [name: Name, ...asked: Asked<CallQuestion<Name>>]
): Promise<CallReply<Name>> {
	const reply = await ask(...question);
	if (reply === null) throw new Error(`The shop does not know ${question[0]}`);
	return reply;
}
