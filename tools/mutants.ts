/** `npm run mutants`: mutation testing of the shop's rules and use cases. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { childEnv, loadEnv } from "#lib/cli/env.ts";
import { readOptional } from "#lib/cli/private-file.ts";
import { ROOT } from "#lib/cli/root.ts";
import { runCommand } from "#lib/cli/run-command.ts";
import { explained, mutationReport, percent, readReport, writeReport } from "./mutants/report.ts";
import { SUBJECTS, type Subject } from "./mutants/subjects.ts";

const HELP = `npm run mutants [-- subject …]: changes the shop one place at a time and asks whether a test notices (mutation testing).

Subjects: ${SUBJECTS.map(({ name }) => name).join(", ")}; all of them when none is named. On two cores a subject takes from
five minutes (voucher) to more than an hour (order): each mutant asks a real database. Begun anew it goes on where nothing changed.
Writes .data/mutants/<subject>.md: the score, and every mutant that lives, with its explanation or without.
Exits with 1 when a score is below its limit. Fetches Stryker from the npm registry.`;

/** Installed only for the run: it is half as large as the project's other packages together. */
const PACKAGES = ["@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"];

const DATA = join(ROOT, ".data", "mutants");
const EXPLAINED = join(ROOT, "tools", "mutants", "explained");
const TOOLS = join(DATA, "tools");
const STRYKER = join(TOOLS, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");

function fetchTools(): void {
	if (existsSync(STRYKER)) return;
	console.log(`Fetching ${PACKAGES.join(" and ")} …`);
	mkdirSync(TOOLS, { recursive: true });
	writeFileSync(join(TOOLS, "package.json"), '{ "private": true }\n');
	// Vitest is the project's, from the folder above.
	const args = ["install", "--save-exact", "--legacy-peer-deps", "--no-audit", "--no-fund", ...PACKAGES];
	const { status } = spawnSync("npm", args, { cwd: TOOLS, stdio: "inherit", shell: process.platform === "win32" });
	if (status !== 0) throw new Error("Stryker could not be fetched. Is the npm registry within reach? Then try again.");
}

const optionsOf = ({ name, mutate }: Subject) => ({
	testRunner: "vitest",
	vitest: { configFile: "tests/support/running/mutants.config.ts", related: false },
	plugins: ["@stryker-mutator/vitest-runner"],
	mutate,
	coverageAnalysis: "perTest",
	// API tests spend half of their time waiting for the database.
	concurrency: 2 * availableParallelism(),
	incremental: true,
	incrementalFile: `.data/mutants/${name}-known.json`,
	reporters: ["json", "progress-append-only"],
	jsonReporter: { fileName: `.data/mutants/${name}.json` },
	ignorePatterns: [".data", ".next", ".next-b", "public", "app", "components"],
	tempDirName: ".data/mutants/work",
	// Only for mutants that hang: a slow test among four on two cores must not count as a timeout.
	timeoutMS: 120_000,
	// Stryker would read it with an API that TypeScript 7 lacks.
	tsconfigFile: "none.json",
});

/** Whether the tests noticed enough of a subject's mutants. */
function hunt(subject: Subject): boolean {
	const options = join(DATA, `${subject.name}-options.json`);
	writeFileSync(options, JSON.stringify(optionsOf(subject), null, "\t"));
	const env = childEnv({ MUTANTS_TESTS: subject.tests.join(" ") });
	const { status } = spawnSync(process.execPath, [STRYKER, "run", options], { cwd: ROOT, env, stdio: "inherit" });
	if (status !== 0) throw new Error(`Stryker ended with ${status}. What it said above tells why.`);
	const report = mutationReport.parse(JSON.parse(readFileSync(join(DATA, `${subject.name}.json`), "utf8")));
	const page = join(DATA, `${subject.name}.md`);
	const reasons = explained.parse(JSON.parse(readOptional(join(EXPLAINED, `${subject.name}.json`)) ?? "[]"));
	writeFileSync(page, writeReport(subject, report, reasons));
	const { score, all } = readReport(report);
	console.log(`${subject.name}: ${percent(score)} of ${all} mutants noticed (at least ${subject.scoreMin} %). ${page}`);
	return score >= subject.scoreMin;
}

async function mutants(): Promise<void> {
	const typed = process.argv.slice(2);
	if (typed.includes("--help") || typed.includes("-h")) return console.log(HELP);
	const unknown = typed.find((word) => !SUBJECTS.some(({ name }) => name === word));
	if (unknown) throw new Error(`There is no subject "${unknown}". See npm run mutants -- --help.`);
	loadEnv();
	fetchTools();
	const chosen = SUBJECTS.filter(({ name }) => typed.length === 0 || typed.includes(name));
	const below = chosen.filter((subject) => !hunt(subject));
	process.exitCode = below.length > 0 ? 1 : 0;
}

runCommand(mutants);
