import { sql } from "drizzle-orm";
import { connect } from "../../kernel/db/client.ts";

/** Whether there is a shop in this database: the demo, or one of somebody's own. */
export async function isShopMade(databaseUrl: string): Promise<boolean> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		const { rows } = await db.execute<{ is_made: boolean }>(sql`select exists (select from currencies) as is_made`);
		return rows[0]?.is_made ?? false;
	} finally {
		await close();
	}
}
