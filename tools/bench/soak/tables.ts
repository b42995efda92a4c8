/** What the run showed, as Markdown tables. */
import { tableOf } from "../outages/table.ts";
import type { Held } from "./crowd.ts";
import { HOSTILE, type Soaked } from "./judge.ts";
import { READINGS } from "./readings.ts";
import { type Counts, type Tallied, timesOf, together } from "./tally.ts";
import type { Thirds } from "./trends.ts";

const NONE = "–";
const OTHERS = ["new cart", "cart change", "cart of an order", "order", HOSTILE];

export function answersTable(answers: readonly Tallied[]): string {
	const readings = answers.filter(({ kind }) => READINGS.some((reading) => reading === kind));
	const others = answers.filter((one) => !readings.includes(one));
	const inOrder = (all: readonly Tallied[], kinds: readonly string[]) =>
		all.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
	const rows = [together("readings together", readings), ...inOrder(readings, READINGS), ...inOrder(others, OTHERS)];
	return tableOf(
		["kind", "answers by status", "no answer", "p50 ms", "p95 ms", "p99 ms", "longest ms"],
		rows.map(({ kind, statuses, failures, times }) => {
			const { p50Ms, p95Ms, p99Ms, longestMs } = timesOf(times) ?? {};
			return [kind, countsText(statuses), countsText(failures), ...[p50Ms, p95Ms, p99Ms, longestMs].map(short)];
		}),
	);
}

export function probesTable({ probes }: Soaked): string {
	const phases = [...new Set(probes.map(({ phase }) => phase))];
	return tableOf(
		["probes beside", "pages", "longest ms", "calls", "longest ms", "failed"],
		phases.map((phase) => {
			const own = probes.filter((probe) => probe.phase === phase);
			const of = (what: "page" | "call") => own.filter((probe) => probe.what === what).map(({ ms }) => ms);
			const [pages, calls] = [of("page"), of("call")];
			const failed = own.filter(({ isGood }) => !isGood).length;
			const longest = (times: number[]) => short(timesOf(times)?.longestMs);
			return [phase, `${pages.length}`, longest(pages), `${calls.length}`, longest(calls), `${failed}`];
		}),
	);
}

export function crowdsTable(crowds: readonly Held[]): string {
	return tableOf(
		["held open", "wanted", "at most at once", "ended by the shop", "longest s", "may last s"],
		crowds.map(({ name, count, most, ended, longestS, endsWithinS }) => [
			name,
			...[count, most, ended].map(String),
			longestS.toFixed(0),
			endsWithinS === null ? NONE : `${endsWithinS}`,
		]),
	);
}

export function trendsTable({ trends }: Soaked): string {
	const columns = ({ second, last, ratio }: Thirds) => [second.toFixed(0), last.toFixed(0), ratio.toFixed(2)];
	const third = ["second third", "last third", "ratio"];
	return tableOf(
		["process", ...third.map((name) => `MB, ${name}`), ...third.map((name) => `handles, ${name}`)],
		trends.map(({ name, memoryMb, handles }) => [name, ...columns(memoryMb), ...columns(handles)]),
	);
}

function countsText(counts: Counts): string {
	const each = Object.entries(counts).map(([name, count]) => `${name} × ${count}`);
	return each.length === 0 ? "0" : each.join(", ");
}

function short(ms: number | undefined): string {
	if (ms === undefined) return NONE;
	return ms >= 10 ? String(Math.round(ms)) : ms.toFixed(1);
}
