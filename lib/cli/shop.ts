import { runOnTerminal } from "./run-on-terminal.ts";
import { runShopCommand } from "./shop-commands/commands.ts";

runOnTerminal(runShopCommand);
