import { runCommand } from "#lib/cli/run-command.ts";
import { allChecks, longChecks } from "./checks.ts";
import { runChecks } from "./run-checks.ts";

const HELP = `npm test: proves the shop. Types, lint, unused code, unit, component, API, process and browser tests; ends with
the line of counts. Some 15 minutes on two cores. tests/README.md says what is tested where, and how to run one thing.

  npm run test:long    races, imports, random baskets and crawls at full size`;

async function test(): Promise<void> {
	const typed = process.argv.slice(2);
	if (typed.includes("--help") || typed.includes("-h")) return console.log(HELP);
	return runChecks(typed.includes("--long") ? longChecks : allChecks);
}

runCommand(test);
