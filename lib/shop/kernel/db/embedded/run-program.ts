import { spawn } from "node:child_process";
import { type Account, identityOf } from "./account.ts";

type Outcome = { code: number | null; output: string };

/** Runs a program to its end as the given account and returns exit code and output. Rejects when it cannot be started. */
export function runProgram(file: string, args: string[], options: { account: Account; cwd: string; input?: string }) {
	const { account, cwd, input } = options;
	return new Promise<Outcome>((resolve, reject) => {
		const child = spawn(file, args, {
			cwd,
			...identityOf(account),
			stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
			windowsHide: true,
		});
		let output = "";
		child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
		child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
		child.stdin?.end(input);
		child.on("error", reject);
		// "exit", not "close": a server started by pg_ctl may keep the pipes open
		child.on("exit", (code) => setImmediate(() => resolve({ code, output: output.trim() })));
	});
}
