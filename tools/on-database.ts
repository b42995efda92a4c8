import { connect, type Database } from "#lib/shop/kernel/db/client.ts";

/** Work over a connection of its own to the database at this address. */
export async function onDatabase<Value>(url: string, work: (db: Database) => Promise<Value>): Promise<Value> {
	const { db, close } = connect(url, { max: 1 });
	try {
		return await work(db);
	} finally {
		await close();
	}
}
