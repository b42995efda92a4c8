import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { aFreePort } from "./free-port.ts";

export type SmtpServer = {
	url: string;
	/** Mails taken, as they came. */
	mails: string[];
	/** How many connections there are. */
	open(): number;
	/** Answers from now on; until then connections are refused. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** Instead of an answer: the server goes on with one that never ends, line after line. */
export const ENDLESS = "endless";

type Manners = {
	/** What it answers to a command in its own way; undefined is the usual answer. */
	reply?: (said: string) => string | undefined;
};

/** A mail server on loopback that speaks as much of RFC 5321 as a client needs. It has its port already, but is down until started. */
export async function anSmtpServer(manners: Manners = {}): Promise<SmtpServer> {
	const mails: string[] = [];
	const port = await aFreePort();
	let server: Server | undefined;
	const open = new Set<Socket>();
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		open: () => open.size,
		start: async () => {
			server = createServer((socket) => {
				open.add(socket);
				socket.on("close", () => open.delete(socket));
				converse(socket, mails, manners);
			}).listen(port, "127.0.0.1");
			await once(server, "listening");
		},
		close: async () => {
			server?.close();
		},
	};
}

const LINE_EVERY_MS = 20;

function neverEnd(socket: Socket): void {
	const timer = setInterval(() => socket.write("250-wait\r\n"), LINE_EVERY_MS);
	socket.on("close", () => clearInterval(timer));
}

function converse(socket: Socket, mails: string[], { reply }: Manners): void {
	let text = "";
	let isData = false;
	socket.on("error", () => socket.destroy());
	socket.write("220 konfety.test ESMTP\r\n");
	socket.on("data", (chunk) => {
		text += chunk.toString();
		for (
			let end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
			end >= 0;
			end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n")
		) {
			const said = text.slice(0, end);
			text = text.slice(end + (isData ? 5 : 2));
			if (isData) mails.push(said);
			const wasData = isData;
			isData = !wasData && /^DATA/i.test(said);
			const own = wasData ? undefined : reply?.(said);
			if (own === ENDLESS) neverEnd(socket);
			else if (own !== undefined) socket.write(`${own}\r\n`);
			else if (isData) socket.write("354 go on\r\n");
			else if (/^QUIT/i.test(said) && !wasData) socket.end("221 bye\r\n");
			else socket.write("250 ok\r\n");
		}
	});
}
