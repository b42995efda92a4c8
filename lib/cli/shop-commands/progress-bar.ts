import type { ImportProgress } from "#lib/shop/backoffice/import/import-products.ts";
import type { Io } from "./command.ts";

const WORDS = {
	reading: "Reading",
	writing: "Adding new goods",
	updating: "Updating goods",
	pictures: "Taking pictures",
	removing: "Removing goods",
	feeds: "Writing feeds",
	sending: "Sending pictures",
	ranking: "Ranking goods",
	tables: "Backing up tables",
	"backup pictures": "Backing up pictures",
	checking: "Reading back",
	"restoring pictures": "Restoring pictures",
	"restoring tables": "Restoring tables",
	"making indexes": "Making indexes",
};
const NOUNS: Partial<Record<keyof typeof WORDS, string>> = {
	reading: "items",
	pictures: "pictures",
	sending: "pictures",
	tables: "tables",
	"backup pictures": "pictures",
	checking: "files",
	"restoring pictures": "pictures",
	"restoring tables": "tables",
	"making indexes": "tables",
};
const BAR_WIDTH = 24;
const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;

export type Step = Omit<ImportProgress, "phase"> & { phase: keyof typeof WORDS };
export type ProgressBar = { show(step: Step): void; clear(): void };

/**
 * Progress of a long command: one line redrawn on a terminal, a line every five seconds elsewhere. Speed of the current
 * phase: items per second while reading, then products.
 */
export function openProgressBar(progress: Io["progress"], nowMs: () => number = () => performance.now()): ProgressBar {
	if (!progress) return { show: () => {}, clear: () => {} };
	const { isTerminal, write } = progress;
	let phase: Step["phase"] | undefined;
	let startedMs = nowMs();
	let shownMs = startedMs;
	let isDrawn = false;
	return {
		show(step) {
			const ms = nowMs();
			if (step.phase !== phase) [phase, startedMs] = [step.phase, ms];
			if (ms - shownMs < (isTerminal ? REDRAW_MS : PLAIN_LINE_MS)) return;
			shownMs = ms;
			isDrawn = isTerminal;
			const line = lineOf(step, (ms - startedMs) / 1000, isTerminal);
			write(isTerminal ? `\r\u001b[2K${line}` : `${line}\n`);
		},
		clear() {
			if (isDrawn) write("\r\u001b[2K");
			isDrawn = false;
		},
	};
}

function lineOf({ phase, done, total, items }: Step, passedS: number, isTerminal: boolean): string {
	const part = total === 0 ? 1 : Math.min(1, done / total);
	const count = phase === "reading" ? items : done;
	const noun = NOUNS[phase] ?? "products";
	const speed = passedS > 0.5 ? `, ${grouped(Math.round(count / passedS))}/s` : "";
	const filled = Math.round(part * BAR_WIDTH);
	const bar = isTerminal ? ` [${"#".repeat(filled)}${"-".repeat(BAR_WIDTH - filled)}]` : "";
	return `${WORDS[phase]}${bar} ${Math.floor(part * 100)} %, ${grouped(count)} ${noun}${speed}`;
}

function grouped(count: number): string {
	return `${count}`.replace(/\B(?=(\d{3})+$)/g, " ");
}
