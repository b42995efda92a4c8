import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { askMetrics } from "#lib/cli/metrics/ask-metrics.ts";

const children: ChildProcess[] = [];
afterEach(() => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** A process that has said that it is there and does this with each message. */
async function open(script: string): Promise<ChildProcess> {
	const whole = `process.on("message", (message) => { ${script} }); process.send("there");`;
	const child = spawn(process.execPath, ["-e", whole], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
	children.push(child);
	await new Promise((resolve) => child.once("message", resolve));
	return child;
}

test("a process tells its metrics to the one question that they are about", async () => {
	const child = await open(
		`setTimeout(() => process.send({ scraped: message.scrape, text: "of " + message.scrape }), 20)`,
	);
	const [first, second] = await Promise.all([askMetrics("app 1", child), askMetrics("app 1", child)]);
	expect(first.process).toBe("app-1");
	expect(Number(second.text?.slice(3)) - Number(first.text?.slice(3))).toBe(1);
});

test.each([
	["is silent", ""],
	["answers another question", "process.send({ scraped: -1, text: 'x' })"],
	["ends", "process.exit(3)"],
])("one that %s has none", async (_, script) => {
	const child = await open(script);
	expect(await askMetrics("worker", child, 300)).toEqual({ process: "worker", text: null });
	expect(child.listenerCount("message")).toBe(0);
});

test("one that has ended has none", async () => {
	const child = await open("process.exit(0)");
	child.kill("SIGKILL");
	await new Promise((resolve) => child.once("exit", resolve));
	expect((await askMetrics("door", child)).text).toBeNull();
});
