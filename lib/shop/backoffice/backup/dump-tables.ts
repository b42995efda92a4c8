import { to as copyTo } from "pg-copy-streams";
import type { OneConnection } from "../../kernel/db/one-connection.ts";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { tablesOf } from "./database.sql.ts";
import { HELD_JOBS, heldJobsSelect } from "./held-jobs.sql.ts";
import { type Manifest, ownFile } from "./manifest.ts";
import { packInto } from "./packing.ts";

export type DumpProgress = (done: number, total: number) => void;

/** Writes every table of the shop into the target, as the transaction of `connection` sees them. */
export async function dumpTables(
	{ db, client }: OneConnection,
	{ target, backup, onProgress }: { target: FileStore; backup: string; onProgress: DumpProgress },
): Promise<Manifest["tables"]> {
	const tables = await tablesOf(db);
	const dumped: Manifest["tables"] = [];
	for (const { name, columns } of tables) {
		onProgress(dumped.length, tables.length);
		const isHeld = name === HELD_JOBS.table;
		const select = isHeld ? heldJobsSelect : `select ${columns.map(quoted).join(", ")} from ${quoted(name)}`;
		const rows = client.query(copyTo(`copy (${select}) to stdout`));
		rows.on("error", lostLater);
		const packed = await packInto(target, ownFile(backup, `tables/${name}.copy.zst`), rows);
		dumped.push({ name, columns: isHeld ? HELD_JOBS.columns : columns, rows: rows.rowCount, ...packed });
	}
	onProgress(dumped.length, tables.length);
	return dumped;
}

/** A dump that is broken off closes its connection, which the statement then reports once more, to nobody. */
const lostLater = () => {};

/** A name of the schema as SQL takes it, whatever words PostgreSQL keeps for itself. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
