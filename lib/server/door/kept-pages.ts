/**
 * The door's store: finished answers in memory, within a number of bytes, the least recently used out first. A page is at
 * most a second old, or one and a half while it is asked for anew; while the app does not answer, the last good one is
 * sent for a day.
 */
import { LRUCache } from "lru-cache";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { exactBytes } from "../exact-bytes.ts";
import { type Answer, makeAnswer, sizeOf, withHead } from "./answer.ts";
import { type Head, headerIn, without } from "./head.ts";
import type { Lasting } from "./may-keep.ts";

const FRESH_MS = SECOND_MS;
const OLD_MS = 1.5 * SECOND_MS;
/** A visitor waits so long for an app that does not answer, before the last good page is sent. */
const PATIENCE_MS = SECOND_MS;
/** `stale-if-error` of lib/server/app/public-pages.ts. */
const LAST_GOOD_MS = DAY_S * SECOND_MS;

export type Kept = {
	answer: Answer;
	lasting: Lasting;
	/** When the app has last said that it is so. */
	saidMs: number;
	/** The app's ETag, to ask whether it is still so. */
	appTag: string | null;
	/** When it was last asked for anew in vain. */
	failedMs: number | null;
};

/** What the app says when it is asked anew: another page, the same one, that there is none to keep, or nothing. */
export type Said = { head: Head; body: Buffer } | "same" | "gone" | "silent";

export type KeptPages = {
	/** Keeps an answer that the app began to make at `begunMs`, unless a younger one is kept. */
	keep(name: string, page: { head: Head; body: Buffer; lasting: Lasting; begunMs: number }): Kept;
	/** The page to send, maybe after a moment; null when there is none. `ask` asks the app for it anew. */
	find(name: string, ask: (kept: Kept) => Promise<Said>): Kept | null | Promise<Kept | null>;
	/** Whole seconds since the app said so. */
	ageS(kept: Kept): number;
	/** Its clock, in milliseconds. */
	nowMs(): number;
	/** A form was added to the page. */
	grew(name: string, kept: Kept): void;
	bytes(): number;
	/** How many answers are kept. */
	count(): number;
};

export function keptPages({ maxBytes, nowMs = () => performance.now() }: { maxBytes: number; nowMs?: () => number }) {
	const store = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ answer }) => sizeOf(answer) });
	const asked = new Map<string, { begunMs: number; page: Promise<Kept | null> }>();

	const put = (name: string, kept: Kept): Kept => {
		const isOlder = kept.saidMs < (store.peek(name)?.saidMs ?? 0);
		if (!isOlder) store.set(name, kept);
		return kept;
	};
	const keep: KeptPages["keep"] = (name, { head, body, lasting, begunMs }) => {
		const own = without(head, OF_THE_APP);
		const fresh = makeAnswer(own, exactBytes(body));
		const before = store.peek(name)?.answer;
		const answer = before?.digest === fresh.digest ? withHead(before, own) : fresh;
		return put(name, { answer, lasting, saidMs: begunMs, appTag: headerIn(head, "etag") ?? null, failedMs: null });
	};
	const renew = async (name: string, kept: Kept, ask: (kept: Kept) => Promise<Said>): Promise<Kept | null> => {
		const begunMs = nowMs();
		const said = await ask(kept);
		if (said === "gone") {
			store.delete(name);
			return null;
		}
		if (said === "silent") {
			kept.failedMs = nowMs();
			return kept;
		}
		if (said !== "same") return keep(name, { ...said, lasting: kept.lasting, begunMs });
		return put(name, { ...kept, saidMs: begunMs, failedMs: null });
	};
	const askAnew = (name: string, kept: Kept, ask: (kept: Kept) => Promise<Said>) => {
		const running = asked.get(name);
		if (running) return running;
		const page = renew(name, kept, ask).finally(() => asked.delete(name));
		const begun = { begunMs: nowMs(), page };
		asked.set(name, begun);
		return begun;
	};
	const pages: KeptPages = {
		keep,
		find(name, ask) {
			const kept = store.get(name);
			if (!kept) return null;
			const ageMs = nowMs() - kept.saidMs;
			if (kept.lasting === "final" || ageMs < FRESH_MS) return kept;
			if (ageMs > LAST_GOOD_MS) {
				store.delete(name);
				return null;
			}
			if (kept.failedMs !== null && nowMs() - kept.failedMs < FRESH_MS) return kept;
			const { begunMs, page } = askAnew(name, kept, ask);
			const patienceMs = begunMs + PATIENCE_MS - nowMs();
			if (ageMs < OLD_MS || kept.failedMs !== null || patienceMs <= 0) return kept;
			return within(page, patienceMs, kept);
		},
		nowMs,
		ageS: ({ saidMs }) => Math.floor((nowMs() - saidMs) / SECOND_MS),
		grew(name, { answer }) {
			const kept = store.peek(name);
			if (kept?.answer !== answer) return;
			// Set anew, for the store measures only what it has not got.
			store.delete(name);
			store.set(name, kept);
		},
		bytes: () => store.calculatedSize,
		count: () => store.size,
	};
	return pages;
}

/** Headers of the app that tell of its one answer, not of the page. */
const OF_THE_APP = new Set(["etag", "content-length", "date", "x-nextjs-cache", "x-request-id"]);

async function within(page: Promise<Kept | null>, patienceMs: number, kept: Kept): Promise<Kept | null> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Kept>((resolve) => {
		timer = setTimeout(() => resolve(kept), patienceMs);
	});
	return Promise.race([page, late]).finally(() => clearTimeout(timer));
}
