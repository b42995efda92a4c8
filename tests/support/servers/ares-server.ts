import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CompanyRegistry } from "#lib/shop/kernel/services/company-registry.ts";
import { aresRegistry } from "#lib/shop/people/company/ares.ts";
import { patienceMs } from "../running/patience.ts";

/** What the server answers: a body as documented, a status with a body, at once or held until something is done, or something only a broken registry does. */
export type AresAnswer =
	| { status?: number; body: unknown; until?: Promise<void> }
	| { status?: number; text: string }
	| "silence"
	| "slow-body"
	| "hangs-up"
	| "endless"
	| "redirect";

export type AresServer = {
	registry: CompanyRegistry;
	/** Paths that were asked for, in order. */
	asked: string[];
	/** The answer from now on. */
	answer(next: AresAnswer): void;
	close(): Promise<void>;
};

export const NOT_FOUND = {
	status: 404,
	body: { kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN", popis: "Subjekt nenalezen" },
};

/** ARES on this machine. */
export async function startAres(first: AresAnswer): Promise<AresServer> {
	let current = first;
	const asked: string[] = [];
	const server = createServer(async (request, reply) => {
		asked.push(`${request.method} ${request.url}`);
		const answer = current;
		if (typeof answer === "object" && "until" in answer) await answer.until;
		respond(reply, answer);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		registry: aresRegistry({
			url: `http://127.0.0.1:${port}/rest`,
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

function respond(reply: ServerResponse, answer: AresAnswer): void {
	if (answer === "silence") return;
	if (answer === "hangs-up") {
		reply.destroy();
		return;
	}
	if (answer === "redirect") {
		reply.writeHead(302, { Location: "http://127.0.0.1:9/" }).end();
		return;
	}
	reply.writeHead(typeof answer === "object" ? (answer.status ?? 200) : 200, { "Content-Type": "application/json" });
	if (answer === "slow-body") {
		reply.write('{"ico":');
		return;
	}
	if (answer === "endless") writeOn(reply);
	else reply.end("text" in answer ? answer.text : JSON.stringify(answer.body));
}

const MEGABYTE = "x".repeat(1024 * 1024);

/** 5 MB of a text that never closes. */
function writeOn(reply: ServerResponse): void {
	reply.write('{"ico":"');
	for (let written = 0; written < 5; written++) reply.write(MEGABYTE);
	reply.end('"}');
}
