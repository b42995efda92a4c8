/** Memory and open handles of the shop's processes and its database, as Linux tells of them in /proc. */
import { readdirSync, readFileSync } from "node:fs";
import { isErrno } from "#lib/shop/kernel/db/embedded/process-identity.ts";
import { postmasterOf, processTree } from "../../torture/processes.ts";
import { residentMb, serversBelow } from "../shop-processes.ts";

const KB = 1024;

export const DATABASE = "PostgreSQL";

export type Seen = {
	/** Another one means that the process was started anew. */
	pid: number;
	memoryMb: number;
	/** Files, sockets and pipes that it has open. */
	handles: number;
};
/** By the names of processes: "app 2" where there are several. */
export type AllSeen = Record<string, Seen>;

/** `pid` is the supervising process, whose database is embedded in this data. Throws when one of them is missing. */
export function seeProcesses({ pid, dataDir }: { pid: number; dataDir: string }): AllSeen {
	const postmaster = postmasterOf(dataDir);
	if (postmaster === null) throw new Error("No database runs");
	const below = serversBelow(pid);
	if (below.worker.length === 0) throw new Error("No worker runs");
	const servers = Object.entries(below).flatMap(([kind, pids]) =>
		pids.map((one, at) => [pids.length > 1 ? `${kind} ${at + 1}` : kind, seeServer(one)] as const),
	);
	return Object.fromEntries([...servers, [DATABASE, seeDatabase(postmaster)]]);
}

const seeServer = (pid: number): Seen => ({ pid, memoryMb: residentMb(pid), handles: handlesOf(pid) });

/** All its processes as one: their own memory alone, since what they share has a fixed size and would count for each that touched it. */
function seeDatabase(postmaster: number): Seen {
	const all = processTree(postmaster);
	const sumOf = (of: (pid: number) => number) => all.reduce((sum, pid) => sum + unlessEnded(() => of(pid)), 0);
	return { pid: postmaster, memoryMb: Math.round(sumOf(ownKb) / KB), handles: sumOf(handlesOf) };
}

const ownKb = (pid: number) => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
const handlesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Nothing of a process that has ended meanwhile. */
function unlessEnded(see: () => number): number {
	try {
		return see();
	} catch (error) {
		if (isErrno(error, "ENOENT", "ESRCH")) return 0;
		throw error;
	}
}
