import type pg from "pg";

/** How long the largest statement may take. */
export const QUERY_TIMEOUT_MS = 60 * 60_000;

/**
 * What PostgreSQL would do by itself some minutes later: counts for the planner, room for new rows, marks of pages that every
 * reader may see. Until then lists would be slow.
 */
export async function tidy(pool: pg.Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("set statement_timeout = 0");
		await client.query("vacuum (analyze)");
	} finally {
		// With its setting it must not go back among the others.
		client.release(true);
	}
}
