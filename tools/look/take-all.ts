import { availableParallelism } from "node:os";
import type { Entry } from "./heights.ts";
import { inOneLine } from "./in-one-line.ts";
import type { Shot } from "./shots.ts";
import { type Studio, takeShot } from "./take-shot.ts";

/** More browsers at once than this are slow at each other's cost. */
const AT_ONCE = Math.min(4, availableParallelism());

/** What was taken, and a sentence about each page that was not, or not with all its pictures. */
export type Outcome = { entries: Entry[]; faults: string[] };

/** Takes pictures, a few at a time; a page that cannot be reached is told, and the others are taken. */
export async function takeAll(studio: Studio, shots: readonly Shot[], say: (line: string) => void): Promise<Outcome> {
	await prepareAll(studio, shots);
	const outcome: Outcome = { entries: [], faults: [] };
	const waiting = shots.values();
	let done = 0;
	const takeNext = async () => {
		for (const shot of waiting) {
			const startedMs = performance.now();
			const told = await takeOne(studio, shot, outcome);
			done += 1;
			const what = `${shot.widthPx} ${shot.locale} ${shot.scene.name}`;
			say(`${done}/${shots.length} ${what}: ${told}, ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
	return outcome;
}

/** One after another, so that orders and accounts come in the same order in every run. */
async function prepareAll({ asking }: Studio, shots: readonly Shot[]): Promise<void> {
	const wanted = new Map(shots.map(({ scene, locale }) => [`${scene.name} ${locale}`, { scene, locale }]));
	// What fails here fails again where it is looked at, and is told there.
	for (const { scene, locale } of wanted.values()) await scene.prepare?.(asking, locale).catch(() => {});
}

/** Adds to the outcome; returns what is said of it. */
async function takeOne(studio: Studio, shot: Shot, { entries, faults }: Outcome): Promise<string> {
	const fail = (reason: string) => {
		faults.push(`${shot.scene.name} (${shot.widthPx} ${shot.locale}): ${reason}`);
		return `FAILED: ${reason}`;
	};
	try {
		const { entry, broken } = await takeShot(studio, shot);
		entries.push(entry);
		return broken.length === 0 ? `${entry.heightPx} px` : fail(`broken pictures: ${broken.join(", ")}`);
	} catch (error) {
		return fail(inOneLine(error));
	}
}
