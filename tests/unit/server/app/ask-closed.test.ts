import { expect, test } from "vitest";
import { closedAsker } from "#lib/server/app/ask-closed.ts";

/** A shop that answers in turn; null cannot be asked. */
function asker(...answers: (object | null)[]) {
	let nowMs = 0;
	let asked = 0;
	const isClosed = closedAsker(
		async () => {
			const answer = answers[asked++];
			return answer ? Response.json(answer) : null;
		},
		() => nowMs,
	);
	const after = (ms: number) => {
		nowMs += ms;
		return isClosed();
	};
	return { after, asked: () => asked };
}

test("the maintenance setting is asked for once a second, however many requests come", async () => {
	const { after, asked } = asker({ is_enabled: false }, { is_enabled: true });
	expect(await Promise.all([after(0), after(0), after(999)])).toEqual([false, false, false]);
	expect([await after(1), asked()]).toEqual([true, 2]);
});

test("the last known setting holds while the shop does not answer", async () => {
	const { after } = asker({ is_enabled: true }, null, {}, { is_enabled: false });
	for (const isClosed of [true, true, false, false]) expect(await after(1_000)).toBe(isClosed);
});
