import { runCommand } from "#lib/cli/run-command.ts";
import { quickChecks, touchedChecks } from "./checks.ts";
import { runChecks } from "./run-checks.ts";
import { touchedFiles } from "./touched.ts";

const HELP = `npm run verify [-- all]: the quick proof of a change, in three minutes at most.

Types, lint and unused code; unit and component tests that import what differs from the branch that is followed (or from
the last commit but one, when nothing does); API tables of its subjects; ten journeys through the built shop.

  npm run verify -- all    every unit and component test and every API table instead`;

async function verify(): Promise<void> {
	const typed = process.argv.slice(2);
	if (typed.includes("--help") || typed.includes("-h")) return console.log(HELP);
	const unknown = typed.find((word) => word !== "all");
	if (unknown) throw new Error(`npm run verify knows "all", not "${unknown}". See npm run verify -- --help.`);
	if (typed.length > 0) return runChecks(quickChecks);
	const files = touchedFiles();
	console.log(`Touched: ${files.length} ${files.length === 1 ? "file" : "files"}`);
	return runChecks((choice) => touchedChecks(choice, files));
}

runCommand(verify);
