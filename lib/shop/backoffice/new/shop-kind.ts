import { connect } from "../../kernel/db/client.ts";
import { isDemoOver } from "../../kernel/demo-mark.sql.ts";
import { hasShop } from "./new-shop.sql.ts";

/** What this database contains: no shop, the demo until it is removed, or a real shop. */
export async function shopKind(databaseUrl: string): Promise<"none" | "demo" | "own"> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		if (!(await hasShop(db))) return "none";
		return (await isDemoOver(db)) ? "own" : "demo";
	} finally {
		await close();
	}
}
