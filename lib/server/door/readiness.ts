/** How the door answers balancers that ask whether it may be sent visitors: quickly, whatever state the apps are in. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { AppCall, AppLine } from "./app-line.ts";
import { without } from "./head.ts";
import { headOfReply } from "./pass-on.ts";
import { readBody } from "./read-body.ts";

const BEGIN = "/api/health";
const PATHS = new Set([BEGIN, `${BEGIN}/ready`]);
/** An app gives its database and its disk two seconds (lib/shop/health/readiness.ts). */
const LIMIT_MS = 3 * SECOND_MS;
const ANSWER_MAX_BYTES = 10_000;
const MEASURED = new Set(["content-length"]);

/** Asked of every request: what does not begin so costs nothing. */
export const asksReadiness = (target: string) => target.startsWith(BEGIN) && PATHS.has(target.split("?", 1)[0] ?? "");

type Asked = { app: AppLine; isDraining: () => boolean; request: IncomingMessage; response: ServerResponse };

/** Answers for the door where it knows better, otherwise what an app answers to the call. */
export async function answerReadiness({ app, isDraining, request, response }: Asked, call: AppCall): Promise<void> {
	// Balancers send nobody from now on, while whoever comes nevertheless is served.
	if (isDraining()) return send(request, response, { status: "draining", checks: {} });
	const away = { status: "not_ready", checks: { app: "away" } };
	if (!app.isThere()) return send(request, response, away);
	const gone = new AbortController();
	const answer = ask(app, call, gone.signal).catch(() => null);
	const reply = await Promise.race([answer, sleep(LIMIT_MS, null, { ref: false })]);
	if (!reply) {
		gone.abort();
		return send(request, response, away);
	}
	response.writeHead(reply.status, [...reply.head, "Content-Length", String(reply.body.length)]);
	response.end(request.method === "HEAD" ? undefined : reply.body);
}

async function ask(app: AppLine, call: AppCall, signal: AbortSignal) {
	const reply = await app.ask({ ...call, method: "GET" }, signal);
	const body = await readBody(reply, ANSWER_MAX_BYTES);
	return body && { status: reply.statusCode ?? 502, head: without(headOfReply(reply), MEASURED), body };
}

function send(request: IncomingMessage, response: ServerResponse, told: object): void {
	const text = JSON.stringify(told);
	response.writeHead(503, {
		"Content-Type": "application/json",
		"Content-Length": Buffer.byteLength(text),
		"Cache-Control": "no-store",
	});
	response.end(request.method === "HEAD" ? undefined : text);
}
