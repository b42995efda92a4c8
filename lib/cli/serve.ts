import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isPortFree } from "#lib/shop/kernel/db/embedded/free-port.ts";
import { type Child, ENDS_WITH_PARENT, startNode, tailOf } from "./children/child.ts";
import { type KeptRunning, keepRunning } from "./children/keep-running.ts";
import { ROOT } from "./root.ts";

const POLL_MS = 50;
const PORT_WAIT_MS = 1500;
const STOP_GRACE_MS = 8000;
const LOOPBACK = new Set(["127.0.0.1", "localhost"]);
/** The server listens on "localhost", which must resolve to IPv4. */
const LOOPBACK_FAMILY = "--dns-result-order=ipv4first";
const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);

/** The shop's address as seen from this computer. */
export function localUrl(host: string, port: number): string {
	const name = ANY_ADDRESS.has(host) || LOOPBACK.has(host) ? "localhost" : host;
	return `http://${name}:${port}`;
}

function probeUrl(host: string, port: number): string {
	if (host === "0.0.0.0" || LOOPBACK.has(host)) return `http://127.0.0.1:${port}`;
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

export type ServeOptions = {
	mode: "start" | "dev";
	host: string;
	port: number;
	env: NodeJS.ProcessEnv;
	/** Null lets the server write to the terminal. */
	logFile: string | null;
	readyWithinMs: number;
	/** Tells the owner of a process that has started anew. */
	say: (line: string) => void;
};

export type Server = {
	/** Resolves when it answers; throws the end of the log when it ends or takes too long. */
	ready(): Promise<void>;
	/** Resolves when the server has ended for good, with the end of its log. */
	ended: Promise<string>;
	/** Memory of its processes by their names, in bytes; those of which nothing is known are left out. */
	memory(): Record<string, number>;
	stop(): Promise<void>;
	kill(): void;
};

/** Messages of the processes: where the app listens, or that the door does. */
const told = z.union([z.object({ url: z.string() }), z.object({ listens: z.literal(true) })]);

/**
 * Starts the server: the app (lib/server/app) and before it the door (lib/server/door), which listens on the port. Each is
 * started anew alone when it dies. In development the app alone listens there.
 */
export function startServer({ mode, host, port, env, logFile, readyWithinMs, say }: ServeOptions): Server {
	const logStart = (logFile && statSync(logFile, { throwIfNoEntry: false })?.size) || 0;
	const processEnv = LOOPBACK.has(host) ? withNodeOptions(env, LOOPBACK_FAMILY) : env;
	const start = (script: string, onTold: (message: z.output<typeof told>) => void): Child => {
		const child = startNode([...ENDS_WITH_PARENT, join(ROOT, script), mode], { env: processEnv, logFile });
		child.process.on("message", (message) => onTold(told.parse(message)));
		return child;
	};
	let appUrl: string | null = null;
	let door: KeptRunning | null = null;
	const tellDoor = () => {
		const process = door?.child().process;
		if (process?.connected) process.send({ appUrl });
	};
	const moveTo = (url: string | null) => {
		appUrl = url;
		tellDoor();
	};
	const app = keepRunning({
		name: "app",
		start: () => start("lib/server/app/main.ts", (message) => "url" in message && moveTo(message.url)),
		say,
		onGone: () => moveTo(null),
	});
	if (mode === "start") {
		door = keepRunning({ name: "door", start: () => start("lib/server/door/main.ts", tellDoor), say });
	}
	const all = [...(door ? [{ name: "door", kept: door }] : []), { name: "app", kept: app }];
	const tail = () => (logFile ? `The end of ${logFile}:\n\n${tailOf(logFile, 30, logStart)}` : "");
	const ended = Promise.race(all.map(({ kept }) => kept.failed)).then(tail);
	return {
		ended,
		memory: () =>
			Object.fromEntries(
				all.flatMap(({ name, kept }) => {
					const bytes = residentBytes(kept.child().process.pid);
					return bytes === null ? [] : [[name, bytes]];
				}),
			),
		async stop() {
			// The door first: it still needs the app for what it has let in.
			for (const { kept } of all) await kept.stop(STOP_GRACE_MS);
		},
		kill: () => {
			for (const { kept } of all) kept.kill();
		},
		async ready() {
			let gone = false;
			void ended.then(() => (gone = true));
			const deadlineMs = performance.now() + readyWithinMs;
			while (!(await answers(`${probeUrl(host, port)}/api/health/live`))) {
				if (gone) throw new Error(`The server ended at once. ${tail()}`);
				if (performance.now() > deadlineMs) {
					throw new Error(`The server did not answer within ${readyWithinMs / 1000} s. ${tail()}`);
				}
				await sleep(POLL_MS);
			}
			// In development somebody watches; a server that dies there says why.
			if (mode === "start") for (const { kept } of all) kept.isReady();
		},
	};
}

/** Resident memory of a process, where the system tells it in files (Linux). */
function residentBytes(pid: number | undefined): number | null {
	try {
		const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return kilobytes === undefined ? null : Number(kilobytes) * 1024;
	} catch {
		return null;
	}
}

function withNodeOptions(env: NodeJS.ProcessEnv, option: string): NodeJS.ProcessEnv {
	return { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${option}`.trim() };
}

async function answers(url: string): Promise<boolean> {
	try {
		const reply = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: "manual" });
		await reply.arrayBuffer();
		return reply.status === 200;
	} catch (error) {
		if (error instanceof Error) return false; // refused, reset or too slow: not there yet
		throw error;
	}
}
