import type { Servers } from "../shop-processes.ts";
import type { Counts, OutageRow } from "./answers.ts";

const NONE = "–";
const COLUMNS = [
	"phase",
	"kind",
	"200, 201",
	"of these kept",
	"stale",
	"503",
	"other statuses",
	"failures",
	"p50 ms",
	"p99 ms",
	"longest ms",
];

/** The rows as a Markdown table. */
export function outageTable(rows: readonly OutageRow[]): string {
	return tableOf(
		COLUMNS,
		rows.map(({ phase, kind, good, kept, stale, unavailable, others, failures, times }) => [
			phase,
			kind,
			...[good, kept, stale, unavailable].map(String),
			countsText(others),
			countsText(failures),
			...(times ? [times.p50Ms, times.p99Ms, times.longestMs].map(short) : [NONE, NONE, NONE]),
		]),
	);
}

/** Resident memory at the end of each phase. */
export type PhaseMemory = Servers<number> & { phase: string };

export function memoryTable(memory: readonly PhaseMemory[]): string {
	return tableOf(
		["at the end of", "door MB", "apps MB", "worker MB"],
		memory.map(({ phase, door, app, worker }) => [phase, ...[door, app, worker].map(String)]),
	);
}

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
	return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function countsText(counts: Counts): string {
	const each = Object.entries(counts).map(([name, count]) => `${name} × ${count}`);
	return each.length === 0 ? "0" : each.join(", ");
}

const short = (ms: number) => (ms >= 10 ? String(Math.round(ms)) : ms.toFixed(1));
