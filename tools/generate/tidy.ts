import type pg from "pg";

/** How long the largest statement may take. */
export const QUERY_TIMEOUT_MS = 60 * 60_000;

/**
 * Vacuum and analyze, which PostgreSQL would run by itself some minutes later: planner statistics, free space,
 * visibility map. Until then listings would be slow.
 */
export async function tidy(pool: pg.Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("set statement_timeout = 0");
		await client.query("vacuum (analyze)");
	} finally {
		// The connection has a changed setting, so it must not return to the pool.
		client.release(true);
	}
}
