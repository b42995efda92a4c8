/** Requests to the app, which may be away for a moment: killed, or starting anew. */
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { Head } from "./head.ts";

/** Longer than the app takes to start anew. */
const AWAIT_MS = 10 * SECOND_MS;
/** The app's slowest answers wait for a database that is away, 10 s at most. */
const ANSWER_MS = 30 * SECOND_MS;

/** The system has ended a killed process by then, and the parent has told that it is away. */
const DYING_MS = 250;

/** The app did not answer. */
export class AppAway extends Error {}

export type AppCall = { method: string; target: string; head: Head; body: Buffer | null };
export type AppLine = {
	/** The app listens here; null while there is none. */
	moveTo(url: string | null): void;
	/**
	 * The head of its answer, with the body to be read. Waits for an app that is away; a request that has reached it is repeated
	 * once, and only when that changes nothing. Rejects with AppAway.
	 */
	ask(call: AppCall, signal?: AbortSignal): Promise<IncomingMessage>;
};

export function appLine({ awaitMs = AWAIT_MS, answerMs = ANSWER_MS } = {}): AppLine {
	const agent = new Agent({ keepAlive: true });
	let url: URL | null = null;
	let coming = Promise.withResolvers<URL>();

	const moveTo = (to: string | null) => {
		if (to === null) {
			if (url) coming = Promise.withResolvers();
			url = null;
			return;
		}
		url = new URL(to);
		coming.resolve(url);
	};
	const present = async (untilMs: number): Promise<URL> => {
		if (url) return url;
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<never>((_, reject) => {
			const leftMs = Math.max(0, untilMs - performance.now());
			timer = setTimeout(() => reject(new AppAway("The app is away")), leftMs);
		});
		return Promise.race([coming.promise, late]).finally(() => clearTimeout(timer));
	};
	type Way = { agent: Agent | false; signal: AbortSignal | undefined };
	const askAt = ({ hostname, port }: URL, { method, target, head, body }: AppCall, { agent, signal }: Way) =>
		new Promise<IncomingMessage>((resolve, reject) => {
			// Without a length Node would announce a body in chunks where there is none.
			const isBare = body === null && (method === "GET" || method === "HEAD");
			const length = isBare ? [] : ["Content-Length", String(body?.length ?? 0)];
			const sent = request(
				{
					agent,
					host: hostname,
					port,
					method,
					path: target,
					headers: [...head, ...length],
					timeout: answerMs,
					...(signal ? { signal } : {}),
				},
				resolve,
			);
			sent.once("timeout", () => sent.destroy(new AppAway(`No answer within ${answerMs} ms`)));
			sent.on("error", reject);
			sent.end(body ?? undefined);
		});
	return {
		moveTo,
		async ask(call, signal) {
			const untilMs = performance.now() + awaitMs;
			const isRepeatable = call.method === "GET" || call.method === "HEAD";
			let hasBroken = false;
			for (;;) {
				const at = await present(untilMs);
				try {
					// An app that has died leaves more dead connections: what is repeated has one of its own.
					return await askAt(at, call, { agent: hasBroken ? false : agent, signal });
				} catch (error) {
					if (signal?.aborted || error instanceof AppAway) throw error;
					const isRefused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
					// Nothing listens there any more; the parent says where the next one does.
					if (isRefused && url === at) moveTo(null);
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
