import { ownShop } from "#lib/shop/backoffice/new/own-shop.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { openShop } from "#lib/shop/open-shop.ts";
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
			const own = await ownShop(databaseUrl);
			return await (own ? inNameOf(own.name, () => run(shop, dataDir)) : run(shop, dataDir));
		} finally {
			await shop.close();
		}
	});
}

/** Sets the shop's name for documents and other texts that the command writes; restores the process's name afterwards. */
async function inNameOf<T>(name: string, work: () => Promise<T>): Promise<T> {
	const before = process.env.KONFETY_SHOP_NAME;
	process.env.KONFETY_SHOP_NAME = name;
	try {
		return await work();
	} finally {
		if (before === undefined) delete process.env.KONFETY_SHOP_NAME;
		else process.env.KONFETY_SHOP_NAME = before;
	}
}
