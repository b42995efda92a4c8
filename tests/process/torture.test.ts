import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive } from "#lib/shop/kernel/db/embedded/process-identity.ts";
import { killAll, postmasterOf, processTree } from "#tools/torture/processes.ts";

/** Starts one below itself, says its number and would outlive a polite signal. */
const STUBBORN = `
const { spawn } = require("node:child_process");
process.on("SIGTERM", () => {});
const child = spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { detached: true });
console.log(child.pid);
setInterval(() => {}, 1000);`;

test("a process is killed with all its descendants, in whatever process group", async () => {
	const parent = spawn(process.execPath, ["-e", STUBBORN], { stdio: ["ignore", "pipe", "inherit"], detached: true });
	const exited = once(parent, "exit");
	const [line] = await once(parent.stdout, "data");
	const [pid, below] = [parent.pid ?? 0, Number(String(line))];
	expect(processTree(pid)).toEqual([pid, below]);
	await killAll(processTree(pid));
	expect((await exited)[1]).toBe("SIGKILL");
	expect([isAlive(pid), isAlive(below)]).toEqual([false, false]);
	// A second time there is nobody left.
	await killAll([pid, below]);
});

test("in a folder without a database no server is found", () => {
	const folder = mkdtempSync(join(tmpdir(), "konfety-torture-"));
	expect(postmasterOf(folder)).toBeNull();
	rmSync(folder, { recursive: true });
});
