import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** Time limit of a turn; the work of a shop with millions of orders may take that long. */
export const TURN_MAX_MS = 3_600_000;

/** What one process at a time does to a database, by the numbers of advisory locks. */
const TURNS = {
	tables: 20260100,
	seed: 20260101,
	lists: 20260102,
	demo: 20260103,
	languages: 20260104,
	sessionKey: 20260105,
	published: 20260106,
};

/**
 * Waits, however long, while another process has the turn; connect with `queryTimeoutMs: TURN_MAX_MS`. The turn ends with the
 * transaction. A process that waited must check again: the other may have done the work.
 */
export async function takeTurn(tx: NodePgDatabase<Record<string, unknown>>, turn: keyof typeof TURNS): Promise<void> {
	await tx.execute(sql`set local lock_timeout = 0`);
	await tx.execute(sql`set local statement_timeout = 0`);
	await tx.execute(sql`select pg_advisory_xact_lock(${TURNS[turn]})`);
}

/**
 * The same for a connection instead of a transaction: the turn ends with the connection, which has no time limits from here
 * on.
 */
export async function takeTurnOf(
	connection: NodePgDatabase<Record<string, unknown>>,
	turn: keyof typeof TURNS,
): Promise<void> {
	await connection.execute(sql`set lock_timeout = 0`);
	await connection.execute(sql`set statement_timeout = 0`);
	await connection.execute(sql`select pg_advisory_lock(${TURNS[turn]})`);
}
