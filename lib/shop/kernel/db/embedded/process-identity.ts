import { readFileSync, readlinkSync } from "node:fs";

type Stat = { program: string; state: string; parent: number; startTicks: string };

/** Name, state, parent and start time of a process from /proc (Linux), or null where that is missing. */
function readStat(pid: number): Stat | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// the second field is the program's name in brackets and may hold spaces and brackets itself
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const [state, parent, startTicks] = [fields[0], Number(fields[1]), fields[19]];
		const program = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
		return state && startTicks ? { program, state, parent, startTicks } : null;
	} catch (error) {
		if (isErrno(error, "ENOENT", "ESRCH", "ENOTDIR")) return null;
		throw error;
	}
}

/** True for a file-system or process error with one of these codes. */
export function isErrno(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

/** True while the process exists and is not just a zombie that nobody has waited for. */
export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (isErrno(error, "ESRCH")) return false;
		if (!isErrno(error, "EPERM")) throw error; // EPERM: it lives, under another user
	}
	const state = readStat(pid)?.state;
	return state !== "Z" && state !== "X";
}

/** The parent of a process when that parent is a shell, else null; null also where the system does not tell. */
export function parentOfShell(pid: number): number | null {
	const stat = readStat(pid);
	return stat && /^(sh|dash|ash|bash|busybox)$/.test(stat.program) ? stat.parent : null;
}

/** Boot and start time, which tell this process from a later one with the same number. Null where /proc is missing. */
export function processIdentity(pid: number): string | null {
	const stat = readStat(pid);
	if (!stat) return null;
	const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
	return `${boot}:${stat.startTicks}`;
}

/** The folder a process works in, or null where the system does not tell. */
export function workingFolder(pid: number): string | null {
	try {
		return readlinkSync(`/proc/${pid}/cwd`);
	} catch (error) {
		if (isErrno(error, "ENOENT", "ESRCH", "EACCES", "EPERM", "ENOTDIR")) return null;
		throw error;
	}
}
