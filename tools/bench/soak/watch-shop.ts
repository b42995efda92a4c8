import { setTimeout as sleep } from "node:timers/promises";
import { seeProcesses } from "./processes.ts";
import { READINGS } from "./readings.ts";
import { type Tally, timesOf, together } from "./tally.ts";
import type { Sample } from "./trends.ts";

const LOOK_EACH_S = 5;
const TELL_EACH_S = 60;

type Watched = {
	samples: Sample[];
	/** When a process was missing. */
	faults: string[];
};

/** Looks at the processes until `signal` aborts, and says each minute how it goes. */
export async function watchShop(
	shop: { pid: number; dataDir: string },
	{ tally, say, signal }: { tally: Tally; say: (line: string) => void; signal: AbortSignal },
): Promise<Watched> {
	const [samples, faults]: [Sample[], string[]] = [[], []];
	const startedMs = performance.now();
	const pace = paceOf(tally);
	for (let look = 1; ; look++) {
		const dueMs = startedMs + look * LOOK_EACH_S * 1000;
		await sleep(Math.max(0, dueMs - performance.now()), undefined, { signal }).catch(() => {});
		if (signal.aborted) return { samples, faults };
		const atS = (performance.now() - startedMs) / 1000;
		try {
			samples.push({ atS, seen: seeProcesses(shop) });
		} catch (error) {
			faults.push(
				`After ${Math.round(atS)} s a process was missing: ${error instanceof Error ? error.message : error}`,
			);
		}
		if ((look * LOOK_EACH_S) % TELL_EACH_S === 0)
			say(`${Math.round(atS / 60)} min: ${pace()}; ${memoryText(samples.at(-1))}`);
	}
}

/** What was answered since it was asked last. */
function paceOf(tally: Tally): () => string {
	const told = new Map<string, number>();
	return () => {
		const recent = tally.all().map((tallied) => {
			const from = told.get(tallied.kind) ?? 0;
			told.set(tallied.kind, tallied.times.length);
			return { ...tallied, times: tallied.times.slice(from) };
		});
		const readings = recent.filter(({ kind }) => READINGS.some((reading) => reading === kind));
		const orders = recent.filter(({ kind }) => kind === "order");
		const p95 = (of: typeof recent) => timesOf(together("", of).times)?.p95Ms.toFixed(0) ?? "–";
		const all = together("", tally.all());
		const errors = Object.entries(all.statuses).filter(([status]) => Number(status) >= 500);
		const sumOf = (counts: [string, number][]) => counts.reduce((sum, [, count]) => sum + count, 0);
		const failed = sumOf(errors) + sumOf(Object.entries(all.failures));
		return `${all.times.length} answers, ${failed} failed; p95 of readings ${p95(readings)} ms, of orders ${p95(orders)} ms`;
	};
}

function memoryText(sample: Sample | undefined): string {
	const each = Object.entries(sample?.seen ?? {});
	return each.map(([name, { memoryMb, handles }]) => `${name} ${memoryMb} MB, ${handles} handles`).join("; ");
}
