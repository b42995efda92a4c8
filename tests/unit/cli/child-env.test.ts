import { spawnSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { childEnv } from "#lib/cli/env.ts";

test("a child process finds this Node by its name, also where the path has none", () => {
	const before = process.env.PATH;
	onTestFinished(() => {
		process.env.PATH = before;
	});
	process.env.PATH = "/usr/bin:/bin";
	const { stdout } = spawnSync("node", ["-p", "process.execPath"], { env: childEnv({}), encoding: "utf8" });
	expect(stdout.trim()).toBe(process.execPath);
	expect(childEnv({ PATH: "/one" }).PATH).toBe("/one");
});
