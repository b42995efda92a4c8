import { expect, test } from "vitest";
import { createTurns } from "#lib/shop/kernel/rate-limits/turns.ts";

/** Whether each of the turns was given by now. */
async function given(turns: Promise<unknown>[]): Promise<boolean[]> {
	const pending = Symbol();
	await new Promise((resolve) => setImmediate(resolve));
	return Promise.all(turns.map(async (turn) => (await Promise.race([turn, Promise.resolve(pending)])) !== pending));
}

test("a network works at a few things at once, the rest waits until one of them ends", async () => {
	const { take } = createTurns({ atOnce: 2, inAll: 8, waiting: 10 });
	const turns = [take("a"), take("a"), take("a"), take("a")];
	expect(await given(turns)).toEqual([true, true, false, false]);
	(await turns[0])?.();
	expect(await given(turns)).toEqual([true, true, true, false]);
});

test("a turn that is ended twice ends once", async () => {
	const { take } = createTurns({ atOnce: 1, inAll: 8, waiting: 10 });
	const end = await take("a");
	end?.();
	end?.();
	const turns = [take("a"), take("a")];
	expect(await given(turns)).toEqual([true, false]);
});

test("a network that waits for itself keeps nobody else waiting", async () => {
	const { take } = createTurns({ atOnce: 2, inAll: 8, waiting: 10 });
	const busy = [take("a"), take("a"), take("a"), take("a")];
	expect(await given([...busy, take("b")])).toEqual([true, true, false, false, true]);
});

test("of networks in line each has its turn", async () => {
	const { take } = createTurns({ atOnce: 2, inAll: 1, waiting: 10 });
	const first = await take("a");
	const [second, third, other] = [take("a"), take("a"), take("b")];
	first?.();
	(await second)?.();
	expect(await given([third, other])).toEqual([false, true]);
	(await other)?.();
	expect(await given([third])).toEqual([true]);
});

test("a line has an end, for each network its own", async () => {
	const { take } = createTurns({ atOnce: 1, inAll: 8, waiting: 1 });
	const turns = [take("a"), take("a")];
	expect(await given(turns)).toEqual([true, false]);
	expect(await take("a")).toBeNull();
	expect(await take("b")).not.toBeNull();
});
