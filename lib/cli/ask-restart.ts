import { setTimeout as sleep } from "node:timers/promises";
import { readReport, removeReport } from "./restart-report.ts";
import { readRunning } from "./running.ts";

/** By which a start is asked for a restart; its terminal never sends it. */
export const RESTART_SIGNAL = "SIGUSR2";

const POLL_MS = 200;
/** A start that has not begun by then does not listen. */
const BEGINS_WITHIN_MS = 10_000;

/**
 * Asks the running shop on this data for a restart and tells its progress line by line. True when the new version answers;
 * throws a sentence when no shop runs.
 */
export async function askRestart(dataDir: string, print: (line: string) => void): Promise<boolean> {
	const shop = readRunning(dataDir);
	if (!shop) throw new Error("No shop runs on this data. To start it: npm start");
	if (readReport(dataDir)?.state !== "running") {
		removeReport(dataDir);
		process.kill(shop.pid, RESTART_SIGNAL);
	} else print("A restart is under way already.");
	const deadlineMs = performance.now() + BEGINS_WITHIN_MS;
	for (let told = 0; ; ) {
		const report = readReport(dataDir);
		for (const line of report?.lines.slice(told) ?? []) print(line);
		told = report?.lines.length ?? 0;
		if (report && report.state !== "running") return report.state === "done";
		if (!report && performance.now() > deadlineMs) throw new Error(`The shop (process ${shop.pid}) does not restart.`);
		if (readRunning(dataDir)?.pid !== shop.pid) throw new Error("The shop has ended meanwhile.");
		await sleep(POLL_MS);
	}
}
