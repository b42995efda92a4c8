/** Connections that are held open against the door, as by hostile clients that cost themselves nothing. */
import { connect, type Socket } from "node:net";

export type Crowd = {
	name: string;
	count: number;
	/** What connection number `index` says first. */
	greeting(host: string, index: number): string;
	/** What each says again and again; "" is nothing. */
	drip: string;
	/** By then the shop must have ended each; null where it may stay as it is. */
	endsWithinS: number | null;
};

const SLOW_HEADERS: Crowd = {
	name: "slow headers",
	count: 300,
	greeting: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
	drip: "X-More: 1\r\n",
	// The door gives 15 s, and looks each 5 s.
	endsWithinS: 25,
};
const SLOW_BODIES: Crowd = {
	name: "slow bodies",
	count: 200,
	greeting: (host) =>
		`POST /api/cart/create HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
	drip: " ",
	// The door gives 30 s, and looks each 5 s.
	endsWithinS: 40,
};
const IDLE: Crowd = {
	name: "idle connections",
	count: 2_000,
	// Every other one was a visitor's, and is kept.
	greeting: (host, index) => (index % 2 ? `GET /api/health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n` : ""),
	drip: "",
	endsWithinS: null,
};
export const CROWDS = [SLOW_HEADERS, SLOW_BODIES, IDLE];

const JOIN_EACH_MS = 2;
const REJOIN_MS = 500;
const DRIP_EACH_MS = 3_000;

/** What came of a crowd. */
export type Held = Pick<Crowd, "name" | "count" | "endsWithinS"> & {
	/** The most connections that were open at once. */
	most: number;
	/** How many the shop ended; another one came in the place of each. */
	ended: number;
	/** How long the one lasted that lasted longest. */
	longestS: number;
};

/** Opens the connections, and another for each that ends, until `leave` is called. */
export function gather(shopUrl: string, crowd: Crowd): { report(): Held; leave(): Held } {
	const { hostname, port, host } = new URL(shopUrl);
	const begun = new Map<Socket, number>();
	let [most, ended, longestMs, isOver] = [0, 0, 0, false];
	const age = (sinceMs: number) => {
		longestMs = Math.max(longestMs, performance.now() - sinceMs);
	};
	const join = (index: number) => {
		if (isOver) return;
		const socket = connect(Number(port), hostname);
		// Its close follows.
		socket.on("error", () => {});
		// What is not read hides that the other side has ended.
		socket.resume();
		socket.once("connect", () => {
			if (isOver) return socket.destroy();
			begun.set(socket, performance.now());
			most = Math.max(most, begun.size);
			socket.write(crowd.greeting(host, index));
		});
		socket.once("close", () => {
			const sinceMs = begun.get(socket);
			begun.delete(socket);
			if (isOver) return;
			if (sinceMs !== undefined) {
				ended++;
				age(sinceMs);
			}
			setTimeout(join, REJOIN_MS, index);
		});
	};
	for (let index = 0; index < crowd.count; index++) setTimeout(join, index * JOIN_EACH_MS, index);
	const dripping = setInterval(() => {
		if (crowd.drip !== "") for (const socket of begun.keys()) if (socket.writable) socket.write(crowd.drip);
	}, DRIP_EACH_MS);
	const report = (): Held => {
		for (const sinceMs of begun.values()) age(sinceMs);
		const { name, count, endsWithinS } = crowd;
		return { name, count, endsWithinS, most, ended, longestS: longestMs / 1000 };
	};
	return {
		report,
		leave() {
			isOver = true;
			clearInterval(dripping);
			const held = report();
			for (const socket of begun.keys()) socket.destroy();
			return held;
		},
	};
}
