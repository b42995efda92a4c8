import { INTERNAL_KEY_HEADER } from "../domain/calls.ts";
import { refreshMaintenance } from "./content/settings/maintenance.ts";
import { embeddedShop } from "./embedded-shop.ts";
import { readEnv } from "./kernel/base/env.ts";
import { log } from "./kernel/base/log.ts";
import { watchOutage } from "./kernel/base/outage.ts";
import { noteChanges } from "./kernel/changes/change-log.ts";
import { listen } from "./kernel/changes/changes.ts";
import { followChanges } from "./kernel/changes/follow-changes.ts";

/** Listens for changes, in this shop or at another one, and expires what this app has kept of what changed. */
export async function keepFresh(): Promise<void> {
	const env = readEnv();
	const expire = expirer(env.KONFETY_APP_URL ?? "", env.KONFETY_INTERNAL_KEY ?? "");
	if (env.SHOP_API_URL) {
		const onLost = (error: Error) => log.warn({ error: error.message }, "not listening for changes");
		// Runs as long as this server; its first reply expires everything.
		void followChanges({ shopApiUrl: env.SHOP_API_URL, key: env.CHANGES_KEY ?? "", onTags: expire, onLost });
		return;
	}
	if (!env.DATABASE_URL) return;
	const { shop } = embeddedShop();
	const onTags = (tags: string[]) => {
		// Before pages are made anew, which read there.
		shop.replica?.changed();
		noteChanges(tags);
		if (tags.includes("settings")) void refreshMaintenance(shop);
		expire(tags);
	};
	const notices = watchOutage("notices of changes");
	const onLost = (error: Error) => {
		shop.replica?.deaf();
		notices.away(error);
	};
	const listener = listen(env.DATABASE_URL, onTags, onLost, notices.back);
	await listener.ready;
	shop.replica?.changed();
	// Pages rendered by the build may be older than the database.
	expire(["catalogue", "settings", "pages"]);
}

/** The endpoint takes 500 tags (lib/storefront/client/cache.ts). */
const TAGS_AT_ONCE = 500;
/** The first change waits so long for others … */
const GATHER_MS = 20;
/** … and the next ones so long after it: in a rush of orders each of them changes some goods. */
const EVERY_MS = 200;

/** Collects tags for a moment and makes this server expire them by a request, because Next allows that only in one. */
function expirer(ownUrl: string, key: string) {
	const waiting = new Set<string>();
	let isScheduled = false;
	let sentMs = Number.NEGATIVE_INFINITY;

	const post = async (tags: string[]) => {
		const reply = await fetch(`${ownUrl}/api/cache/expire`, {
			method: "POST",
			headers: { "Content-Type": "application/json", [INTERNAL_KEY_HEADER]: key },
			body: JSON.stringify(tags),
			signal: AbortSignal.timeout(4_000),
		});
		if (!reply.ok) throw new Error(`expiring answered ${reply.status}`);
	};
	const send = async (attempt: number): Promise<void> => {
		isScheduled = false;
		sentMs = performance.now();
		// Removed before sending, so that a tag announced meanwhile is sent again.
		const tags = [...waiting].slice(0, TAGS_AT_ONCE);
		for (const tag of tags) waiting.delete(tag);
		try {
			await post(tags);
			if (waiting.size > 0) schedule(1, 0);
		} catch (error) {
			for (const tag of tags) waiting.add(tag);
			// A starting server does not listen yet; later it may be busy. Retries until it succeeds.
			if (attempt % 100 === 0)
				log.error({ error: String(error), waiting: waiting.size }, "changes are not expired yet");
			schedule(attempt + 1, Math.min(50 * attempt, 1_000));
		}
	};
	const schedule = (attempt: number, delayMs: number) => {
		if (isScheduled) return;
		isScheduled = true;
		setTimeout(() => void send(attempt), delayMs);
	};
	return (tags: string[]) => {
		for (const tag of tags) waiting.add(tag);
		schedule(1, Math.max(GATHER_MS, sentMs + EVERY_MS - performance.now()));
	};
}
