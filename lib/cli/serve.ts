import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "#lib/server/bundle.ts";
import type { BuildFolder } from "./build-folder.ts";
import { ENDS_WITH_PARENT, startNode, tailOf } from "./children/child.ts";
import { type KeptRunning, keepRunning } from "./children/keep-running.ts";
import { isLoopback, probeUrl } from "./listen-port.ts";
import { askMetrics } from "./metrics/ask-metrics.ts";
import type { Told } from "./metrics/merge-metrics.ts";
import { openVersion, type StartProcess, toldSchema, type Version } from "./open-version.ts";
import { ROOT } from "./root.ts";

const POLL_MS = 50;
const STOP_GRACE_MS = 8000;
/** What a version that is replaced has begun may take so long. */
const DRAIN_MS = 30_000;
/** The server listens on "localhost", which must resolve to IPv4. */
const LOOPBACK_FAMILY = "--dns-result-order=ipv4first";
/** Compressing threads of glibc keep what they freed, each for itself: half a gigabyte after a rush. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" };
/** V8 lets a heap grow to four times what survived where memory abounds: 740 MB in an app after 900 new pages. Twice is enough. */
const EARLY_COLLECTION = "--heap-growing-percent=100";

export type ServeOptions = {
	mode: "start" | "dev";
	host: string;
	port: number;
	/** The build that it serves. */
	build: BuildFolder;
	/** How many apps. */
	apps: number;
	hasWorker: boolean;
	/** Script of a build's process, from the root. */
	scriptOf: (name: ServerProcess, build: BuildFolder) => string;
	env: NodeJS.ProcessEnv;
	/** Null lets the server write to the terminal. */
	logFile: string | null;
	readyWithinMs: number;
	/** So long the door serves on once it is to end (lib/server/door/main.ts). */
	drainMs: number;
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
	 * Starts the apps and the worker of this build beside the old ones, and ends those when all of the new ones are there and have
	 * what they were asked. Throws the end of the log when they do not come up; then everything stays as it was.
	 */
	renew(build: BuildFolder): Promise<void>;
	/** Memory of its processes by their names, in bytes; those of which nothing is known are left out. */
	memory(): Record<string, number>;
	/** What each of the processes measures. */
	metrics(): Promise<Told[]>;
	stop(): Promise<void>;
	kill(): void;
};

/**
 * Starts the server: apps (lib/server/app), before them the door (lib/server/door), which listens on the port, and beside them the
 * worker (lib/server/worker). Each is started anew alone when it dies. In development there is no door: the app listens there.
 */
export function startServer(options: ServeOptions): Server {
	const { mode, host, port, build, apps, hasWorker, scriptOf, env, logFile, readyWithinMs, drainMs, say } = options;
	const processEnv = { ...(isLoopback(host) ? withNodeOptions(env, LOOPBACK_FAMILY) : env), ...FEW_ARENAS };
	const logEnd = () => (logFile && statSync(logFile, { throwIfNoEntry: false })?.size) || 0;
	const logStart = logEnd();
	const tail = (from = logStart) => (logFile ? `The end of ${logFile}:\n\n${tailOf(logFile, 30, from)}` : "");
	const start: StartProcess = (name, { build: from, env: more, onTold }) => {
		const script = join(ROOT, scriptOf(name, from));
		const own = { KONFETY_BUILD: from, KONFETY_PROCESSES: dirname(script), ...more };
		const child = startNode([...(mode === "start" ? [EARLY_COLLECTION] : []), ...ENDS_WITH_PARENT, script, mode], {
			env: { ...processEnv, ...own },
			logFile,
		});
		child.process.on("message", (message) => onTold(toldSchema.parse(message)));
		return child;
	};
	const open = (folder: BuildFolder, appEnv: Record<string, string>) =>
		openVersion({
			build: folder,
			apps,
			hasWorker,
			appEnv,
			start,
			say,
			onMoved: (version) => version === current && tellDoor(),
		});

	let door: KeptRunning | null = null;
	const tellDoor = () => {
		const process = door?.child().process;
		if (process?.connected) process.send({ appUrls: current.urls(), build: current.build });
	};
	/** The one that is served, and in a restart the one that comes or goes. */
	const versions = new Set<Version>();
	let current: Version = open(build, {});
	versions.add(current);
	if (mode === "start") {
		door = keepRunning({
			name: "door",
			start: () =>
				start("door", {
					build: current.build,
					env: { KONFETY_PROCESS: "door" },
					onTold: (message) => "listens" in message && tellDoor(),
				}),
			say,
		});
	}
	const all = () => [...(door ? [{ name: "door", running: door }] : []), ...current.processes()];
	const ended = Promise.race([...(door ? [door.failed] : []), current.failed]).then(() => tail());
	return {
		ended,
		build: () => current.build,
		async renew(folder) {
			const from = logEnd();
			const next = open(folder, { KONFETY_WARM: "1" });
			versions.add(next);
			const outcome = await Promise.race([
				next.present.then(() => "ready" as const),
				next.failed.then(() => "failed" as const),
				sleep(readyWithinMs, "late" as const, { ref: false }),
			]);
			if (outcome !== "ready") {
				await next.stop(STOP_GRACE_MS);
				versions.delete(next);
				const what = outcome === "failed" ? "ended at once" : `did not answer within ${readyWithinMs / 1000} s`;
				throw new Error(`The new version ${what}; the old one goes on. ${tail(from)}`);
			}
			const old = current;
			current = next;
			next.isReady();
			tellDoor();
			await old.stop(DRAIN_MS);
			versions.delete(old);
		},
		memory: () =>
			Object.fromEntries(
				all().flatMap(({ name, running }) => {
					const bytes = residentBytes(running.child().process.pid);
					return bytes === null ? [] : [[name, bytes]];
				}),
			),
		metrics: () => Promise.all(all().map(({ name, running }) => askMetrics(name, running.child().process))),
		async stop() {
			// The door first: it still needs the apps for what it has let in.
			await door?.stop(drainMs + STOP_GRACE_MS);
			await Promise.all([...versions].map((version) => version.stop(STOP_GRACE_MS)));
		},
		kill: () => {
			door?.kill();
			for (const version of versions) version.kill();
		},
		async ready() {
			let gone = false;
			void ended.then(() => (gone = true));
			let isWhole = false;
			void current.present.then(() => (isWhole = true));
			const deadlineMs = performance.now() + readyWithinMs;
			while (!((await answers(`${probeUrl(host, port)}/api/health/live`)) && isWhole)) {
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
