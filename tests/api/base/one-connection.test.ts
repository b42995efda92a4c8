import { afterAll, beforeAll, expect, test } from "vitest";
import { isOnlyBackup } from "#lib/shop/kernel/backup-mark.sql.ts";
import { onOneConnection } from "#lib/shop/kernel/db/one-connection.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
	database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a turn that was taken on a connection of its own is free as soon as the work is done, however long the connection takes to end", async () => {
	const isMine = await onOneConnection(database.url, async ({ db, client }) => {
		// The server takes them away before it frees what the connection held.
		for (let made = 0; made < 300; made++) await client.query(`create temporary table busy_${made} (id int)`);
		return isOnlyBackup(db);
	});
	expect(isMine).toBe(true);
	expect(await onOneConnection(database.url, ({ db }) => isOnlyBackup(db))).toBe(true);
});
