import { SECOND_MS } from "../../../domain/durations.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { taskProcess } from "../../kernel/jobs/task-process.ts";
import { createPace, type Pace } from "./pace.ts";

/** Feeds and sitemaps are written by a separate process: a pass over all goods takes a core. */
const press = taskProcess<{ askedAgoMs: number }, number>({
	name: "press",
	script: "lib/shop/background/press-process.ts",
	nice: 10,
});

// The bundler may load this file more than once in a process (routes, instrumentation); all share one pace.
const holder = globalThis as typeof globalThis & { konfetyPress?: Pace };

/** The press of this process. */
export function thePress(): Pace {
	holder.konfetyPress ??= createPace({
		work: (askedAgoMs) => press.run({ askedAgoMs }),
		onFailed: (error, retryMs) =>
			log.error({ error: errorText(error), retryS: Math.round(retryMs / SECOND_MS) }, "nothing was published"),
	});
	return holder.konfetyPress;
}

const HOUR_MS = 3600 * SECOND_MS;

/** Requests a run now and at each full hour: delivery times, and texts with a publication time, change without a write. */
export function startPress(): void {
	const pace = thePress();
	pace.ask();
	const atFullHour = () => {
		setTimeout(
			() => {
				pace.ask();
				atFullHour();
			},
			HOUR_MS - (Date.now() % HOUR_MS),
		).unref();
	};
	atFullHour();
}
