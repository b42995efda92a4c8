import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform, type TransformCallback } from "node:stream";
import { aFreePort } from "./free-port.ts";
import { statementReader } from "./statement-reader.ts";

/** Where a transaction is cut: at the statement of this number (0 is its `begin`), which the database never hears, or whose answer is lost. */
export type Cut = { statement: number; isHeard: boolean };

export type FaultyServer = {
	/** The database at the address of this server. */
	url: string;
	/** Milliseconds by which each piece of what the database says comes late, from now on. */
	delay(ms: number): void;
	/** From now on nothing gets through in either direction, while connections stand and new ones are taken. */
	fallSilent(): void;
	/** What was held back gets through, and everything after it. */
	speak(): void;
	/** Ends all connections as a machine does that has forgotten them (RST). */
	reset(): void;
	/** Ends the connection of the next transaction there. Resolves to its statements up to the end of it or the cut, once `work` is done. */
	duringCut<Value>(cut: Cut | null, work: () => Promise<Value>): Promise<{ value: Value; statements: string[] }>;
	close(): Promise<void>;
};

/** A database behind a network that fails as it is told. */
export async function aFaultyServer(databaseUrl: string): Promise<FaultyServer> {
	const port = await aFreePort();
	const behind = new URL(databaseUrl);
	const open = new Set<Socket>();
	let delayMs = 0;
	let silence: { lifted: Promise<void>; lift: () => void } | null = null;
	let watched: { cut: Cut | null; statements: string[]; socket?: Socket; isOver: boolean } | null = null;

	const passing = (lateness: () => number) =>
		new Transform({
			transform: (piece: Buffer, _, pass: TransformCallback) => {
				const go = () => pass(null, piece);
				const whenHeard = () => (silence ? void silence.lifted.then(whenHeard) : go());
				if (lateness() > 0) setTimeout(whenHeard, lateness());
				else whenHeard();
			},
		});

	/** Whether the piece may go on to the database. */
	const mayPass = (socket: Socket, statements: string[]): "pass" | "cut" | "cut when answered" => {
		if (!watched || watched.isOver) return "pass";
		for (const text of statements) {
			if (!watched.socket && text.startsWith("begin")) watched.socket = socket;
			if (watched.socket !== socket || watched.isOver) continue;
			watched.statements.push(text);
			const { cut } = watched;
			watched.isOver = text === "commit" || text === "rollback";
			if (cut && watched.statements.length > cut.statement) {
				watched.isOver = true;
				return cut.isHeard ? "cut when answered" : "cut";
			}
		}
		return "pass";
	};

	const server = createServer((socket) => {
		const onward = connect(Number(behind.port), behind.hostname);
		const read = statementReader();
		const end = () => {
			socket.resetAndDestroy();
			onward.resetAndDestroy();
		};
		for (const one of [socket, onward]) {
			open.add(one);
			one.setNoDelay(true);
			one.on("error", end).on("close", () => {
				open.delete(one);
				end();
			});
		}
		const toDatabase = passing(() => 0);
		const toShop = passing(() => delayMs);
		socket.on("data", (piece) => {
			const fate = mayPass(socket, read(piece as Buffer));
			if (fate === "cut") return end();
			if (fate === "cut when answered") onward.unpipe(toShop).once("data", end).resume();
			toDatabase.write(piece);
		});
		toDatabase.pipe(onward);
		onward.pipe(toShop).pipe(socket);
	}).listen(port, "127.0.0.1");
	await once(server, "listening");

	const reset = () => {
		for (const socket of open) socket.resetAndDestroy();
	};
	const speak = () => {
		silence?.lift();
		silence = null;
	};
	return {
		url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: `${port}` }).href,
		delay: (ms) => {
			delayMs = ms;
		},
		fallSilent: () => {
			const { promise, resolve } = Promise.withResolvers<void>();
			silence ??= { lifted: promise, lift: resolve };
		},
		speak,
		reset,
		duringCut: async (cut, work) => {
			const transaction: NonNullable<typeof watched> = { cut, statements: [], isOver: false };
			watched = transaction;
			try {
				return { value: await work(), statements: transaction.statements };
			} finally {
				watched = null;
			}
		},
		close: async () => {
			speak();
			reset();
			server.close();
			await once(server, "close");
		},
	};
}
