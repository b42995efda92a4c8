/** Requests to the apps, which may be away for a moment: killed, or starting anew. */
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { chooseApp, type Place } from "./choose-app.ts";
import type { Head } from "./head.ts";

/** Longer than an app takes to start anew. */
const AWAIT_MS = 10 * SECOND_MS;
/** An app's slowest answers wait for a database that is away, 10 s at most. */
const ANSWER_MS = 30 * SECOND_MS;

/** The system has ended a killed process by then, and the parent has told that it is away. */
const DYING_MS = 250;

/** No app answered. */
export class AppAway extends Error {}

export type AppCall = { method: string; target: string; head: Head; body: Buffer | null };
export type AppLine = {
	/** The apps listen here; none while all are away. */
	moveTo(urls: readonly string[]): void;
	/** Whether any app is. */
	isThere(): boolean;
	/**
	 * The head of an app's answer, with the body to be read. Waits for one while all are away; a request that has reached one is
	 * repeated once, and only when that changes nothing. Rejects with AppAway.
	 */
	ask(call: AppCall, signal?: AbortSignal): Promise<IncomingMessage>;
};

export function appLine({ awaitMs = AWAIT_MS, answerMs = ANSWER_MS } = {}): AppLine {
	const agent = new Agent({ keepAlive: true });
	let places: Place[] = [];
	let coming = Promise.withResolvers<void>();

	const moveTo = (urls: readonly string[]) => {
		const wereThere = places.length > 0;
		places = urls.map((url) => places.find(({ url: { origin } }) => origin === url) ?? { url: new URL(url), open: 0 });
		if (places.length > 0) coming.resolve();
		else if (wereThere) coming = Promise.withResolvers();
	};
	const present = async (target: string, untilMs: number): Promise<Place> => {
		for (;;) {
			const place = chooseApp(places, target);
			if (place) return place;
			await inTime(coming.promise, untilMs);
		}
	};
	type Way = { agent: Agent | false; signal: AbortSignal | undefined };
	const askAt = (place: Place, { method, target, head, body }: AppCall, { agent, signal }: Way) =>
		new Promise<IncomingMessage>((resolve, reject) => {
			// Without a length Node would announce a body in chunks where there is none.
			const isBare = body === null && (method === "GET" || method === "HEAD");
			const length = isBare ? [] : ["Content-Length", String(body?.length ?? 0)];
			const { hostname: host, port } = place.url;
			const sent = request(
				{
					agent,
					host,
					port,
					method,
					path: target,
					headers: [...head, ...length],
					timeout: answerMs,
					...(signal ? { signal } : {}),
				},
				resolve,
			);
			place.open += 1;
			// After its answer has been read, or at its failure.
			sent.once("close", () => {
				place.open -= 1;
			});
			sent.once("timeout", () => sent.destroy(new AppAway(`No answer within ${answerMs} ms`)));
			sent.on("error", reject);
			sent.end(body ?? undefined);
		});
	return {
		moveTo,
		isThere: () => places.length > 0,
		async ask(call, signal) {
			const untilMs = performance.now() + awaitMs;
			const isRepeatable = call.method === "GET" || call.method === "HEAD";
			let hasBroken = false;
			for (;;) {
				const at = await present(call.target, untilMs);
				try {
					// An app that has died leaves more dead connections: what is repeated has one of its own.
					return await askAt(at, call, { agent: hasBroken ? false : agent, signal });
				} catch (error) {
					if (signal?.aborted || error instanceof AppAway) throw error;
					const isRefused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
					// Nothing listens there any more; the parent says where the next one does.
					if (isRefused) moveTo(places.filter((place) => place !== at).map(({ url }) => url.origin));
					// Once only: what ends the app must not end it again and again.
					const mayRepeat = (isRefused || (isRepeatable && !hasBroken)) && performance.now() < untilMs;
					if (!mayRepeat) throw new AppAway(error instanceof Error ? error.message : String(error));
					if (isRefused) continue;
					hasBroken = true;
					// An app that is being killed still takes connections for a moment, and breaks them as well.
					await sleep(DYING_MS);
				}
			}
		},
	};
}

/** Rejects with AppAway at `untilMs`. */
async function inTime(coming: Promise<void>, untilMs: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new AppAway("The app is away")), Math.max(0, untilMs - performance.now()));
	});
	await Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
