import { withDatabase } from "./database.ts";
import { runCommand } from "./run-command.ts";
import { runShopCommand } from "./shop-commands/commands.ts";

runCommand(async () => {
	process.exitCode = await runShopCommand(process.argv.slice(2), {
		print: (line) => console.log(line),
		complain: (line) => console.error(line),
		withDatabase,
	});
});
