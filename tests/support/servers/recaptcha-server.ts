import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Captcha } from "#lib/shop/kernel/services/captcha.ts";
import { recaptcha } from "#lib/shop/people/captcha/recaptcha.ts";
import { patienceMs } from "../running/patience.ts";

/** What the server answers: a body as documented, a status with it, or something only a broken service does. */
export type RecaptchaAnswer =
	| { status?: number; body: unknown }
	| { text: string }
	| "silence"
	| "slow-body"
	| "huge"
	| "redirect";

export type RecaptchaServer = {
	captcha: Captcha;
	/** Forms that were sent, in order. */
	asked: Record<string, string>[];
	/** The answer from now on. */
	answer(next: RecaptchaAnswer): void;
	close(): Promise<void>;
};

const ELSEWHERE = "/elsewhere";

/** A person, as siteverify of reCAPTCHA v3 answers (developers.google.com/recaptcha/docs/v3). */
export const aPerson = (changes: Record<string, unknown> = {}) => ({
	success: true,
	challenge_ts: "2026-11-20T09:59:58Z",
	hostname: "konfety.test",
	score: 0.9,
	action: "register",
	...changes,
});

export const refusal = (...codes: string[]) => ({ success: false, "error-codes": codes });

/** siteverify on this machine. */
export async function startRecaptcha(): Promise<RecaptchaServer> {
	let current: RecaptchaAnswer = { body: aPerson() };
	const asked: Record<string, string>[] = [];
	const server = createServer(async (request, reply) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
		if (request.method === "POST" && isForm)
			asked.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
		// Whoever follows a redirect is told that it was a machine.
		respond(reply, request.url === ELSEWHERE ? { body: aPerson({ score: 0 }) } : current);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		captcha: recaptcha({
			siteKey: "a-site-key",
			secret: "a-secret",
			url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
			hostname: "konfety.test",
			get timeoutMs() {
				return patienceMs(current === "silence" || current === "slow-body");
			},
		}),
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

function respond(reply: ServerResponse, answer: RecaptchaAnswer): void {
	if (answer === "silence") return;
	if (answer === "redirect") {
		reply.writeHead(302, { Location: ELSEWHERE }).end();
		return;
	}
	reply.writeHead(typeof answer === "object" && "body" in answer ? (answer.status ?? 200) : 200, {
		"Content-Type": "application/json",
	});
	if (answer === "slow-body") reply.write('{"success":');
	else if (answer === "huge") reply.end(JSON.stringify({ ...aPerson(), padding: "x".repeat(1024 * 1024) }));
	else reply.end("text" in answer ? answer.text : JSON.stringify(answer.body));
}
