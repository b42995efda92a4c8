import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readOwner } from "#lib/shop/kernel/db/embedded/lock.ts";
import { killAll, postmasterOf, processTree } from "./torture/processes.ts";

/** Drawn pictures are named after what is on them, so that they are right for any data. */
const KEPT = "media";

/** Empties a tool's data directory but for drawn pictures; a database that was left running is ended. Throws when it is in use. */
export async function clearData(dataDir: string): Promise<void> {
	const owner = readOwner(dataDir);
	if (owner) throw new Error(`${owner.what} already runs on ${dataDir} (process ${owner.pid}).`);
	const orphan = postmasterOf(dataDir);
	if (orphan !== null) await killAll(processTree(orphan));
	mkdirSync(dataDir, { recursive: true });
	for (const name of readdirSync(dataDir))
		if (name !== KEPT) rmSync(join(dataDir, name), { recursive: true, force: true });
}
