import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** A turn may take as long as the work of a shop with millions of orders. */
export const TURN_MAX_MS = 3_600_000;

/** What one process at a time does to a database, by the numbers of advisory locks. */
const TURNS = { tables: 20260100, seed: 20260101, lists: 20260102, demo: 20260103, languages: 20260104 };

/**
 * Waits while another process is at it, however long; connect with `queryTimeoutMs: TURN_MAX_MS`. The turn ends with the
 * transaction; whoever waited finds the work done and must look again.
 */
export async function takeTurn(tx: NodePgDatabase<Record<string, unknown>>, turn: keyof typeof TURNS): Promise<void> {
	await tx.execute(sql`set local lock_timeout = 0`);
	await tx.execute(sql`set local statement_timeout = 0`);
	await tx.execute(sql`select pg_advisory_xact_lock(${TURNS[turn]})`);
}

/** The same for a connection instead of a transaction; the turn and the missing limits end with the connection. */
export async function takeTurnOf(connection: NodePgDatabase, turn: keyof typeof TURNS): Promise<void> {
	await connection.execute(sql`set lock_timeout = 0`);
	await connection.execute(sql`set statement_timeout = 0`);
	await connection.execute(sql`select pg_advisory_lock(${TURNS[turn]})`);
}
