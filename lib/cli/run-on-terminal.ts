import { createInterface } from "node:readline/promises";
import { postgresCode } from "#lib/shop/kernel/db/database-errors.ts";
import { StoreError } from "#lib/shop/kernel/files/s3-errors.ts";
import { withDatabase } from "./database.ts";
import { runCommand } from "./run-command.ts";
import type { Io } from "./shop-commands/command.ts";

/** Nothing listens, or the server lacks this user or database, or is starting or stopping. */
const AWAY = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "28P01", "3D000", "57P01", "57P03"]);

/** Reads a line from the terminal; Ctrl-C ends the command. */
async function ask(question: string): Promise<string> {
	const lines = createInterface({ input: process.stdin, output: process.stderr });
	lines.on("SIGINT", () => process.exit(130));
	try {
		return await lines.question(question);
	} finally {
		lines.close();
	}
}

/** Runs a command on the shop's data with this script's arguments, and ends with its exit code. */
export function runOnTerminal(run: (typed: string[], io: Io) => Promise<number>): void {
	runCommand(async () => {
		try {
			process.exitCode = await run(process.argv.slice(2), {
				print: (line) => console.log(line),
				complain: (line) => console.error(line),
				withDatabase,
				...(process.stdin.isTTY ? { ask } : {}),
				progress: { isTerminal: process.stderr.isTTY === true, write: (text) => process.stderr.write(text) },
			});
		} catch (cause) {
			// Its cause has what was asked, in bytes.
			if (cause instanceof StoreError) throw new Error(cause.message);
			const code = postgresCode(cause) ?? "";
			if (!AWAY.has(code)) throw cause;
			throw new Error(`The database cannot be used (${code}). Check DATABASE_URL, or leave it out.`, { cause });
		}
	});
}
