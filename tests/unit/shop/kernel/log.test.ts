import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");

/** The line that the shop writes to its log about these values. */
function lineOf(values: Record<string, unknown>): string {
	const script = `import { log } from "#lib/shop/kernel/base/log.ts"; log.error(${JSON.stringify(values)}, "call failed");`;
	const args = ["--input-type=module", "--eval", script];
	return spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "info" } }).stderr.toString();
}

test("a log line stays short and valid JSON, whatever a request contains", () => {
	const line = lineOf({
		path: "/a".repeat(5_000),
		error: "ř".repeat(5_000),
		stack: "at x\n".repeat(1_000),
		status: 500,
	});
	expect(line.length).toBeLessThan(2_000);
	const { path, error, status, msg } = JSON.parse(line);
	expect([path.length, error, status, msg]).toEqual([500, `${"ř".repeat(499)}…`, 500, "call failed"]);
});

test("short values are logged whole", () => {
	const values = { path: "/a", error: "x".repeat(500), waiting: ["one"], retryS: 3 };
	expect(JSON.parse(lineOf(values))).toMatchObject({ ...values, msg: "call failed" });
});

test("a line that is written while a request is worked has its id, after waiting too; others have none", () => {
	const script = `
		import { setTimeout as sleep } from "node:timers/promises";
		import { log } from "#lib/shop/kernel/base/log.ts";
		import { inRequest } from "#lib/shop/kernel/base/request-context.ts";
		const work = async (name) => { await sleep(5); log.info(name); };
		await Promise.all([inRequest({ requestId: "request-0001" }, () => work("first")), inRequest({ requestId: "request-0002" }, () => work("second"))]);
		log.info("by itself");`;
	const args = ["--input-type=module", "--eval", script];
	const { stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "info" } });
	const lines = stderr.toString().trimEnd().split("\n");
	const told = lines.map((line) => JSON.parse(line)).map(({ msg, requestId }) => [msg, requestId]);
	expect(told.toSorted()).toEqual([
		["by itself", undefined],
		["first", "request-0001"],
		["second", "request-0002"],
	]);
});
