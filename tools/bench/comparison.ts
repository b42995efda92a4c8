import type { Agent } from "node:http";
import { askSuccessfully, type Call, type Reply } from "./http-client.ts";
import type { Load } from "./load.ts";

/** What the bare server answers: the bytes as sent, still compressed, and the headers that come with any answer. */
export type Answer = { body: Buffer; headers: Record<string, string> };

/** A row of the table: a load that the shop bears, and the same against a bare server with the same answer. */
export type Comparison = {
	name: string;
	answer: Answer;
	onShop(seconds: number): Promise<Load>;
	onBare(url: string, seconds: number): Promise<Load>;
};

const KEPT = ["content-type", "content-encoding", "cache-control", "vary"];

export function answerOf({ body, headers }: Reply): Answer {
	const kept = KEPT.flatMap((name) => {
		const value = headers[name];
		return typeof value === "string" ? [[name, value]] : [];
	});
	return { body, headers: Object.fromEntries(kept) };
}

/** Of the second time: the first may have to be made, the second is what all others get. */
export async function secondAnswer(agent: Agent, call: Call): Promise<Answer> {
	await askSuccessfully(agent, call);
	return answerOf(await askSuccessfully(agent, call));
}
