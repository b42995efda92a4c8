import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { connect, type Database, TABLES } from "./client.ts";

export type OneConnection = { db: Database; client: pg.PoolClient };

/** Runs `work` on a connection of its own, for whole tables: nothing is too slow, and an open transaction may pause. */
export async function onOneConnection<Value>(
	databaseUrl: string,
	work: (connection: OneConnection) => Promise<Value>,
): Promise<Value> {
	// None at all: COPY never tells the driver that it is done, whose clock would keep the process alive.
	const { pool, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: 0 });
	try {
		const client = await pool.connect();
		try {
			await client.query("set lock_timeout = 0; set idle_in_transaction_session_timeout = 0");
			const value = await work({ db: drizzle(client, { schema: TABLES }), client });
			// Its end frees them too, but some time after it was sent.
			await client.query("select pg_advisory_unlock_all()");
			return value;
		} finally {
			client.release(true);
		}
	} finally {
		await close();
	}
}
