import { setTimeout as sleep } from "node:timers/promises";
import { isPortFree } from "#lib/shop/kernel/db/embedded/free-port.ts";

const POLL_MS = 50;
const PORT_WAIT_MS = 1500;
const LOOPBACK = new Set(["127.0.0.1", "localhost"]);
const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);

export const isLoopback = (host: string) => LOOPBACK.has(host);

/** The shop's address as seen from this computer. */
export function localUrl(host: string, port: number): string {
	const name = ANY_ADDRESS.has(host) || isLoopback(host) ? "localhost" : host;
	return `http://${name}:${port}`;
}

/** The same, by the address at which it listens. */
export function probeUrl(host: string, port: number): string {
	if (host === "0.0.0.0" || isLoopback(host)) return `http://127.0.0.1:${port}`;
	if (host.includes(":")) return `http://[${host === "::" ? "::1" : host}]:${port}`;
	return `http://${host}:${port}`;
}

/** Throws when another program listens on the port; waits a moment for one that is ending. */
export async function requireFreePort(host: string, port: number): Promise<void> {
	const deadlineMs = performance.now() + PORT_WAIT_MS;
	for (;;) {
		if (await canListen(host, port)) return;
		if (performance.now() > deadlineMs) {
			throw new Error(
				`Port ${port} is taken by another program. Stop it, or choose another one: PORT=${port + 1} npm start`,
			);
		}
		await sleep(POLL_MS);
	}
}

async function canListen(host: string, port: number): Promise<boolean> {
	try {
		return await isPortFree(port, host === "localhost" ? "127.0.0.1" : host);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`The shop cannot listen on ${host}:${port} (${reason}). Change HOST or PORT.`);
	}
}
