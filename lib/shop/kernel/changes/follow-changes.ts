import { setTimeout as sleep } from "node:timers/promises";
import { type ChangeList, changeList } from "../../../contract/schemas/changes.ts";
import { CHANGES_KEY_HEADER } from "../../../domain/calls.ts";
import { readCapped } from "../base/read-capped.ts";

const ASK_EVERY_MS = 1_000;
const TIMEOUT_MS = 4_000;
const REPLY_MAX_BYTES = 512 * 1024;

type Following = {
	shopApiUrl: string;
	/** The other shop's CHANGES_KEY; blank when it is not set, and then that shop answers 404. */
	key: string;
	onTags: (tags: string[]) => void;
	/** Called once per outage. */
	onLost: (error: Error) => void;
	/** Default: one second. */
	everyMs?: number;
	signal?: AbortSignal;
};

/** Asks another shop every second what changed there and passes it to `onTags`; all tags when it may have missed some. */
export async function followChanges(following: Following): Promise<void> {
	const { shopApiUrl, key, onTags, onLost, everyMs = ASK_EVERY_MS, signal } = following;
	let known: Pick<ChangeList, "instance" | "last"> | undefined;
	let isLost = false;
	while (!signal?.aborted) {
		try {
			const { tags, ...next } = await ask(shopApiUrl, key, known);
			if (tags === null) onTags(["catalogue", "settings", "pages"]);
			else if (tags.length > 0) onTags(tags);
			known = next;
			isLost = false;
		} catch (error) {
			if (!isLost) onLost(error instanceof Error ? error : new Error(String(error)));
			isLost = true;
		}
		await sleep(everyMs, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {});
	}
}

async function ask(
	shopApiUrl: string,
	key: string,
	known: Pick<ChangeList, "instance" | "last"> | undefined,
): Promise<ChangeList> {
	const query = known ? `?${new URLSearchParams({ instance: known.instance, after: `${known.last}` })}` : "";
	const reply = await fetch(`${shopApiUrl}/api/changes${query}`, {
		headers: { [CHANGES_KEY_HEADER]: key },
		redirect: "error",
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (reply.status === 404)
		throw new Error(`${shopApiUrl} does not tell what changes: CHANGES_KEY must be the same there`);
	const text = await readCapped(reply, REPLY_MAX_BYTES);
	if (!reply.ok || text === undefined) throw new Error(`${shopApiUrl} answered ${reply.status} to /api/changes`);
	return changeList.parse(JSON.parse(text));
}
