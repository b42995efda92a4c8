/** Runs a race against a shop without its guards until it shows what it is to show, `rounds` times at most: chance says who comes first. */
export async function untilSeen<Result>(
	race: () => Promise<Result>,
	shows: (result: Result) => boolean,
	rounds = 5,
): Promise<Result> {
	for (let round = 1; ; round++) {
		const result = await race();
		if (shows(result) || round === rounds) return result;
	}
}
