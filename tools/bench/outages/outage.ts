/** What is done to the shop in each phase; each resolves when the shop is whole again. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { askRestart } from "#lib/cli/ask-restart.ts";
import { currentFolder } from "#lib/cli/build-folder.ts";
import { removeStamp } from "#lib/cli/build-stamp.ts";
import { ROOT } from "#lib/cli/root.ts";
import type { ServerProcess } from "#lib/server/bundle.ts";
import { serversBelow } from "../shop-processes.ts";
import type { Phase } from "./answers.ts";
import type { StoppableDatabase } from "./database.ts";

const DATABASE_AWAY_MS = 30_000;
const BACK_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;

export type Outage = { announced: string; run(): Promise<void> };

type Victim = {
	url: string;
	/** Of the start. */
	pid: number;
	dataDir: string;
	database: Pick<StoppableDatabase, "stop" | "start">;
};

export function outagesOf({ url, pid, dataDir, database }: Victim): Record<Phase, Outage> {
	const kill = async (name: ServerProcess) => {
		const [victim] = serversBelow(pid)[name];
		if (victim === undefined) throw new Error(`No ${name} runs below ${pid}`);
		process.kill(victim, "SIGKILL");
		await until(() => hasNew(pid, name, victim) && answers(`${url}/api/health/live`), `a new ${name}`);
	};
	return {
		quiet: { announced: "nothing happens", run: async () => {} },
		restart: {
			announced: "a restart into a new build",
			async run() {
				// As if the sources had changed.
				removeStamp(join(ROOT, currentFolder(ROOT)));
				const lines: string[] = [];
				if (!(await askRestart(dataDir, (line) => lines.push(line)))) throw new Error(lines.join("\n"));
			},
		},
		"app killed": { announced: "kill -9 of the app", run: () => kill("app") },
		"worker killed": { announced: "kill -9 of the worker", run: () => kill("worker") },
		"door killed": { announced: "kill -9 of the door", run: () => kill("door") },
		"database away": {
			announced: `the database is stopped, and started again after ${DATABASE_AWAY_MS / 1000} s`,
			async run() {
				await database.stop();
				await sleep(DATABASE_AWAY_MS);
				await database.start();
				await until(() => answers(`${url}/api/health`), "a shop with its database");
			},
		},
	};
}

/** Whether the start has another process in the victim's place. */
function hasNew(pid: number, name: ServerProcess, victim: number): boolean {
	try {
		const servers = serversBelow(pid)[name];
		return servers.length > 0 && !servers.includes(victim);
	} catch {
		return false; // none yet, or one that ended while /proc was read
	}
}

async function answers(url: string): Promise<boolean> {
	const reply = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
	await reply?.body?.cancel();
	return reply?.ok ?? false;
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
	const untilMs = performance.now() + BACK_WITHIN_MS;
	while (!(await isSo())) {
		if (performance.now() > untilMs) throw new Error(`There is still not ${what} after ${BACK_WITHIN_MS / 1000} s.`);
		await sleep(LOOK_EVERY_MS);
	}
}
