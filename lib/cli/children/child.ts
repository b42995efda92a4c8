import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { settings } from "#lib/shop/kernel/base/env.ts";
import { openLogWriter } from "#lib/shop/kernel/base/log-writer.ts";
import { ROOT } from "../root.ts";

/** Arguments that make a Node script end when this process is killed with -9. */
export const ENDS_WITH_PARENT = ["--import", pathToFileURL(join(ROOT, "lib/cli/children/end-with-parent.ts")).href];

const MB = 1_000_000;
const LAST_WORDS_MS = 1_000;
const TAIL_BYTES = 20_000;

export type Child = {
	process: ChildProcess;
	/** Resolves with the exit code (null after a signal), once its last output is in the log. */
	exited: Promise<number | null>;
	/** Sends SIGTERM, and SIGKILL when it still runs after `graceMs`. */
	stop(graceMs: number): Promise<void>;
	kill(): void;
};

/**
 * Starts a Node script in its own process group, so that a Ctrl-C reaches it only through this process. It has an ipc
 * channel: its `disconnect` tells the child that this process is gone. Output goes to the log file or the terminal.
 */
export function startNode(args: string[], options: { env: NodeJS.ProcessEnv; logFile: string | null }): Child {
	const output = options.logFile ? "pipe" : "inherit";
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		env: options.env,
		stdio: ["ignore", output, output, "ipc"],
		detached: process.platform !== "win32",
	});
	const logged = options.logFile ? keepLog(child, options.logFile, options.env) : Promise.resolve();
	const exited = new Promise<number | null>((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", async (code) => {
			// a process that outlives the child may hold the pipe open
			await Promise.race([logged, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
			resolve(code);
		});
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

/** Writes the output to the file; resolves when all of it is written. */
function keepLog(child: ChildProcess, file: string, env: NodeJS.ProcessEnv): Promise<void> {
	const folderMaxBytes = settings.LOG_MAX_MB.parse(env.LOG_MAX_MB || undefined) * MB;
	const onFault = (error: unknown) => console.error(`The log ${file} cannot be written: ${error}`);
	const log = openLogWriter(file, { folderMaxBytes, onFault });
	child.stdout?.on("data", log.sink());
	child.stderr?.on("data", log.sink());
	return new Promise((resolve) => {
		child.once("close", () => {
			log.close();
			resolve();
		});
	});
}

/** The last lines of a log, from byte `from` on; of the whole log when it was started anew since. */
export function tailOf(file: string, lines: number, from = 0): string {
	const whole = readFileSync(file);
	const all = whole.subarray(from <= whole.length ? from : 0);
	const text = all.subarray(Math.max(0, all.length - TAIL_BYTES)).toString();
	return text.trimEnd().split("\n").slice(-lines).join("\n");
}
