import { z } from "zod";
import type { ServerProcess } from "#lib/server/bundle.ts";
import { lowerPriority } from "#lib/shop/kernel/base/lower-priority.ts";
import type { BuildFolder } from "./build-folder.ts";
import type { Child } from "./children/child.ts";
import { type KeptRunning, keepRunning } from "./children/keep-running.ts";
import { scrapedSchema } from "./metrics/ask-metrics.ts";

/** Shoppers come first: a quarter of an app's share while both want all of a processor. */
const WORKER_NICE = 5;

/** Messages of the processes: where an app listens, that the door does, that the worker works, and what one measured. */
export const toldSchema = z.union([
	z.object({ url: z.string() }),
	z.object({ listens: z.literal(true) }),
	z.object({ works: z.literal(true) }),
	scrapedSchema,
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

/** The processes of one build: its apps, and once these are there its worker. Each is started anew alone when it dies. */
export type Version = {
	build: BuildFolder;
	processes(): readonly NamedProcess[];
	/** Where its apps listen, of those that are there. */
	urls(): string[];
	/** Resolves when all of it is there. */
	present: Promise<void>;
	/** Resolves when one of it has ended before it was ready, and is not started anew. */
	failed: Promise<void>;
	/** From now on what ends is started anew. */
	isReady(): void;
	stop(graceMs: number): Promise<void>;
	kill(): void;
};

export function openVersion(options: VersionOptions): Version {
	const { build, apps, hasWorker, appEnv, start, say, onMoved } = options;
	const urls = new Map<string, string>();
	const processes: NamedProcess[] = [];
	const failed = Promise.withResolvers<void>();
	let isWanted = true;

	/** Opens one, which `startIt` starts each time; resolves when it is there. */
	const open = (name: string, startIt: (isThere: () => void) => Child, onGone = () => {}) => {
		const there = Promise.withResolvers<void>();
		const running = keepRunning({ name, start: () => startIt(there.resolve), say, onGone });
		void running.failed.then(failed.resolve);
		processes.push({ name, running });
		return there.promise;
	};
	const openApp = (name: string) => {
		const move = (url: string | null) => {
			if (url === null) urls.delete(name);
			else urls.set(name, url);
			onMoved(version);
		};
		const startIt = (isThere: () => void) =>
			start("app", {
				build,
				env: { ...appEnv, KONFETY_PROCESS: name.replaceAll(" ", "-") },
				onTold: (message) => {
					if (!("url" in message)) return;
					move(message.url);
					isThere();
				},
			});
		return open(name, startIt, () => move(null));
	};
	const openWorker = () =>
		open("worker", (isThere) => {
			const child = start("worker", {
				build,
				env: { KONFETY_PROCESS: "worker" },
				onTold: (message) => "works" in message && isThere(),
			});
			lowerPriority(child.process.pid, WORKER_NICE);
			return child;
		});
	const openAll = async (): Promise<void> => {
		const names = apps === 1 ? ["app"] : Array.from({ length: apps }, (_, index) => `app ${index + 1}`);
		await Promise.all(names.map(openApp));
		// Not before: a version that does not come up has worked nothing.
		if (hasWorker && isWanted) await openWorker();
	};
	const version: Version = {
		build,
		processes: () => processes,
		urls: () => [...urls.values()],
		present: openAll(),
		failed: failed.promise,
		isReady() {
			for (const { running } of processes) running.isReady();
		},
		async stop(graceMs) {
			isWanted = false;
			await Promise.all(processes.map(({ running }) => running.stop(graceMs)));
		},
		kill() {
			isWanted = false;
			for (const { running } of processes) running.kill();
		},
	};
	return version;
}
