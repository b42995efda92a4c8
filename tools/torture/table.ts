import type { RoundReport } from "./round.ts";

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The rounds as a Markdown table, then a line for every violation. */
export function tortureTable(rounds: readonly RoundReport[]): string {
	const header = [
		"round",
		"killed",
		"after",
		"unanswered",
		"of these made",
		"orders",
		"refused",
		"first page",
		"violations",
	];
	const rows = rounds.map((round) => [
		round.round,
		round.killed,
		`${round.answered} answers`,
		round.unanswered,
		round.madeBefore,
		round.placed,
		round.refused,
		seconds(round.firstPageMs),
		round.violations.length,
	]);
	const table = [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
	const violations = rounds.flatMap(({ round, violations }) => violations.map((one) => `round ${round}: ${one}`));
	return [...table, ...(violations.length > 0 ? ["", ...violations] : [])].join("\n");
}
