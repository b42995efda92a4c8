import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, type Call, type Reply } from "../http-client.ts";
import type { Answered, Kind } from "./answers.ts";

const SOCKETS = 256;
/** Longer than the door waits for the app and its answer. */
const TIMEOUT_MS = 45_000;

export type Observer = {
	/** From now on answers belong to this phase. */
	enter(phase: string): void;
	/** Makes a request and notes what came of it; null when there was no answer. */
	ask(kind: Kind, call: Call, dueMs?: number): Promise<Reply | null>;
	answers: readonly Answered[];
	/** Connections that requests of these clients use. */
	agent: Agent;
};

/** Clients with kept connections that note every answer. */
export function openObserver(): Observer {
	const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
	const answers: Answered[] = [];
	let phase = "quiet";
	return {
		enter: (next) => {
			phase = next;
		},
		async ask(kind, call, dueMs = performance.now()) {
			const note = (said: Answered["said"]) => answers.push({ phase, kind, said, ms: performance.now() - dueMs });
			try {
				const reply = await ask(agent, { ...call, signal: AbortSignal.timeout(TIMEOUT_MS) });
				note({ status: reply.status, cacheStatus: reply.headers["cache-status"]?.toString() ?? "" });
				return reply;
			} catch (error) {
				note({ failure: failureOf(error) });
				return null;
			}
		},
		answers,
		agent,
	};
}

function failureOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === "AbortError") return `none in ${TIMEOUT_MS / 1000} s`;
	return "code" in error ? String(error.code) : error.message;
}

const PAUSE_MS = 250;
const PATIENCE_MS = 180_000;

/** Repeats a call until an answer is accepted; throws the last one when none is for three minutes. */
export async function repeatUntil(
	observer: Pick<Observer, "ask">,
	call: Call,
	isAccepted: (reply: Reply) => boolean,
): Promise<Reply> {
	const untilMs = performance.now() + PATIENCE_MS;
	for (;;) {
		const reply = await observer.ask("order", call);
		if (reply && isAccepted(reply)) return reply;
		if (performance.now() > untilMs) {
			const last = reply ? `${reply.status} ${reply.body.toString().slice(0, 200)}` : "nothing";
			throw new Error(`${call.method ?? "GET"} ${call.url} is still answered ${last}`);
		}
		await sleep(PAUSE_MS);
	}
}
