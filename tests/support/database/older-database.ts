import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { z } from "zod";
import { createEmptyDatabase } from "./test-database.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../lib/shop/kernel/db/migrations");
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

export type OlderDatabase = { url: string; pool: pg.Pool; drop(): Promise<void> };

/** A database of its own to which only these migrations were applied, by the names of their files. */
export async function anOlderDatabase(tags: readonly string[]): Promise<OlderDatabase> {
	const { url, drop } = await createEmptyDatabase();
	const pool = new pg.Pool({ connectionString: url, max: 2 });
	const migrationsFolder = folderWith(tags);
	await migrate(drizzle(pool), { migrationsFolder });
	rmSync(migrationsFolder, { recursive: true });
	return {
		url,
		pool,
		drop: async () => {
			await pool.end();
			await drop();
		},
	};
}

function folderWith(tags: readonly string[]): string {
	const folder = mkdtempSync(join(tmpdir(), "konfety-migrations-"));
	cpSync(MIGRATIONS, folder, { recursive: true });
	const path = join(folder, "meta/_journal.json");
	const { entries, ...rest } = journal.parse(JSON.parse(readFileSync(path, "utf8")));
	const kept = entries.filter(({ tag }) => tags.includes(tag));
	if (kept.length !== tags.length) throw new Error(`There are no migrations ${tags}`);
	writeFileSync(path, JSON.stringify({ ...rest, entries: kept }));
	return folder;
}
