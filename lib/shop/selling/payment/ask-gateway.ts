import { accept, type Result, refuse } from "../../../domain/result.ts";
import { readCapped } from "../../kernel/base/read-capped.ts";

/** Replies of gateways have a few hundred bytes. */
const ANSWER_MAX_BYTES = 64 * 1024;

export type GatewayQuestion = {
	method: "GET" | "POST";
	/** Full address below the one in the settings. */
	url: string;
	/** User and password, sent by HTTP Basic. */
	user: string;
	password: string;
	body?: unknown;
	/** For the whole call, including the reply's body. */
	timeoutMs: number;
};

export type GatewayAnswer = { status: number; body: unknown };

/**
 * Calls a gateway once, with JSON. A reply that is late, too large or no JSON is `gateway_unavailable` with the reason; so
 * are redirects, which are not followed, and statuses from 500 up. `gateway_unreached`: it certainly received nothing.
 */
export async function askGateway(
	question: GatewayQuestion,
): Promise<Result<GatewayAnswer, "gateway_unavailable" | "gateway_unreached">> {
	try {
		const reply = await fetch(question.url, {
			method: question.method,
			headers: {
				Accept: "application/json",
				Authorization: `Basic ${Buffer.from(`${question.user}:${question.password}`).toString("base64")}`,
				...(question.body === undefined ? {} : { "Content-Type": "application/json" }),
			},
			body: question.body === undefined ? null : JSON.stringify(question.body),
			redirect: "error",
			cache: "no-store",
			signal: AbortSignal.timeout(question.timeoutMs),
		});
		const text = await readCapped(reply, ANSWER_MAX_BYTES);
		if (text === undefined) return refuse("gateway_unavailable", `more than ${ANSWER_MAX_BYTES} bytes`);
		if (reply.status >= 500) return refuse("gateway_unavailable", `status ${reply.status}`);
		return accept({ status: reply.status, body: JSON.parse(text) as unknown });
	} catch (error) {
		return refuse(wasUnreached(error) ? "gateway_unreached" : "gateway_unavailable", reasonOf(error));
	}
}

/** Errors before there is a connection, so that no request was sent. */
const UNREACHED = ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

function wasUnreached(error: unknown): boolean {
	if (!(error instanceof Error) || !(error.cause instanceof Error)) return false;
	return UNREACHED.includes(String((error.cause as NodeJS.ErrnoException).code));
}

/** The error's reason, without data sent or received. */
function reasonOf(error: unknown): string {
	if (error instanceof SyntaxError) return "not JSON";
	if (!(error instanceof Error)) return "failed";
	return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
