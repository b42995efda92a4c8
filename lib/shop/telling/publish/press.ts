import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { SECOND_MS } from "../../../domain/durations.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { createPace, type Pace } from "./pace.ts";

/** An order to the press by number; the press replies with the same when it is done. */
export type PressOrder = { id: number };
export type PressReply = { id: number; workedMs: number; error?: string };

type Waiting = { resolve: (workedMs: number) => void; reject: (error: Error) => void };
type Opened = { child: ChildProcess; waiting: Map<number, Waiting> };

let opened: Opened | undefined;
let nextId = 1;

/**
 * Feeds and sitemaps are written by a separate process: a pass over all goods takes a core, and answering shoppers comes
 * first. The first order starts it; it stops when idle for a while.
 */
function openPress(): Opened {
	if (opened?.child.connected) return opened;
	const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/shop/background/press-process.ts");
	const child = fork(/* turbopackIgnore: true */ script, {
		execArgv: [],
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	const press: Opened = { child, waiting: new Map() };
	child.on("message", ({ id, workedMs, error }: PressReply) => {
		const waiting = press.waiting.get(id);
		press.waiting.delete(id);
		if (error === undefined) waiting?.resolve(workedMs);
		else waiting?.reject(new Error(error));
	});
	const end = (reason: string) => {
		if (opened === press) opened = undefined;
		for (const { reject } of press.waiting.values()) reject(new Error(reason));
		press.waiting.clear();
	};
	child.on("error", (error) => end(error.message));
	child.on("exit", () => end("The press ended"));
	// The child must not keep this process alive.
	child.unref();
	child.channel?.unref();
	opened = press;
	return press;
}

function writeAll(): Promise<number> {
	return new Promise((resolve, reject) => {
		const { child, waiting } = openPress();
		const id = nextId++;
		waiting.set(id, { resolve, reject });
		child.send({ id } satisfies PressOrder, (error) => {
			if (!error) return;
			waiting.delete(id);
			reject(error);
		});
	});
}

// The bundler may load this file more than once in a process (routes, instrumentation); all share one pace.
const holder = globalThis as typeof globalThis & { konfetyPress?: Pace };

/** The press of this process. */
export function thePress(): Pace {
	holder.konfetyPress ??= createPace({
		work: writeAll,
		onFailed: (error, retryMs) =>
			log.error({ error: errorText(error), retryS: Math.round(retryMs / SECOND_MS) }, "nothing was published"),
	});
	return holder.konfetyPress;
}

const HOUR_MS = 3600 * SECOND_MS;

/** Requests a run now and at each full hour: delivery times, and texts with a publication time, change without a write. */
export function startPress(): void {
	const press = thePress();
	press.ask();
	const atFullHour = () => {
		setTimeout(
			() => {
				press.ask();
				atFullHour();
			},
			HOUR_MS - (Date.now() % HOUR_MS),
		).unref();
	};
	atFullHour();
}
