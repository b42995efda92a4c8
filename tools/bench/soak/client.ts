import { Agent } from "node:http";
import { ask, type Call, type Reply } from "../http-client.ts";
import type { Said, Tally } from "./tally.ts";

const SOCKETS = 256;
/** Longer than the door waits for the app and its answer. */
const TIMEOUT_MS = 45_000;

export type Client = {
	/** Makes a request and notes what came of it; null when there was no answer. */
	ask(kind: string, call: Call, dueMs?: number): Promise<Reply | null>;
	/** Its kept connections. */
	agent: Agent;
};

export function openClient(tally: Tally): Client {
	const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
	return {
		async ask(kind, call, dueMs = performance.now()) {
			const { said, reply } = await answerTo(agent, call);
			tally.note(kind, said, performance.now() - dueMs);
			return reply;
		},
		agent,
	};
}

/** The answer to a call, or why there was none. */
export async function answerTo(
	agent: Agent,
	call: Call,
	withinMs = TIMEOUT_MS,
): Promise<{ said: Said; reply: Reply | null }> {
	try {
		const reply = await ask(agent, { ...call, signal: AbortSignal.timeout(withinMs) });
		return { said: { status: reply.status }, reply };
	} catch (error) {
		return { said: { failure: failureOf(error) }, reply: null };
	}
}

/** The code of a failed connection, and of a call that was given up. */
export function failureOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === "AbortError" || error.name === "TimeoutError") return "none in time";
	if ("code" in error) return String(error.code);
	return error.cause === undefined ? error.message : failureOf(error.cause);
}
