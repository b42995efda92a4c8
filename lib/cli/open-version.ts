import { z } from "zod";
import type { ServerProcess } from "#lib/server/bundle.ts";
import { lowerPriority } from "#lib/shop/kernel/base/lower-priority.ts";
import type { BuildFolder } from "./build-folder.ts";
import type { Child } from "./children/child.ts";
import { type KeptRunning, keepRunning } from "./children/keep-running.ts";

/** Shoppers come first: a quarter of an app's share while both want all of a processor. */
const WORKER_NICE = 5;

/** Messages of the processes: where an app listens, that the door does, that the worker works. */
export const toldSchema = z.union([
	z.object({ url: z.string() }),
	z.object({ listens: z.literal(true) }),
	z.object({ works: z.literal(true) }),
]);
type Told = z.output<typeof toldSchema>;

/** Starts one of the server's processes from a build; `onTold` hears its messages. */
export type StartProcess = (
	name: ServerProcess,
	from: { build: BuildFolder; env?: Record<string, string>; onTold: (message: Told) => void },
) => Child;

export type NamedProcess = { name: string; running: KeptRunning };

export type VersionOptions = {
	build: BuildFolder;
	/** How many apps. */
	apps: number;
	hasWorker: boolean;
	/** For its apps. */
	appEnv: Record<string, string>;
	start: StartProcess;
	say: (line: string) => void;
	/** Hears when an app listens, and when one has ended. */
	onMoved: (version: Version) => void;
};

/** The processes of one build: its apps and its worker. Each is started anew alone when it dies. */
export type Version = {
	build: BuildFolder;
	processes: readonly NamedProcess[];
	/** Where its apps listen, of those that are there. */
	urls(): string[];
	/** Resolves when all of it is there, or when one of it has ended before that. */
	outcome: Promise<"ready" | "failed">;
	/** From now on what ends is started anew. */
	isReady(): void;
	stop(graceMs: number): Promise<void>;
	kill(): void;
};

export function openVersion({ build, apps, hasWorker, appEnv, start, say, onMoved }: VersionOptions): Version {
	const urls = new Map<string, string>();
	const processes: NamedProcess[] = [];
	const present: Promise<void>[] = [];
	const open = (name: string, startIt: (isThere: () => void) => Child, onGone?: () => void) => {
		const there = Promise.withResolvers<void>();
		present.push(there.promise);
		processes.push({
			name,
			running: keepRunning({ name, start: () => startIt(there.resolve), say, ...(onGone ? { onGone } : {}) }),
		});
	};
	for (let number = 1; number <= apps; number += 1) {
		const name = apps === 1 ? "app" : `app ${number}`;
		const move = (url: string | null) => {
			if (url === null) urls.delete(name);
			else urls.set(name, url);
			onMoved(version);
		};
		open(
			name,
			(isThere) =>
				start("app", {
					build,
					env: appEnv,
					onTold: (message) => {
						if (!("url" in message)) return;
						move(message.url);
						isThere();
					},
				}),
			() => move(null),
		);
	}
	if (hasWorker) {
		open("worker", (isThere) => {
			const child = start("worker", { build, onTold: (message) => "works" in message && isThere() });
			lowerPriority(child.process.pid, WORKER_NICE);
			return child;
		});
	}
	const version: Version = {
		build,
		processes,
		urls: () => [...urls.values()],
		outcome: Promise.race([
			Promise.all(present).then(() => "ready" as const),
			...processes.map(({ running }) => running.failed.then(() => "failed" as const)),
		]),
		isReady() {
			for (const { running } of processes) running.isReady();
		},
		async stop(graceMs) {
			await Promise.all(processes.map(({ running }) => running.stop(graceMs)));
		},
		kill() {
			for (const { running } of processes) running.kill();
		},
	};
	return version;
}
