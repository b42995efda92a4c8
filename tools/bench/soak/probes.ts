/** A shopper who comes each second over a new connection, while the door is crowded and while it is not. */
import { Agent } from "node:http";
import { FOR_CALLS, FOR_PAGES } from "../browser-headers.ts";
import { steadyLoad } from "../outages/steady-load.ts";
import { answerTo } from "./client.ts";

const GIVEN_UP_MS = 10_000;

export type Probe = {
	/** In which it was begun: a crowd's name, or none. */
	phase: string;
	what: "page" | "call";
	isGood: boolean;
	ms: number;
};

/** Probes once a second until `signal` aborts; `phase` tells in which it is. */
export async function probeEachSecond(
	shopUrl: string,
	{ phase, signal }: { phase(): string; signal: AbortSignal },
): Promise<Probe[]> {
	const probes: Probe[] = [];
	const probe = async (what: Probe["what"], path: string, headers: Record<string, string>) => {
		const [begunIn, begunMs] = [phase(), performance.now()];
		const agent = new Agent({ keepAlive: false });
		const { reply } = await answerTo(agent, { url: shopUrl + path, headers }, GIVEN_UP_MS);
		const ms = performance.now() - begunMs;
		probes.push({ phase: begunIn, what, isGood: reply?.status === 200 && reply.body.length > 0, ms });
	};
	const both = async () => {
		await Promise.all([probe("page", "/", FOR_PAGES), probe("call", "/api/catalog/products/cs?per_page=8", FOR_CALLS)]);
	};
	await steadyLoad(1, both, signal);
	return probes;
}
