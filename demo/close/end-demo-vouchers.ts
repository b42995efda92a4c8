import { sql } from "drizzle-orm";
import { connect } from "#lib/shop/kernel/db/client.ts";
import { demoVouchers } from "../facts/vouchers.ts";

/**
 * Ends the demo's vouchers now: their codes are published and would give money away. A voucher with a demo code but
 * another type or value is the shop's and stays. Run it before the shop accepts requests. Returns how many were ended.
 */
export async function endDemoVouchers(databaseUrl: string, now: Date = new Date()): Promise<number> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		const published = sql.param(JSON.stringify(demoVouchers(undefined)));
		const { rowCount } = await db.execute(sql`
			update vouchers v set active_to = ${now}
			from jsonb_to_recordset(${published}::jsonb) as demo (code text, type voucher_type, value numeric)
			where (v.code, v.type, v.value) = (demo.code, demo.type, demo.value) and (v.active_to is null or v.active_to > ${now})`);
		return rowCount ?? 0;
	} finally {
		await close();
	}
}
