import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { from as copyFrom } from "pg-copy-streams";
import type { OneConnection } from "../../kernel/db/one-connection.ts";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { allTablesOf, foreignKeysOf, indexesOf, setSequence } from "./database.sql.ts";
import { type DumpProgress, quoted } from "./dump-tables.ts";
import type { Manifest } from "./manifest.ts";
import { unpack } from "./packing.ts";

/**
 * Fills the tables of a database, which has the backup's migrations, with the backup's rows and nothing else; inside the caller's
 * transaction. Foreign keys are taken away and made again at the end, which checks every row. Each sequence goes on `skipped`
 * numbers later. Throws when a table or a file is not as the manifest says.
 */
export async function loadTables(
	{ db, client }: OneConnection,
	{ tables, sequences }: Pick<Manifest, "tables" | "sequences">,
	{ source, skipped, onProgress }: { source: FileStore; skipped: number; onProgress: DumpProgress },
): Promise<void> {
	const made = (await allTablesOf(db)).map(({ name }) => name);
	const missing = tables.filter(({ name }) => !made.includes(name)).map(({ name }) => name);
	if (missing.length > 0) throw new Error(`The migrations made no table ${missing.join(", ")}, which the backup has.`);
	const taken = [...(await foreignKeysOf(db)), ...(await indexesOf(db))];
	for (const { drop } of taken) await db.execute(sql.raw(drop));
	// Rows that migrations wrote are in the backup, if they still are anywhere.
	await db.execute(sql.raw(`truncate ${made.map(quoted).join(", ")}`));
	for (const [index, table] of tables.entries()) {
		onProgress(index, tables.length);
		const into = client.query(
			copyFrom(`copy ${quoted(table.name)} (${table.columns.map(quoted).join(", ")}) from stdin`),
		);
		// One that is broken off closes its connection, which the statement then reports once more.
		into.on("error", () => {});
		await pipeline(await unpack(source, table), into);
		if (into.rowCount !== table.rows)
			throw new Error(`${table.file} has ${into.rowCount} rows, the backup had ${table.rows}.`);
	}
	onProgress(tables.length, tables.length);
	for (const { name, lastValue, startValue } of sequences) {
		// One that had given nothing may have given its first numbers since.
		const last = lastValue === null ? BigInt(startValue) - 1n : BigInt(lastValue);
		if (lastValue !== null || skipped > 0) await db.execute(setSequence(name, last + BigInt(skipped)));
	}
	// Indexes first: the keys look rows up by them.
	for (const { make } of taken.toReversed()) await db.execute(sql.raw(make));
}
