import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CustomerSurvey } from "#lib/shop/kernel/services/customer-survey.ts";
import { heureka } from "#lib/shop/telling/survey/heureka.ts";
import { patienceMs } from "../running/patience.ts";

/** What the server answers: a code as documented, a status with a text, or something only a broken service does. */
export type HeurekaAnswer =
	| keyof typeof DOCUMENTED
	| { status: number; text: string }
	| "silence"
	| "slow-body"
	| "hangs-up"
	| "huge"
	| "redirect";

export type HeurekaServer = {
	survey: CustomerSurvey;
	/** Address of the service, for settings. */
	url: string;
	/** Bodies that were sent with the right method, path and type, in order. */
	asked: unknown[];
	/** The answer from now on. */
	answer(next: HeurekaAnswer): void;
	close(): Promise<void>;
};

export const HEUREKA_KEY = "0123456789abcdef0123456789abcdef";

/** Answers of the documentation (heureka/overeno-zakazniky, docs/api-documentation-en.md); the one to a bad key repeats it. */
const DOCUMENTED = {
	200: { code: 200, message: "ok" },
	400: { code: 400, message: "bad-request", description: "There is a problem with your request." },
	401: { code: 401, message: "unauthorized", description: `Unknown API key "${HEUREKA_KEY}".` },
	415: { code: 415, message: "unsupported-media-type", description: "Only application/json is accepted." },
	429: { code: 429, message: "too-many-requests" },
	500: { code: 500, message: "internal-server-error" },
};

const ELSEWHERE = "/elsewhere";

/** Ověřeno zákazníky on this machine. */
export async function startHeureka(): Promise<HeurekaServer> {
	let current: HeurekaAnswer = 200;
	const asked: unknown[] = [];
	const server = createServer(async (request, reply) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const isJson = /^application\/json(;charset=utf-8)?$/.test(request.headers["content-type"] ?? "");
		const isRight = request.method === "POST" && request.url === "/shop-certification/v2/order/log" && isJson;
		if (isRight) asked.push(JSON.parse(Buffer.concat(chunks).toString()));
		// Whoever follows a redirect is told that all went well.
		respond(reply, request.url === ELSEWHERE ? 200 : isRight ? current : 415);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}/shop-certification/v2`;
	return {
		survey: heureka({
			key: HEUREKA_KEY,
			url,
			get timeoutMs() {
				return patienceMs(current === "silence" || current === "slow-body");
			},
		}),
		url,
		asked,
		answer: (next) => {
			current = next;
		},
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function respond(reply: ServerResponse, answer: HeurekaAnswer): void {
	if (answer === "silence") return;
	if (answer === "hangs-up") {
		reply.destroy();
		return;
	}
	if (answer === "redirect") {
		// 307 would have the order sent again, key and all.
		reply.writeHead(307, { Location: ELSEWHERE }).end();
		return;
	}
	const status = typeof answer === "number" ? answer : typeof answer === "object" ? answer.status : 200;
	reply.writeHead(status, { "Content-Type": "application/json" });
	if (answer === "slow-body") reply.write('{"code":200,');
	else if (answer === "huge") writeOn(reply);
	else reply.end(typeof answer === "object" ? answer.text : JSON.stringify(DOCUMENTED[answer]));
}

const MEGABYTE = "x".repeat(1024 * 1024);

/** A right answer with 5 MB of padding. */
function writeOn(reply: ServerResponse): void {
	reply.write('{"code":200,"message":"ok","description":"');
	for (let written = 0; written < 5; written++) reply.write(MEGABYTE);
	reply.end('"}');
}
