import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { pragueDay } from "../domain/time/calendar-day.ts";
import { dropsOf, othersConnected } from "./backoffice/backup/database.sql.ts";
import { loadTables } from "./backoffice/backup/load-tables.ts";
import type { Manifest } from "./backoffice/backup/manifest.ts";
import { restorePictures } from "./backoffice/backup/restore-pictures.ts";
import { skipDocumentNumbers } from "./backoffice/backup/skip-numbers.sql.ts";
import { closeForMaintenance } from "./content/settings/maintenance.ts";
import type { Database } from "./kernel/db/client.ts";
import { onOneConnection } from "./kernel/db/one-connection.ts";
import { markRestoring, unmarkRestoring } from "./kernel/db/restore-mark.sql.ts";
import type { FileStore } from "./kernel/files/file-store.ts";
import { knownMigrations, migrate, migrateAsFarAs } from "./migrate.ts";

/** How many numbers each series leaves out: more than a shop of this size gives in the days that a backup may be old. */
export const SKIPPED_NUMBERS = 1000;

export type RestoreStep = (step: {
	phase: "restoring pictures" | "restoring tables" | "making indexes";
	done: number;
	total: number;
}) => void;

export type RestoreOptions = {
	databaseUrl: string;
	/** The folder of pictures. */
	pictures: FileStore;
	source: FileStore;
	/**
	 * Whether the backed up shop was stopped before, and never sold again: numbers go on where it was. Otherwise they leave some
	 * out, and the shop is in maintenance until people have looked at it.
	 */
	isMoved: boolean;
	onProgress?: RestoreStep;
};

/** Why this version cannot restore a backup; null when it can. */
export function refusalOf({ name, migrations }: Pick<Manifest, "name" | "migrations">): string | null {
	const known = knownMigrations();
	if (migrations.length > known.length)
		return `The backup ${name} is of a newer version of the shop. Check that version out, and restore with it.`;
	if (migrations.some((hash, index) => hash !== known[index]))
		return `The backup ${name} is of another shop than this checkout's: its tables were made by other migrations.`;
	return null;
}

/** A process that has just ended takes a moment to be gone from the server's list. */
const GONE_WITHIN_MS = 2_000;
const ASKED_EACH_MS = 100;

async function refuseWhileUsed(db: Database): Promise<void> {
	const deadlineMs = performance.now() + GONE_WITHIN_MS;
	for (;;) {
		const others = await othersConnected(db);
		if (others === 0) return;
		if (performance.now() > deadlineMs)
			throw new Error(
				`Others use the database (connections: ${others}). Stop every shop that runs on it, then restore.`,
			);
		await sleep(ASKED_EACH_MS);
	}
}

/**
 * Fills the database with a backup, whatever was in it, and brings it to this version's tables. Checks nothing beforehand
 * (`checkBackup`, `refusalOf`). Broken off, it leaves a database that no start takes for a shop; the next restore begins anew. Throws a
 * sentence while others are connected to the database.
 */
export async function restore(manifest: Manifest, options: RestoreOptions): Promise<void> {
	const { databaseUrl, pictures, source, isMoved, onProgress = () => {} } = options;
	const skipped = isMoved ? 0 : SKIPPED_NUMBERS;
	await restorePictures(source, manifest, {
		pictures,
		onProgress: (done, total) => onProgress({ phase: "restoring pictures", done, total }),
	});
	await onOneConnection(databaseUrl, async ({ db }) => {
		await refuseWhileUsed(db);
		await db.transaction(async (tx) => {
			await markRestoring(tx);
			await tx.execute(sql`drop schema if exists drizzle, pgboss cascade`);
			await tx.execute(sql`create schema if not exists public`);
			for (const drop of await dropsOf(tx)) await tx.execute(sql.raw(drop));
		});
	});
	await migrateAsFarAs(databaseUrl, manifest.migrations.length);
	await onOneConnection(databaseUrl, async ({ db, client }) => {
		await client.query("begin");
		await loadTables({ db, client }, manifest, {
			source,
			skipped,
			onProgress: (done, total) =>
				onProgress({ phase: done < total ? "restoring tables" : "making indexes", done, total }),
		});
		await client.query("commit");
		await client.query("analyze");
	});
	await migrate(databaseUrl, { isRestoring: true });
	await onOneConnection(databaseUrl, ({ db }) =>
		db.transaction(async (tx) => {
			if (!isMoved) {
				// In today's tables: an older version may have had no series.
				const years = [new Date(manifest.takenAt), new Date()].map((moment) => Number(pragueDay(moment).slice(0, 4)));
				await skipDocumentNumbers(tx, { years, skipped });
				await closeForMaintenance(tx, new Date());
			}
			await unmarkRestoring(tx);
		}),
	);
}
