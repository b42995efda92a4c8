import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { aFreePort } from "./free-port.ts";

export type LateServer = {
	/** The database at the address of this server. */
	url: string;
	/** Listens, and says to everybody that it is just starting. */
	startUp(): Promise<void>;
	/** Lets everybody through to the database from now on. */
	letIn(): void;
	close(): Promise<void>;
};

/** What PostgreSQL says while it starts: severity, code and message, each ended by a zero (protocol 3.0, ErrorResponse). */
const FIELDS = "SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0";
const STARTING = Buffer.concat([Buffer.from("E"), lengthOf(FIELDS), Buffer.from(FIELDS)]);

function lengthOf(text: string): Buffer {
	const length = Buffer.alloc(4);
	length.writeInt32BE(Buffer.byteLength(text) + 4);
	return length;
}

/** A database behind a port where nobody listens at first. */
export async function aLateServer(databaseUrl: string): Promise<LateServer> {
	const port = await aFreePort();
	const behind = new URL(databaseUrl);
	const open = new Set<Socket>();
	let server: Server | undefined;
	let isIn = false;
	const forward = (socket: Socket) => {
		const onward = connect(Number(behind.port), behind.hostname);
		open.add(onward);
		socket.on("error", () => onward.destroy()).pipe(onward);
		onward.on("error", () => socket.destroy()).pipe(socket);
	};
	return {
		url: Object.assign(new URL(databaseUrl), { port: `${port}` }).href,
		startUp: async () => {
			server = createServer((socket) => {
				open.add(socket);
				if (isIn) forward(socket);
				else socket.once("data", () => socket.end(STARTING));
			}).listen(port, "127.0.0.1");
			await once(server, "listening");
		},
		letIn: () => {
			isIn = true;
		},
		close: async () => {
			for (const socket of open) socket.destroy();
			server?.close();
			if (server) await once(server, "close");
		},
	};
}
