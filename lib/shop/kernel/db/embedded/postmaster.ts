import { readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { programPath } from "./binaries.ts";
import { findFreePort, isPortFree } from "./free-port.ts";
import type { Place } from "./place.ts";
import { isAlive, isErrno, workingFolder } from "./process-identity.ts";
import { runProgram } from "./run-program.ts";
import { memoryBytes, serverSettings } from "./server-settings.ts";

const START_TIMEOUT_S = 60;
const STOP_TIMEOUT_S = 60;
const START_TRIES = 4;
/** After kill -9 of the server its helper processes need a moment to leave the shared memory. */
const RETRY_MS = 400;
const LOG_MAX_BYTES = 5_000_000;

type Postmaster = { pid: number; port: number; ready: boolean };

const pidFile = (place: Place) => join(place.cluster, "postmaster.pid");
export const logFile = (place: Place) => join(place.cluster, "server.log");

/** The server that works on these files now, ready or not; null when there is none. Removes a pid file whose number belongs to another process. */
export function findPostmaster(place: Place): Postmaster | null {
	let lines: string[];
	try {
		lines = readFileSync(pidFile(place), "utf8").split("\n");
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
	const pid = Number(lines[0]);
	if (!Number.isInteger(pid) || pid <= 0) return null;
	if (isAlive(pid) && worksOn(pid, place.cluster)) {
		return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
	}
	rmSync(pidFile(place), { force: true });
	return null;
}

/** A server's working folder is its data folder; where the system does not tell, the pid alone must do. */
function worksOn(pid: number, cluster: string): boolean {
	const folder = workingFolder(pid);
	return folder === null || folder === cluster;
}

/** Waits until a server that is starting, recovering or stopping is ready, and returns it; null when it is gone. */
export async function settlePostmaster(place: Place): Promise<Postmaster | null> {
	const deadline = Date.now() + START_TIMEOUT_S * 1000;
	for (;;) {
		const found = findPostmaster(place);
		if (!found || found.ready) return found;
		if (Date.now() > deadline) {
			throw new Error(`The database server (process ${found.pid}) neither starts nor ends. See ${logFile(place)}.`);
		}
		await sleep(50);
	}
}

/** Starts the server on the given port when that is free, else on a free one, and returns the port. */
export async function startPostmaster(
	place: Place,
	{ preferredPort, isThrowaway }: { preferredPort: number | null; isThrowaway: boolean },
): Promise<number> {
	let output = "";
	for (let attempt = 0; attempt < START_TRIES; attempt++) {
		const usePreferred = attempt === 0 && preferredPort !== null && (await isPortFree(preferredPort, "127.0.0.1"));
		const port = usePreferred ? preferredPort : await findFreePort();
		const result = await startOn(place, port, isThrowaway);
		if (result.code === 0) return port;
		output = result.output;
		await sleep(RETRY_MS);
	}
	throw new Error(`The database server did not start: ${output}\n${logTail(place)}`);
}

/** Starts a server that has ended again, on the port that everybody knows; resolves to whether it runs. */
export async function startPostmasterAgain(
	place: Place,
	{ port, isThrowaway }: { port: number; isThrowaway: boolean },
): Promise<boolean> {
	for (let attempt = 0; attempt < START_TRIES; attempt++) {
		if (findPostmaster(place)) return (await settlePostmaster(place)) !== null;
		if ((await startOn(place, port, isThrowaway)).code === 0) return true;
		await sleep(RETRY_MS);
	}
	return false;
}

function startOn(place: Place, port: number, isThrowaway: boolean) {
	return control(place, ["start", "-w", "-t", `${START_TIMEOUT_S}`, ...startOptions(place, port, isThrowaway)]);
}

function startOptions(place: Place, port: number, isThrowaway: boolean): string[] {
	const size = statSync(logFile(place), { throwIfNoEntry: false })?.size ?? 0;
	if (size > LOG_MAX_BYTES) truncateSync(logFile(place));
	const settings = Object.entries(serverSettings(memoryBytes(), { isThrowaway }));
	return [
		"-l",
		logFile(place),
		"-o",
		[`-p ${port}`, ...settings.map(([name, value]) => `-c ${name}=${value}`)].join(" "),
	];
}

/** Stops the server: open transactions are rolled back, committed data is on disk. Does nothing when it is already gone. */
export async function stopPostmaster(place: Place): Promise<void> {
	if (!findPostmaster(place)) return;
	const { code, output } = await control(place, ["stop", "-m", "fast", "-w", "-t", `${STOP_TIMEOUT_S}`]);
	if (code !== 0 && findPostmaster(place)) throw new Error(`The database server did not stop: ${output}`);
}

function control(place: Place, args: string[]) {
	return runProgram(programPath(place.binaries, "pg_ctl"), [...args, "-D", place.cluster], {
		account: place.account,
		cwd: dirname(place.cluster),
	});
}

function logTail(place: Place): string {
	try {
		return readFileSync(logFile(place), "utf8").split("\n").slice(-12).join("\n");
	} catch (error) {
		if (isErrno(error, "ENOENT")) return "";
		throw error;
	}
}
