import { ChildProcess } from "node:child_process";
import { beforeEach, expect, test, vi } from "vitest";
import type { Child } from "#lib/cli/children/child.ts";
import { keepRunning } from "#lib/cli/children/keep-running.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	return () => vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A process that is kept running; the test ends it. Times are of a clock that moves by hand. */
function keepApp() {
	const said: string[] = [];
	const children: (Child & { end: (code: number | null) => Promise<void>; fail: (error: Error) => Promise<void> })[] =
		[];
	const done: string[] = [];
	let gone = 0;
	const kept = keepRunning({
		name: "app",
		start() {
			const exited = Promise.withResolvers<number | null>();
			const child = {
				process: new ChildProcess(),
				exited: exited.promise,
				async stop(graceMs: number) {
					done.push(`stop within ${graceMs} ms`);
					exited.resolve(0);
				},
				kill() {
					done.push("kill");
					exited.resolve(null);
				},
				async end(code: number | null) {
					exited.resolve(code);
					await pass(0);
				},
				async fail(error: Error) {
					exited.reject(error);
					await pass(0);
				},
			};
			children.push(child);
			return child;
		},
		say: (line) => said.push(line),
		onGone: () => {
			gone += 1;
		},
	});
	return { kept, said, done, children, last: () => children.at(-1), gone: () => gone };
}

test("a process that ends is started anew at once, which is told", async () => {
	const { kept, said, children, last, gone } = keepApp();
	kept.isReady();
	expect(kept.child()).toBe(children[0]);
	await last()?.end(1);
	expect(said).toEqual(["The app ended with 1; it starts anew at once."]);
	expect([children.length, gone()]).toEqual([2, 1]);
	expect(kept.child()).toBe(children[1]);
});

test.each<[string, (child: ReturnType<ReturnType<typeof keepApp>["last"]>) => Promise<void> | undefined]>([
	["was killed", (child) => child?.end(null)],
	["ended with 0", (child) => child?.end(0)],
	["could not be started (Error: no memory)", (child) => child?.fail(new Error("no memory"))],
])("one that %s is started anew too", async (what, end) => {
	const { kept, said, children, last } = keepApp();
	kept.isReady();
	await end(last());
	expect([said, children.length]).toEqual([[`The app ${what}; it starts anew at once.`], 2]);
});

test("one that ends again and again is started anew after pauses that grow to half a minute", async () => {
	const { kept, said, children, last } = keepApp();
	kept.isReady();
	const pausesS = [0, 1, 2, 4, 8, 16, 30, 30];
	for (const [ends, pauseS] of pausesS.entries()) {
		await last()?.end(1);
		if (pauseS > 0) {
			await pass(pauseS * 1000 - 1);
			expect(children).toHaveLength(ends + 1);
			await pass(1);
		}
		expect(children).toHaveLength(ends + 2);
	}
	const words = ["at once", ...pausesS.slice(1).map((pauseS) => `in ${pauseS} s`)];
	expect(said).toEqual(words.map((when) => `The app ended with 1; it starts anew ${when}.`));
});

test.each([
	[60_000, "in 1 s"],
	[60_001, "at once"],
])("one that ended once and then lasted %s ms is started anew %s", async (lastedMs, when) => {
	const { kept, said, last } = keepApp();
	kept.isReady();
	await last()?.end(1);
	await pass(lastedMs);
	await last()?.end(1);
	expect(said.at(-1)).toBe(`The app ended with 1; it starts anew ${when}.`);
});

test("one that ends before it was ready has failed, and is not started anew", async () => {
	const { kept, said, children, last, gone } = keepApp();
	await last()?.end(1);
	await expect(kept.failed).resolves.toBeUndefined();
	await pass(60_000);
	expect([children.length, gone(), said]).toEqual([1, 1, []]);
});

test.each([
	["stopped", "stop within 50 ms", (kept: ReturnType<typeof keepRunning>) => kept.stop(50)],
	["killed", "kill", async (kept: ReturnType<typeof keepRunning>) => kept.kill()],
])("one that is %s is not started anew", async (_, how, end) => {
	const { kept, said, done, children } = keepApp();
	kept.isReady();
	await end(kept);
	await pass(60_000);
	expect([done, children.length, said]).toEqual([[how], 1, []]);
});

test.each([
	["stopped", (kept: ReturnType<typeof keepRunning>) => kept.stop(50)],
	["killed", async (kept: ReturnType<typeof keepRunning>) => kept.kill()],
])("one that is %s while it pauses stays so", async (_, end) => {
	const { kept, children, last } = keepApp();
	kept.isReady();
	await last()?.end(1);
	await last()?.end(1);
	await end(kept);
	await pass(60_000);
	expect(children).toHaveLength(2);
});
