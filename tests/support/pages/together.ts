const AT_ONCE = 4;

/** Does something with each of these, a few at a time. */
export async function together<One>(all: Iterable<One>, work: (one: One) => Promise<void>): Promise<void> {
	const waiting = all[Symbol.iterator]();
	const worker = async () => {
		for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
