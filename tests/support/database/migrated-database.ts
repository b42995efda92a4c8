import { migrate } from "#lib/shop/migrate.ts";
import { createEmptyDatabase, type TestDatabase } from "./test-database.ts";

/** A database with the tables alone. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
	const database = await createEmptyDatabase();
	await migrate(database.url);
	return database;
}
