/** `npm run generate`: adds test goods to the shop's. */
import { runOnTerminal } from "#lib/cli/run-on-terminal.ts";
import { runGenerate } from "./generate/command.ts";

runOnTerminal(runGenerate);
