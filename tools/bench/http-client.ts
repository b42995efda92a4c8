import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export type Call = {
	method?: string;
	url: string;
	headers?: Record<string, string>;
	body?: string;
	/** Ends the call, which then rejects. */
	signal?: AbortSignal;
};
/** `body` as sent, still compressed. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One call over the agent's connections, its answer read whole. Follows no redirect. */
export function ask(agent: Agent, { method = "GET", url, headers = {}, body, signal }: Call): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { agent, method, headers, ...(signal ? { signal } : {}) }, (reply) => {
			const chunks: Buffer[] = [];
			reply.on("data", (chunk: Buffer) => chunks.push(chunk));
			reply.on("error", reject);
			reply.on("end", () =>
				resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
			);
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

/** The same; throws unless the answer is a 2xx. */
export async function askSuccessfully(agent: Agent, call: Call): Promise<Reply> {
	const reply = await ask(agent, call);
	if (reply.status >= 200 && reply.status < 300) return reply;
	throw new Error(
		`${call.method ?? "GET"} ${call.url} answered ${reply.status}: ${reply.body.toString().slice(0, 200)}`,
	);
}
