import { describe, expect, test } from "vitest";
import { MAINTENANCE_BELIEVED_MS, MAINTENANCE_REFRESH_MS } from "#lib/domain/maintenance.ts";
import { maintenanceFlag } from "#lib/i18n/maintenance-flag.ts";

/** A flag with a clock and answers that the test sets. */
function aFlag() {
	const state = { nowMs: 0, asked: 0, answer: (): Promise<boolean> => Promise.resolve(false) };
	const behind: Promise<void>[] = [];
	const read = maintenanceFlag({
		nowMs: () => state.nowMs,
		ask: () => {
			state.asked++;
			return state.answer();
		},
	});
	return { state, behind, read: () => read((work) => behind.push(work)) };
}
const on = () => Promise.resolve(true);

describe("the middleware's copy of the maintenance setting", () => {
	test("asks before its very first answer", async () => {
		const { state, read } = aFlag();
		state.answer = on;
		expect(await read()).toBe(true);
	});

	test("answers at once, without asking, while the copy is fresh", async () => {
		const { state, read } = aFlag();
		await read();
		state.nowMs += MAINTENANCE_REFRESH_MS;
		for (let round = 0; round < 1000; round++) expect(read()).toBe(false);
		expect(state.asked).toBe(1);
	});

	test("when the copy is older, answers at once and asks in the background, once for all requests", async () => {
		const { state, read, behind } = aFlag();
		await read();
		state.answer = on;
		state.nowMs += MAINTENANCE_REFRESH_MS + 1;
		expect([read(), read(), read()]).toEqual([false, false, false]);
		expect(state.asked).toBe(2);
		await Promise.all(behind);
		expect(read()).toBe(true);
	});

	test("when the copy is very old, asks before it answers, so that a switch shows within 5 s", async () => {
		const { state, read } = aFlag();
		await read();
		state.answer = on;
		state.nowMs += MAINTENANCE_BELIEVED_MS + 1;
		expect(await read()).toBe(true);
	});

	test("when asking fails, keeps the last known value, fails no page, and does not ask again at each request", async () => {
		const { state, read } = aFlag();
		state.answer = on;
		await read();
		state.answer = () => Promise.reject(new Error("away"));
		state.nowMs += 60_000;
		expect(await read()).toBe(true);
		expect(read()).toBe(true);
		expect(state.asked).toBe(2);
	});
});
