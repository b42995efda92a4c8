import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { childEnv, loadEnv } from "#lib/cli/env.ts";
import { readOptional } from "#lib/cli/private-file.ts";
import { seconds } from "#lib/cli/progress.ts";
import { ROOT } from "#lib/cli/root.ts";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import type { Check } from "./checks.ts";
import { addCounts, type Counts, countLine, NO_TESTS, verdictOf } from "./reports.ts";

const OUTPUT_LINES = 400;
const KILL_GRACE_MS = 15_000;

type Outcome = { isOk: boolean; counts: Counts; output: string };

const print = (line: string) => console.log(line);
const running = new Set<ChildProcess>();

/** Runs all checks, each with its time and verdict, and ends with the line of counts; exit code 1 when anything failed. */
export async function runChecks(choose: (choice: { folder: string; chromiumPath: Env["CHROMIUM_PATH"] }) => Check[]) {
	const env = loadEnv();
	const folder = join(env.DATA_DIR, "test");
	mkdirSync(folder, { recursive: true });
	passSignalsOn();
	const all: Counts[] = [];
	for (const check of choose({ folder, chromiumPath: env.CHROMIUM_PATH })) {
		print(`        …  ${check.name}`);
		const startedMs = performance.now();
		const { isOk, counts, output } = await runCheck(check);
		if (!isOk) print(`\n${output.trimEnd().split("\n").slice(-OUTPUT_LINES).join("\n")}\n`);
		const details = check.report ? `, ${countLine(counts)}` : "";
		print(`${seconds(performance.now() - startedMs).padStart(9)}  ${check.name}: ${isOk ? "ok" : "FAILED"}${details}`);
		all.push(verdictOf(isOk, counts));
	}
	const sum = addCounts(all);
	process.exitCode = sum.failed > 0 ? 1 : 0;
	print(countLine(sum));
}

async function runCheck(check: Check): Promise<Outcome> {
	let output = "";
	const collect = (text: string) => (output += text);
	try {
		if (check.report) rmSync(check.report.file, { force: true });
		const prepared = await check.prepare?.((line) => print(`           ${line}`));
		const env = childEnv({ ...check.env, ...prepared });
		let isOk = true;
		for (const command of check.commands) {
			if (isOk) isOk = await runTool(command, { env, timeoutMs: check.timeoutMs, collect });
		}
		const counts = readCounts(check);
		if (isOk && check.report && !counts)
			return { isOk: false, counts: NO_TESTS, output: `${output}\nNo report was written.` };
		return { isOk, counts: counts ?? NO_TESTS, output };
	} catch (error) {
		return { isOk: false, counts: NO_TESTS, output: `${output}\n${error instanceof Error ? error.message : error}` };
	}
}

function readCounts({ report }: Check): Counts | null {
	const text = report ? readOptional(report.file) : null;
	return report && text !== null ? report.count(text) : null;
}

type Run = { env: NodeJS.ProcessEnv; timeoutMs: number; collect: (text: string) => void };

async function runTool([script = "", ...args]: string[], { env, timeoutMs, collect }: Run): Promise<boolean> {
	const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
	running.add(child);
	const onData = (chunk: Buffer) => collect(stripVTControlCharacters(chunk.toString()));
	child.stdout.on("data", onData);
	child.stderr.on("data", onData);
	const ended = new Promise<boolean>((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", (code) => resolve(code === 0));
	}).finally(() => running.delete(child));
	const inTime = await Promise.race([ended.then(() => true), sleep(timeoutMs, false, { ref: false })]);
	if (inTime) return ended;
	collect(`\nStopped: it ran longer than ${timeoutMs / 60_000} minutes.`);
	child.kill("SIGTERM");
	await Promise.race([ended, sleep(KILL_GRACE_MS, undefined, { ref: false })]);
	child.kill("SIGKILL");
	return false;
}

/** A signal to this command also ends its tools, which close their servers. */
function passSignalsOn() {
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.once(signal, () => {
			for (const child of running) child.kill(signal);
			process.exit(130);
		});
	}
}
