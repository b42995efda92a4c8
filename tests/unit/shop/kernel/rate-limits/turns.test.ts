import { expect, test } from "vitest";
import { createTurns } from "#lib/shop/kernel/rate-limits/turns.ts";

/** Whether each of the slots was given by now. */
async function given(turns: Promise<unknown>[]): Promise<boolean[]> {
	const pending = Symbol();
	await new Promise((resolve) => setImmediate(resolve));
	return Promise.all(turns.map(async (turn) => (await Promise.race([turn, Promise.resolve(pending)])) !== pending));
}

test("a network has a few requests running at once, the rest waits until one of them ends", async () => {
	const { take } = createTurns({ atOnce: 2, inAll: 8, waiting: 10 });
	const turns = [take("a"), take("a"), take("a"), take("a")];
	expect(await given(turns)).toEqual([true, true, false, false]);
	(await turns[0])?.();
	expect(await given(turns)).toEqual([true, true, true, false]);
});

test("a slot that is released twice is freed once", async () => {
	const { take } = createTurns({ atOnce: 1, inAll: 8, waiting: 10 });
	const end = await take("a");
	end?.();
	end?.();
	const turns = [take("a"), take("a")];
	expect(await given(turns)).toEqual([true, false]);
});

test("a network with waiting requests does not delay other networks", async () => {
	const { take } = createTurns({ atOnce: 2, inAll: 8, waiting: 10 });
	const busy = [take("a"), take("a"), take("a"), take("a")];
	expect(await given([...busy, take("b")])).toEqual([true, true, false, false, true]);
});

test("waiting networks are served in turn", async () => {
	const { take } = createTurns({ atOnce: 2, inAll: 1, waiting: 10 });
	const first = await take("a");
	const [second, third, other] = [take("a"), take("a"), take("b")];
	first?.();
	(await second)?.();
	expect(await given([third, other])).toEqual([false, true]);
	(await other)?.();
	expect(await given([third])).toEqual([true]);
});

test("each network may have only a limited number of requests waiting", async () => {
	const { take } = createTurns({ atOnce: 1, inAll: 8, waiting: 1 });
	const turns = [take("a"), take("a")];
	expect(await given(turns)).toEqual([true, false]);
	expect(await take("a")).toBeNull();
	expect(await take("b")).not.toBeNull();
});
