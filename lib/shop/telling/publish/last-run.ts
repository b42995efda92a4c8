import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isErrno } from "../../kernel/db/embedded/process-identity.ts";

/** Its time is that of the last run that wrote everything. */
const fileOf = (dir: string) => join(dir, ".last-run");

export async function noteRun(dir: string): Promise<void> {
	await writeFile(fileOf(dir), "");
}

/** When the press has last written everything, in milliseconds; null when it never has. */
export async function lastRunMs(dir: string): Promise<number | null> {
	try {
		return (await stat(fileOf(dir))).mtimeMs;
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
}
