import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ROOT } from "./root.ts";

/** Arguments that make a Node script end when this process is killed with -9. */
export const ENDS_WITH_PARENT = ["--import", pathToFileURL(join(ROOT, "lib/cli/end-with-parent.ts")).href];

const LOG_MAX_BYTES = 10_000_000;
const TAIL_BYTES = 20_000;

export type Child = {
	process: ChildProcess;
	/** Resolves with the exit code (null after a signal). */
	exited: Promise<number | null>;
	/** SIGTERM, and SIGKILL when it is still there after `graceMs`. */
	stop(graceMs: number): Promise<void>;
	kill(): void;
};

/**
 * Starts a Node script in a process group of its own, so that a Ctrl-C reaches it through this process only. It gets an
 * ipc channel: its `disconnect` tells the child that this process is gone. Output goes to the log file or the terminal.
 */
export function startNode(args: string[], options: { env: NodeJS.ProcessEnv; logFile: string | null }): Child {
	const output = options.logFile ? openLog(options.logFile) : "inherit";
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		env: options.env,
		stdio: ["ignore", output, output, "ipc"],
		detached: process.platform !== "win32",
	});
	const exited = new Promise<number | null>((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => resolve(code));
	});
	const signal = (name: NodeJS.Signals) => {
		if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
		if (process.platform === "win32") child.kill(name);
		else process.kill(-child.pid, name);
	};
	return {
		process: child,
		exited,
		kill: () => signal("SIGKILL"),
		async stop(graceMs) {
			signal("SIGTERM");
			const stopped = await Promise.race([exited.then(() => true), sleep(graceMs, false, { ref: false })]);
			if (!stopped) signal("SIGKILL");
			await exited;
		},
	};
}

function openLog(file: string): number {
	mkdirSync(dirname(file), { recursive: true });
	if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES) renameSync(file, `${file}.1`);
	return openSync(file, "a");
}

/** The last lines of a log, from byte `from` on. */
export function tailOf(file: string, lines: number, from = 0): string {
	const all = readFileSync(file).subarray(from);
	const text = all.subarray(Math.max(0, all.length - TAIL_BYTES)).toString();
	return text.trimEnd().split("\n").slice(-lines).join("\n");
}
