import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { isAlive, isErrno, workingFolder } from "#lib/shop/kernel/db/embedded/process-identity.ts";

const POLL_MS = 20;

/** A process with all its descendants, parents first. */
export function processTree(pid: number): number[] {
	const children = Map.groupBy(allProcesses(), ({ parent }) => parent);
	const tree = [pid];
	// The list grows while it is walked.
	for (const one of tree) tree.push(...(children.get(one) ?? []).map((child) => child.pid));
	return tree;
}

/** Kills processes like a power cut, without a chance to clean up, and waits until they are gone. */
export async function killAll(pids: number[]): Promise<void> {
	for (const pid of pids) {
		try {
			process.kill(pid, "SIGKILL");
		} catch (error) {
			if (!isErrno(error, "ESRCH")) throw error; // already ended with its parent
		}
	}
	while (pids.some(isAlive)) await sleep(POLL_MS);
}

const stateSchema = z.object({ files: z.string() });

/** Process id of the running embedded database of a data folder, or null. */
export function postmasterOf(dataDir: string): number | null {
	try {
		const { files } = stateSchema.parse(JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")));
		return postmasterIn(files);
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
}

/** The same of the folder with the database's own files. */
export function postmasterIn(files: string): number | null {
	try {
		const pid = Number(readFileSync(join(files, "postmaster.pid"), "utf8").split("\n")[0]);
		const folder = workingFolder(pid);
		return isAlive(pid) && (folder === null || folder === files) ? pid : null;
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
}

type Process = { pid: number; parent: number };

/** On Linux from /proc, since `ps` may be missing; on other systems from `ps`. */
function allProcesses(): Process[] {
	if (process.platform === "linux") return readdirSync("/proc").flatMap(fromProc);
	const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
	return lines.map((line) => {
		const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
		return { pid, parent };
	});
}

function fromProc(name: string): Process[] {
	if (!/^\d+$/.test(name)) return [];
	try {
		const stat = readFileSync(`/proc/${name}/stat`, "utf8");
		// The program's name is in brackets and may contain spaces.
		const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
		return [{ pid: Number(name), parent }];
	} catch (error) {
		if (isErrno(error, "ENOENT", "ESRCH")) return [];
		throw error;
	}
}
