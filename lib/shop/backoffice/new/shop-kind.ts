import { connect } from "../../kernel/db/client.ts";
import { isDemoOver } from "../../kernel/demo-mark.sql.ts";
import { hasShop } from "./new-shop.sql.ts";

/** What there is in this database: no shop, the demo as long as nobody has taken it away, or a shop of somebody's own. */
export async function shopKind(databaseUrl: string): Promise<"none" | "demo" | "own"> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		if (!(await hasShop(db))) return "none";
		return (await isDemoOver(db)) ? "own" : "demo";
	} finally {
		await close();
	}
}
