import { placesOf } from "../../goods/media/originals.ts";
import { outsideKeys } from "../../goods/media/pictures.sql.ts";
import { onOneConnection } from "../../kernel/db/one-connection.ts";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { backUpPictures } from "./back-up-pictures.ts";
import { migrationsOf, momentOf, sequencesOf } from "./database.sql.ts";
import { dumpTables } from "./dump-tables.ts";
import { type Manifest, nameOf, writeManifest } from "./manifest.ts";

export type BackupStep = (step: { phase: "tables" | "backup pictures"; done: number; total: number }) => void;

export type BackupOptions = {
	databaseUrl: string;
	/** The folder of pictures. */
	pictures: FileStore;
	target: FileStore;
	shop: Manifest["shop"];
	onProgress?: BackupStep;
};

/**
 * Backs the shop up while it sells: the tables as they all were at one moment, with what waits in the queue, and then the pictures
 * that they name. Settings of the environment and secrets are not in it. What is broken off before the end is no backup; the next one
 * uses its pictures.
 */
export async function takeBackup({
	databaseUrl,
	pictures,
	target,
	shop,
	onProgress = () => {},
}: BackupOptions): Promise<Manifest> {
	const { keys, ...dumped } = await onOneConnection(databaseUrl, async (connection) => {
		const { db } = connection;
		await connection.client.query("begin isolation level repeatable read, read only");
		const { moment, version } = await momentOf(db);
		const name = nameOf(new Date(moment));
		const migrations = await migrationsOf(db);
		const onTable = (done: number, total: number) => onProgress({ phase: "tables", done, total });
		const tables = await dumpTables(connection, { target, backup: name, onProgress: onTable });
		// Not of the moment, but later: sequences follow no transaction, and a number must not be given twice.
		const sequences = await sequencesOf(db);
		const outside = await outsideKeys(db);
		await connection.client.query("commit");
		return {
			name,
			takenAt: moment,
			postgres: version,
			migrations,
			tables,
			sequences: sequences.map((one) => ({ name: one.name, lastValue: one.last_value })),
			keys: outside,
		};
	});
	const manifest: Manifest = {
		format: 1,
		shop,
		...dumped,
		pictures: await backUpPictures({
			names: keys.flatMap((key) => placesOf("", key)),
			pictures,
			target,
			backup: dumped.name,
			onProgress: (done, total) => onProgress({ phase: "backup pictures", done, total }),
		}),
		finishedAt: new Date().toISOString(),
	};
	await writeManifest(target, manifest);
	return manifest;
}
