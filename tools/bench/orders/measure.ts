import { openShop } from "#lib/shop/open-shop.ts";
import { generateOrders } from "#tools/generate/generate-orders.ts";
import { type Times, timesOf } from "../growth.ts";
import { grouped } from "../growth-table.ts";
import { buyerAt } from "./buyer.ts";
import { FIGURES } from "./figures.ts";
import { makeOneBusy, sampleOf } from "./sample.ts";

/** The times of all figures, by their names, once there are `size` test orders. `say` hears what is done. */
export async function measureAt(
	databaseUrl: string,
	size: number,
	say: (line: string) => void,
): Promise<Map<string, Times>> {
	const onProgress = (done: number, total: number) => say(`Writing orders: ${Math.floor((done / total) * 100)} %`);
	const written = await generateOrders(databaseUrl, { count: size, now: new Date(), onProgress });
	if (!written.ok) throw new Error(`The test orders were refused: ${written.error}`);
	const shop = openShop({ databaseUrl, sessionSecret: "", shopUrl: "https://konfety.test", queryTimeoutMs: 600_000 });
	try {
		await makeOneBusy(shop.db);
		const [sample, buyer] = [await sampleOf(shop.db), await buyerAt(shop)];
		const measured = new Map<string, Times>();
		for (const { name, calls } of FIGURES) {
			const times = await timed(calls(shop, sample, buyer));
			measured.set(name, times);
			say(`${grouped(size)}: ${name} ${times.medianMs.toFixed(1)} ms, p95 ${times.p95Ms.toFixed(1)} ms`);
		}
		return measured;
	} finally {
		await shop.close();
	}
}

/** A single call is long and reads what it needs once. */
async function timed(calls: readonly (() => Promise<unknown>)[]): Promise<Times> {
	if (calls.length > 1) for (const call of calls) await call();
	const ms: number[] = [];
	for (const call of calls) {
		const startedMs = performance.now();
		await call();
		ms.push(performance.now() - startedMs);
	}
	return timesOf(ms);
}
