/** Commands of the shop one after another in one process, their words as JSON; ends at the first that fails. */
import { withDatabase } from "#lib/cli/database.ts";
import { runCommand } from "#lib/cli/run-command.ts";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";

const commands: string[][] = JSON.parse(process.argv[2] ?? "[]");

runCommand(async () => {
	for (const words of commands) {
		process.exitCode = await runShopCommand(words, {
			print: (line) => console.log(line),
			complain: (line) => console.error(line),
			withDatabase,
		});
		if (process.exitCode !== 0) return;
	}
});
