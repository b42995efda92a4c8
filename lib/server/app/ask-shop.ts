import { LRUCache } from "lru-cache";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { callShop } from "./call-shop.ts";
import type { Question } from "./page-table.ts";

/**
 * Number of found addresses to cache, so that cached pages cost no call. Missing ones are not cached, since they may be
 * created.
 */
const REMEMBERED = 20_000;

/** The visitor: rate limits of the API count by address, and a customer's pages need the token. */
export type Asking = { address: string; token: string | undefined };
/** False only for a 404 of the shop; the page shows any other failure. */
export type Asker = (question: Question, asking: Asking) => Promise<boolean>;

export function shopAsker(call = askStatus): Asker {
	const found = new LRUCache<string, true>({ max: REMEMBERED });
	const isThere = async (path: string, { of }: Question, asking: Asking) => {
		if (found.get(path)) return true;
		// A guest is redirected to the login, and the check follows after it.
		if (of === "customer" && asking.token === undefined) return true;
		const status = await call(`/api${path}`, headersOf(of, asking));
		if (status === 404) return false;
		if (of === "everybody" && status === 200) found.set(path, true);
		return true;
	};
	return async (question, asking) => {
		if (question.calls.length === 0) return true;
		for (const path of question.calls) if (await isThere(path, question, asking)) return true;
		return false;
	};
}

function headersOf(of: Question["of"], { address, token }: Asking): Record<string, string> {
	return {
		[CLIENT_ADDRESS_HEADER]: address,
		...(of === "customer" && token !== undefined ? { Authorization: `Bearer ${token}` } : {}),
	};
}

/** Status of a GET of the API; null when the shop is unreachable. */
async function askStatus(path: string, headers: Record<string, string>): Promise<number | null> {
	const reply = await callShop(path, headers);
	await reply?.body?.cancel();
	return reply?.status ?? null;
}
