import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What somebody else's machine says: a body as JSON, a text as it is, or something only a broken one does. */
export type Said =
	| { status?: number; body: unknown }
	| { status?: number; text: string }
	| "silence"
	| "half-an-answer"
	| "hang-up"
	| { redirect: string };

export type Heard = {
	method: string;
	path: string;
	headers: Record<string, unknown>;
	/** Parsed; undefined when nothing was sent. */
	body: unknown;
};

export type AnsweringServer = {
	url: string;
	/** Every question, in order. */
	heard: Heard[];
	/** The answer from now on. */
	say(next: Said): void;
	close(): Promise<void>;
};

/** A machine that answers whatever it is asked with what a test told it to say. */
export async function startAnswering(): Promise<AnsweringServer> {
	const heard: Heard[] = [];
	let next: Said = "silence";
	const server = createServer(async (request, response) => {
		heard.push(await read(request));
		answer(response, next);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		heard,
		say: (said) => {
			next = said;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function read(request: IncomingMessage): Promise<Heard> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const text = Buffer.concat(chunks).toString("utf8");
	return {
		method: request.method ?? "",
		path: request.url ?? "",
		headers: request.headers,
		body: text === "" ? undefined : JSON.parse(text),
	};
}

function answer(response: ServerResponse, said: Said): void {
	if (said === "silence") return;
	if (said === "hang-up") {
		response.destroy();
		return;
	}
	if (said === "half-an-answer") {
		response.writeHead(200).write('{"code":');
		return;
	}
	if ("redirect" in said) {
		response.writeHead(307, { Location: said.redirect }).end();
		return;
	}
	response.writeHead(said.status ?? 200).end("text" in said ? said.text : JSON.stringify(said.body));
}
