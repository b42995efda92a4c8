import { placesOf } from "../../goods/media/originals.ts";
import { outsideKeys } from "../../goods/media/pictures.sql.ts";
import { onOneConnection } from "../../kernel/db/one-connection.ts";
import { takeTurnOf } from "../../kernel/db/turns.ts";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { backUpPictures } from "./back-up-pictures.ts";
import { migrationsOf, momentOf, othersTables, sequencesOf } from "./database.sql.ts";
import { dumpTables } from "./dump-tables.ts";
import { type Manifest, nameOf, writeManifest } from "./manifest.ts";

export type BackupStep = (step: { phase: "tables" | "backup pictures"; done: number; total: number }) => void;

export type BackupOptions = {
	databaseUrl: string;
	/** The folder of pictures. */
	pictures: FileStore;
	target: FileStore;
	shop: Manifest["shop"];
	/** Hashes of the migrations that this version has. */
	knownMigrations: readonly string[];
	onProgress?: BackupStep;
};

/**
 * Backs the shop up while it sells: the tables as they all were at one moment, with what waits in the queue, and then the pictures
 * that they name. Settings of the environment and secrets are not in it. What is broken off before the end is no backup; the next one
 * uses its pictures. `leftOut` are tables that are none of the shop's. Refuses a database of a newer version, whose tables it does not know.
 */
export async function takeBackup({
	databaseUrl,
	pictures,
	target,
	shop,
	knownMigrations,
	onProgress = () => {},
}: BackupOptions): Promise<{ manifest: Manifest; leftOut: string[] }> {
	const { keys, leftOut, ...dumped } = await onOneConnection(databaseUrl, async (connection) => {
		const { db } = connection;
		// Migrations wait: one that rewrote a table meanwhile would show it empty to this moment.
		await takeTurnOf(db, "tables");
		await connection.client.query("begin isolation level repeatable read, read only");
		const { moment, version } = await momentOf(db);
		const name = nameOf(new Date(moment));
		const migrations = await migrationsOf(db);
		if (migrations.length > knownMigrations.length)
			throw new Error("The database is of a newer version of the shop. Check that version out, and back up with it.");
		const onTable = (done: number, total: number) => onProgress({ phase: "tables", done, total });
		const tables = await dumpTables(connection, { target, backup: name, onProgress: onTable });
		// Not of the moment, but later: sequences follow no transaction, and a number must not be given twice.
		const sequences = await sequencesOf(db);
		const outside = await outsideKeys(db);
		const found = {
			name,
			takenAt: moment,
			postgres: version,
			migrations,
			tables,
			sequences: sequences.map((one) => ({
				name: one.name,
				lastValue: one.last_value,
				startValue: one.start_value,
			})),
			keys: outside,
			leftOut: await othersTables(db),
		};
		await connection.client.query("commit");
		return found;
	});
	const manifest: Manifest = {
		format: 1,
		shop,
		...dumped,
		pictures: await backUpPictures({
			places: keys.map((key) => placesOf("", key)),
			pictures,
			target,
			backup: dumped.name,
			onProgress: (done, total) => onProgress({ phase: "backup pictures", done, total }),
		}),
		finishedAt: new Date().toISOString(),
	};
	await writeManifest(target, manifest);
	return { manifest, leftOut };
}
