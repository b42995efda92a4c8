/** Stryker's report as a page: the score, and each surviving mutant with the reason. */
import { z } from "zod";
import type { Subject } from "./subjects.ts";

/** Explained survivors of a report: why no test can distinguish the change from the original line. */
export const explained = z.array(
	z.object({ file: z.string(), line: z.string(), becomes: z.array(z.string()), why: z.string() }),
);
type Explained = z.infer<typeof explained>[number];

const position = z.object({ line: z.number(), column: z.number() });

/** Part of the mutation testing report schema (github.com/stryker-mutator/mutation-testing-elements). */
export const mutationReport = z.object({
	files: z.record(
		z.string(),
		z.object({
			source: z.string(),
			mutants: z.array(
				z.object({
					mutatorName: z.string(),
					replacement: z.string().optional(),
					status: z.string(),
					location: z.object({ start: position, end: position }),
				}),
			),
		}),
	),
});
export type MutationReport = z.infer<typeof mutationReport>;

const NOTICED = ["Killed", "Timeout"];
const ALIVE = ["Survived", "NoCoverage"];

export type Survivor = { file: string; at: number; line: string; becomes: string; isCovered: boolean };

/** Surviving mutants in file order, each on one line: "a < b" → "a <= b". */
function survivorsOf(file: string, { source, mutants }: MutationReport["files"][string]): Survivor[] {
	const lines = source.split("\n");
	return mutants
		.filter(({ status }) => ALIVE.includes(status))
		.map(({ location: { start, end }, replacement = "", status }) => {
			const before = (lines[start.line - 1] ?? "").slice(0, start.column - 1);
			const after = (lines[end.line - 1] ?? "").slice(end.column - 1);
			const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
			return {
				file,
				at: start.line,
				line: onOneLine(lines.slice(start.line - 1, end.line).join(" ")),
				becomes: onOneLine(before + replacement + after),
				isCovered: status === "Survived",
			};
		});
}

/** Percent of noticed mutants, and the survivors. */
export function readReport({ files }: MutationReport): { score: number; all: number; survivors: Survivor[] } {
	const mutants = Object.values(files).flatMap((file) => file.mutants);
	const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
	const survivors = Object.entries(files).flatMap(([name, file]) => survivorsOf(name, file));
	const all = noticed + survivors.length;
	return { score: all === 0 ? 0 : (noticed / all) * 100, all, survivors };
}

export const percent = (score: number) => `${score.toFixed(1)} %`;

/** The page in Markdown; `reasons` explain survivors. A reason that matches no mutant any more is listed too. */
export function writeReport(subject: Subject, report: MutationReport, reasons: readonly Explained[]): string {
	const { score, all, survivors } = readReport(report);
	const isAbout = (one: Explained, { file, line, becomes }: Survivor) =>
		one.file === file && one.line === line && one.becomes.includes(becomes);
	const told = survivors.map((survivor) => {
		return { ...survivor, why: reasons.find((one) => isAbout(one, survivor))?.why };
	});
	const old = reasons.filter((one) => !survivors.some((survivor) => isAbout(one, survivor)));
	const unexplained = told.filter(({ why }) => why === undefined);
	const entry = ({ file, at, line, becomes, isCovered, why }: (typeof told)[number]) =>
		`- ${file}:${at}${isCovered ? "" : " (no test comes here)"}\n  - \`${line}\`\n  - \`${becomes}\`${why ? `\n  - ${why}` : ""}`;
	const section = (title: string, entries: string[]) => [`## ${title}`, entries.join("\n") || "None."];
	return [
		`# Mutants of ${subject.name}`,
		`${percent(score)} of ${all} noticed (at least ${subject.scoreMin} % wanted); ${survivors.length} live, ${unexplained.length} of them without an explanation.`,
		...section("Not explained", unexplained.map(entry)),
		...section("Explained", told.filter(({ why }) => why !== undefined).map(entry)),
		...section(
			"Explanations that nothing needs any more",
			old.map(({ file, line }) => `- ${file}\n  - \`${line}\``),
		),
		"",
	].join("\n\n");
}
