import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isPortFree } from "#lib/shop/kernel/db/embedded/free-port.ts";
import type { BuildFolder } from "./build-folder.ts";
import { type Child, ENDS_WITH_PARENT, startNode, tailOf } from "./children/child.ts";
import { type KeptRunning, keepRunning } from "./children/keep-running.ts";
import { ROOT } from "./root.ts";

const POLL_MS = 50;
const PORT_WAIT_MS = 1500;
const STOP_GRACE_MS = 8000;
/** What an app that is replaced has begun may take so long. */
const DRAIN_MS = 30_000;
const LOOPBACK = new Set(["127.0.0.1", "localhost"]);
/** The server listens on "localhost", which must resolve to IPv4. */
const LOOPBACK_FAMILY = "--dns-result-order=ipv4first";
/** Compressing threads of glibc keep what they freed, each for itself: half a gigabyte after a rush. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" };
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
	/** The build that it serves. */
	build: BuildFolder;
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
	/** The build that it serves. */
	build(): BuildFolder;
	/**
	 * Starts a new app on this build beside the old one, and ends the old one when the new one answers and has what it was asked.
	 * Throws the end of the log when it does not come up; then everything stays as it was.
	 */
	renew(build: BuildFolder): Promise<void>;
	/** Memory of its processes by their names, in bytes; those of which nothing is known are left out. */
	memory(): Record<string, number>;
	stop(): Promise<void>;
	kill(): void;
};

/** Messages of the processes: where the app listens, or that the door does. */
const told = z.union([z.object({ url: z.string() }), z.object({ listens: z.literal(true) })]);

type App = { running: KeptRunning; build: BuildFolder; url: string | null };

/**
 * Starts the server: the app (lib/server/app) and before it the door (lib/server/door), which listens on the port. Each is
 * started anew alone when it dies. In development the app alone listens there.
 */
export function startServer({ mode, host, port, build, env, logFile, readyWithinMs, say }: ServeOptions): Server {
	const processEnv = { ...(LOOPBACK.has(host) ? withNodeOptions(env, LOOPBACK_FAMILY) : env), ...FEW_ARENAS };
	const logEnd = () => (logFile && statSync(logFile, { throwIfNoEntry: false })?.size) || 0;
	const logStart = logEnd();
	const tail = (from = logStart) => (logFile ? `The end of ${logFile}:\n\n${tailOf(logFile, 30, from)}` : "");
	const start = (
		script: string,
		more: Record<string, string>,
		onTold: (message: z.output<typeof told>) => void,
	): Child => {
		const args = [...ENDS_WITH_PARENT, join(ROOT, script), mode];
		const child = startNode(args, { env: { ...processEnv, ...more }, logFile });
		child.process.on("message", (message) => onTold(told.parse(message)));
		return child;
	};
	const openApp = (folder: BuildFolder, more: Record<string, string>, onMoved: (app: App) => void): App => {
		const appEnv = { ...more, KONFETY_BUILD: folder };
		const moveTo = (url: string | null) => {
			app.url = url;
			onMoved(app);
		};
		const running = keepRunning({
			name: "app",
			start: () => start("lib/server/app/main.ts", appEnv, (message) => "url" in message && moveTo(message.url)),
			say,
			onGone: () => moveTo(null),
		});
		const app: App = { running, build: folder, url: null };
		return app;
	};

	let door: KeptRunning | null = null;
	const tellDoor = (app: App) => {
		const process = door?.child().process;
		if (app === current && process?.connected) process.send({ appUrl: app.url, build: app.build });
	};
	let current = openApp(build, {}, tellDoor);
	if (mode === "start") {
		door = keepRunning({
			name: "door",
			start: () => start("lib/server/door/main.ts", { KONFETY_BUILD: current.build }, () => tellDoor(current)),
			say,
		});
	}
	const all = () => [...(door ? [{ name: "door", running: door }] : []), { name: "app", running: current.running }];
	const ended = Promise.race(all().map(({ running }) => running.failed)).then(() => tail());
	return {
		ended,
		build: () => current.build,
		async renew(folder) {
			const from = logEnd();
			const next = Promise.withResolvers<void>();
			const app = openApp(folder, { KONFETY_WARM: "1" }, (moved) => {
				if (moved.url !== null) next.resolve();
				tellDoor(moved);
			});
			const outcome = await Promise.race([
				next.promise.then(() => "ready" as const),
				app.running.failed.then(() => "failed" as const),
				sleep(readyWithinMs, "late" as const, { ref: false }),
			]);
			if (outcome !== "ready") {
				app.running.kill();
				const what = outcome === "failed" ? "ended at once" : `did not answer within ${readyWithinMs / 1000} s`;
				throw new Error(`The new app ${what}; the old one goes on. ${tail(from)}`);
			}
			const old = current;
			current = app;
			app.running.isReady();
			tellDoor(app);
			await old.running.stop(DRAIN_MS);
		},
		memory: () =>
			Object.fromEntries(
				all().flatMap(({ name, running }) => {
					const bytes = residentBytes(running.child().process.pid);
					return bytes === null ? [] : [[name, bytes]];
				}),
			),
		async stop() {
			// The door first: it still needs the app for what it has let in.
			for (const { running } of all()) await running.stop(STOP_GRACE_MS);
		},
		kill: () => {
			for (const { running } of all()) running.kill();
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
			if (mode === "start") for (const { running } of all()) running.isReady();
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
