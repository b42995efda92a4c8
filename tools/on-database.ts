import { connect, type Database } from "#lib/shop/kernel/db/client.ts";

/** Checks of thousands of orders beside a loaded shop take their time. */
const QUERY_TIMEOUT_MS = 120_000;

/** Work over a connection of its own to the database at this address. */
export async function onDatabase<Value>(url: string, work: (db: Database) => Promise<Value>): Promise<Value> {
	const { db, close } = connect(url, { max: 1, queryTimeoutMs: QUERY_TIMEOUT_MS });
	try {
		return await work(db);
	} finally {
		await close();
	}
}
