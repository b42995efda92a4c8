import { runCommand } from "./run-command.ts";
import { runShop } from "./run-shop.ts";

const HELP = `npm run dev: the shop for working on it: pages are made when visited and follow changes of the sources.
Same data and settings as npm start; see npm start -- --help.`;

if (process.argv.includes("--help") || process.argv.includes("-h")) console.log(HELP);
else runCommand(() => runShop("dev"));
