import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir, readOwner } from "#lib/shop/kernel/db/embedded/lock.ts";
import { isAlive } from "#lib/shop/kernel/db/embedded/process-identity.ts";
import { openTempFolder } from "./stub-shop.ts";

let dataDir: string;

beforeEach(() => {
	dataDir = openTempFolder();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const writeOwner = (owner: object) => writeFileSync(join(dataDir, "owner.json"), JSON.stringify(owner));
const stranger = { what: "The shop", startedAt: "2026-11-20T12:30:00.000Z" };

test("a locked folder is refused at once, with the process, address and time of its owner", async () => {
	const lock = await lockDataDir(dataDir, "The shop");
	lock.setUrl("http://localhost:3000");
	const startedMs = performance.now();
	await expect(lockDataDir(dataDir, "The shop")).rejects.toThrow(
		new RegExp(
			`^The shop already runs on this data \\(process ${process.pid}, http://localhost:3000, since \\d\\d:\\d\\d\\)\\. Stop it, or set DATA_DIR to another folder\\.$`,
		),
	);
	// One that is stopping would be waited for twelve seconds.
	expect(performance.now() - startedMs).toBeLessThan(10_000);
	lock.release();
	lock.release();
	expect(readOwner(dataDir)).toBeNull();
});

test("the lock waits for an owner that is stopping", async () => {
	const first = await lockDataDir(dataDir, "The shop");
	first.setStopping();
	setTimeout(first.release, 600);
	const second = await lockDataDir(dataDir, "A command of the shop");
	expect(readOwner(dataDir)?.what).toBe("A command of the shop");
	second.release();
});

test.each([
	["a process that is gone", { ...stranger, pid: 2 ** 22 - 3, identity: "x:1" }],
	["a number that belongs to another program by now", { ...stranger, pid: process.ppid, identity: "other-boot:1" }],
	["a file that a full disk cut off", {}],
])("%s does not lock the folder", async (_, owner) => {
	writeOwner(owner);
	const lock = await lockDataDir(dataDir, "The shop");
	expect(readOwner(dataDir)?.pid).toBe(process.pid);
	lock.release();
});

test("a guard left by a killed process does not block the lock", async () => {
	mkdirSync(join(dataDir, "owner.guard"));
	(await lockDataDir(dataDir, "The shop")).release();
});

test("a zombie process does not count as alive", async () => {
	const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 5"], { stdio: ["ignore", "pipe", "ignore"] });
	const [line] = await parent.stdout.take(1).toArray();
	await expect.poll(() => isAlive(Number(String(line).trim()))).toBe(false);
	parent.kill();
});

test("of ten processes that find a dead owner at once, one gets the folder", async () => {
	writeOwner({ ...stranger, pid: 2 ** 22 - 3, identity: "x:1" });
	const script = `
		import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, "../../lib/shop/kernel/db/embedded/lock.ts"))};
		try { await lockDataDir(${JSON.stringify(dataDir)}, "The shop"); console.log("got it"); process.stdin.resume(); }
		catch (error) { console.log(error.message); }`;
	const children = Array.from({ length: 10 }, () =>
		spawn(process.execPath, ["--input-type=module-typescript", "-e", script]),
	);
	const outputs = await Promise.all(children.map(async ({ stdout }) => String((await once(stdout, "data"))[0]).trim()));
	// Whoever got it keeps it until everybody has spoken.
	for (const { stdin } of children) stdin.end();
	await Promise.all(children.map((child) => child.exitCode ?? once(child, "exit")));
	expect(outputs.filter((output) => output === "got it")).toHaveLength(1);
	expect(outputs.filter((output) => output.startsWith("The shop already runs on this data"))).toHaveLength(9);
	expect(readOwner(dataDir)).toBeNull();
});
