import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

export type SmtpServer = {
	url: string;
	/** Mails taken, as they came. */
	mails: string[];
	/** Answers from now on; until then connections are refused. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** A mail server on loopback that speaks as much of RFC 5321 as a client needs. It has its port already, but is down until started. */
export async function anSmtpServer(): Promise<SmtpServer> {
	const mails: string[] = [];
	const port = await freePort();
	let server: Server | undefined;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		start: async () => {
			server = createServer((socket) => converse(socket, mails)).listen(port, "127.0.0.1");
			await once(server, "listening");
		},
		close: async () => {
			server?.close();
		},
	};
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const { port } = probe.address() as AddressInfo;
	probe.close();
	await once(probe, "close");
	return port;
}

function converse(socket: Socket, mails: string[]): void {
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
			if (isData) socket.write("354 go on\r\n");
			else if (/^QUIT/i.test(said) && !wasData) socket.end("221 bye\r\n");
			else socket.write("250 ok\r\n");
		}
	});
}
