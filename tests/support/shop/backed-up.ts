/** Backups of a test's shop by the shop's own commands, and other databases into which they are restored. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IoDatabase } from "#lib/cli/shop-commands/command.ts";
import { runShopCommand } from "#lib/cli/shop-commands/commands.ts";
import { createEmptyDatabase, type TestDatabase } from "../database/test-database.ts";

const TIMING = /, \d+\.\d s$/;
const NAME = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/g;

export type Place = Pick<IoDatabase, "databaseUrl" | "dataDir"> & Partial<IoDatabase>;

/** Runs a command as `npm run shop --` would, on this database; names of backups and times are cut out of what it says. */
export async function runOn(place: Place, ...typed: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const code = await runShopCommand(typed, {
		print: (line) => out.push(line),
		complain: (line) => err.push(line),
		withDatabase: (work) => work({ shopUrl: "https://konfety.test", ...place }),
	});
	const cut = (line: string) => line.replace(TIMING, "").replace(NAME, "NAME");
	return { code, out: out.map(cut), err: err.map(cut) };
}

export const newFolder = () => mkdtempSync(join(tmpdir(), "konfety-backup-"));

export type EmptyPlace = Place & { remove(): Promise<void> };

/** An empty database and an empty data folder: another computer. */
export async function anotherComputer(database?: TestDatabase): Promise<EmptyPlace> {
	const { url, drop } = database ?? (await createEmptyDatabase());
	const dataDir = newFolder();
	return {
		databaseUrl: url,
		dataDir,
		remove: async () => {
			await drop();
			rmSync(dataDir, { recursive: true });
		},
	};
}
