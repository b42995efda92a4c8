import { expect, test } from "vitest";
import { limitedQueue, Overloaded } from "#lib/shop/kernel/base/limited-queue.ts";

/** Jobs that end when the test says so, and those that have begun. */
function works() {
	const begun: number[] = [];
	const ends: ((how: "well" | "badly") => void)[] = [];
	const work = (at: number) => () =>
		new Promise<number>((resolve, reject) => {
			begun.push(at);
			ends[at] = (how) => (how === "well" ? resolve(at) : reject(new Error(`work ${at}`)));
		});
	return { begun, work, end: (at: number, how: "well" | "badly" = "well") => ends[at]?.(how) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a limited number of jobs runs at once, the others follow in order, whether a job succeeds or fails", async () => {
	const run = limitedQueue({ atOnce: 2, waitingMax: 10 });
	const { begun, work, end } = works();
	const all = [0, 1, 2, 3, 4].map((at) => run(work(at)));
	const ended = Promise.allSettled(all);
	await settle();
	expect(begun).toEqual([0, 1]);
	end(1, "badly");
	await settle();
	expect(begun).toEqual([0, 1, 2]);
	end(0);
	end(2);
	await settle();
	expect(begun).toEqual([0, 1, 2, 3, 4]);
	end(3);
	end(4);
	expect((await ended).map(({ status }) => status)).toEqual([
		"fulfilled",
		"rejected",
		"fulfilled",
		"fulfilled",
		"fulfilled",
	]);
	const later = [5, 6, 7].map((at) => run(work(at)));
	await settle();
	expect(begun.slice(5)).toEqual([5, 6]);
	for (const at of [5, 6, 7]) {
		end(at);
		await settle();
	}
	expect(await Promise.all(later)).toEqual([5, 6, 7]);
});

test("when the queue is full, the next job is refused, and the others go on", async () => {
	const run = limitedQueue({ atOnce: 1, waitingMax: 1 });
	const { begun, work, end } = works();
	const [first, second] = [run(work(0)), run(work(1))];
	await expect(run(work(2))).rejects.toThrow(Overloaded);
	end(0);
	await first;
	await settle();
	end(1);
	expect([await second, begun]).toEqual([1, [0, 1]]);
});
