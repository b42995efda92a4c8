import { openShop, type Shop } from "#lib/shop/shop.ts";
import type { Io } from "./command.ts";

/** Opens the shop on its database for a command, and closes it afterwards. */
export function withShop<T>(
	io: Io,
	run: (shop: Shop, dataDir: string) => Promise<T>,
	options: { queryTimeoutMs?: number } = {},
): Promise<T> {
	return io.withDatabase(async ({ databaseUrl, dataDir, shopUrl, survey }) => {
		const shop = openShop({
			databaseUrl,
			// A command signs no tokens.
			sessionSecret: "",
			shopUrl,
			poolSize: 2,
			...(survey ? { survey } : {}),
			...options,
		});
		try {
			return await run(shop, dataDir);
		} finally {
			await shop.close();
		}
	});
}
