import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { lowerPriority } from "#lib/shop/kernel/base/lower-priority.ts";

test.runIf(process.platform === "linux")(
	"threads that a process has started already get its lower priority too",
	async () => {
		const child = spawn(process.execPath, ["--eval", "console.log('here'); setInterval(() => {}, 1000)"]);
		try {
			await once(child.stdout, "data");
			const threads = readdirSync(`/proc/${child.pid}/task`).map(Number);
			expect(threads.length).toBeGreaterThan(1);
			lowerPriority(child.pid, 3);
			expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(new Set([getPriority() + 3]));
		} finally {
			child.kill();
		}
	},
);
