import { connect } from "../db/client.ts";
import { companyOf } from "./company.sql.ts";

/** What the shop is called by its contacts; undefined where they name nothing, as in the demo. */
export async function shopName(databaseUrl: string): Promise<string | undefined> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		return (await companyOf(db)).cs.name || undefined;
	} finally {
		await close();
	}
}
