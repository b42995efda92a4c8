import type { createApp } from "#lib/shop/app.ts";
import type { Figure } from "./catalogue-figures.ts";
import type { CatalogueSample } from "./catalogue-sample.ts";
import { type Times, timesOf } from "./growth.ts";

/** Times of a figure's calls, made in sequence after one warm-up call each, unless they are measured for the first time. Throws when a call fails. */
export async function measure(
	app: ReturnType<typeof createApp>,
	figure: Figure,
	sample: CatalogueSample,
	rounds: number,
): Promise<Times> {
	const paths = figure.paths(sample);
	const call = async (path: string) => {
		const startedMs = performance.now();
		const reply = await app.request(`/api${path}`);
		await reply.arrayBuffer();
		if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
		return performance.now() - startedMs;
	};
	const times = [];
	if (figure.isFirst) {
		for (const path of paths) times.push(await call(path));
		return timesOf(times);
	}
	for (const path of paths) await call(path);
	for (let round = 0; round < rounds; round++) {
		for (const path of paths) times.push(await call(path));
	}
	return timesOf(times);
}
