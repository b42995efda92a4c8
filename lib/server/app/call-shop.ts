import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

const REMOTE_WAIT_MS = 3 * SECOND_MS;

type Answering = { request(path: string, init: RequestInit): Response | Promise<Response> };
// The shop that Next has opened in this process (lib/shop/embedded-shop.ts).
const holder = globalThis as typeof globalThis & { konfetyShop?: { app: Answering } };

/** A GET of the API, in process or at SHOP_API_URL; null when the shop is unreachable. */
export async function callShop(path: string, headers: Record<string, string>): Promise<Response | null> {
	const remote = remoteShopUrl();
	try {
		if (remote) return await callRemote(remote + path, headers);
		return (await holder.konfetyShop?.app.request(path, { headers })) ?? null;
	} catch {
		return null;
	}
}

function callRemote(url: string, { [CLIENT_ADDRESS_HEADER]: address, ...headers }: Record<string, string>) {
	return fetch(url, {
		headers: { ...headers, ...(address ? { "X-Forwarded-For": address } : {}) },
		redirect: "manual",
		signal: AbortSignal.timeout(REMOTE_WAIT_MS),
	});
}
