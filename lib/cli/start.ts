import { runCommand } from "./run-command.ts";
import { runShop } from "./run-shop.ts";

const HELP = `npm start: sets the shop up as far as needed and serves it.

Database, tables, demo goods and pages are made when they are missing or older than the sources.
Settings come from the environment and from .env; .env.example lists them all. The usual ones:

  PORT=3001 npm start            another port
  DATA_DIR=/srv/konfety npm start  another folder for database, mail, pictures and logs
  DATABASE_URL=postgres://…      a PostgreSQL server of your own

Ctrl-C stops the shop and its database.`;

if (process.argv.includes("--help") || process.argv.includes("-h")) console.log(HELP);
else runCommand(() => runShop("start"));
