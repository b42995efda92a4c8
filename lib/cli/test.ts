import { allChecks } from "./checks.ts";
import { runChecks } from "./run-checks.ts";
import { runCommand } from "./run-command.ts";

runCommand(() => runChecks(allChecks));
