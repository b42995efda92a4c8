/** `npm run generate`: test goods beside those of the shop. */
import { runOnTerminal } from "#lib/cli/run-on-terminal.ts";
import { runGenerate } from "./generate/command.ts";

runOnTerminal(runGenerate);
