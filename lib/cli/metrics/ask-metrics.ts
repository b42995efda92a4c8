import type { ChildProcess } from "node:child_process";
import { z } from "zod";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { Told } from "./merge-metrics.ts";

/** A process that does not answer within this time is left out. */
const LIMIT_MS = SECOND_MS;

/** What a process says to the question for its metrics (lib/server/metrics/registry.ts). */
export const scrapedSchema = z.object({ scraped: z.int(), text: z.string() });

let asked = 0;

/** The metrics of a process of the server, by its channel; null text when it does not answer. Never throws. */
export async function askMetrics(name: string, child: ChildProcess, limitMs = LIMIT_MS): Promise<Told> {
	asked += 1;
	const number = asked;
	const text = await new Promise<string | null>((resolve) => {
		const end = (answer: string | null) => {
			clearTimeout(timer);
			child.off("message", onMessage).off("exit", onGone).off("disconnect", onGone);
			resolve(answer);
		};
		const onGone = () => end(null);
		const onMessage = (message: unknown) => {
			const { success, data } = scrapedSchema.safeParse(message);
			if (success && data.scraped === number) end(data.text);
		};
		const timer = setTimeout(onGone, limitMs);
		if (!child.connected) return end(null);
		child.on("message", onMessage).on("exit", onGone).on("disconnect", onGone);
		child.send({ scrape: number }, (error) => error && end(null));
	});
	return { process: name.replaceAll(" ", "-"), text };
}
