import { openShop, type Shop } from "#lib/shop/shop.ts";
import type { Io } from "./command.ts";

/** Opens the shop on its database for a command, and closes it afterwards. */
export function withShop<T>(io: Io, run: (shop: Shop) => Promise<T>): Promise<T> {
	return io.withDatabase(async ({ databaseUrl }) => {
		const shop = openShop({
			databaseUrl,
			// A command signs no tokens and writes no links.
			sessionSecret: "",
			shopUrl: "",
			poolSize: 2,
		});
		try {
			return await run(shop);
		} finally {
			await shop.close();
		}
	});
}
