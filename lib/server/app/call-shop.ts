import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";
import { openedShop } from "./opened-shop.ts";

const REMOTE_WAIT_MS = 3 * SECOND_MS;

/** A GET of the API, in process or at SHOP_API_URL; null when the shop is unreachable. */
export async function callShop(path: string, headers: Record<string, string>): Promise<Response | null> {
	const remote = remoteShopUrl();
	try {
		if (remote) return await callRemote(remote + path, headers);
		return await openedShop().app.request(path, { headers });
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
