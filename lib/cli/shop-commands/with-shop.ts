import { ownShop } from "#lib/shop/new/own-shop.ts";
import { openShop, type Shop } from "#lib/shop/shop.ts";
import type { Io } from "./command.ts";

/** Opens the shop on its database for a command, and closes it afterwards. */
export function withShop<T>(
	io: Io,
	run: (shop: Shop, dataDir: string) => Promise<T>,
	options: { queryTimeoutMs?: number } = {},
): Promise<T> {
	return io.withDatabase(async ({ databaseUrl, dataDir, shopUrl, survey }) => {
		// What the command writes for people, papers above all, has the shop's name.
		const own = await ownShop(databaseUrl);
		const nameBefore = process.env.KONFETY_SHOP_NAME;
		if (own) process.env.KONFETY_SHOP_NAME = own.name;
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
			if (nameBefore === undefined) delete process.env.KONFETY_SHOP_NAME;
			else process.env.KONFETY_SHOP_NAME = nameBefore;
		}
	});
}
