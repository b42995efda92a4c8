import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PartLimits } from "#lib/shop/telling/sitemap/write-parts.ts";
import { writeSitemaps } from "#lib/shop/telling/sitemap/write-sitemaps.ts";
import { readSitemap, type SitemapEntry } from "../pages/sitemaps.ts";
import type { TestShop } from "./test-shop.ts";

/** A folder of published files with the sitemap of a test shop. */
export async function openSitemapFolder({ shop }: TestShop) {
	const dir = await mkdtemp(join(tmpdir(), "konfety-sitemap-"));
	const read = (name: string) => readFile(join(dir, name), "utf8");
	const partsOf = async () => {
		const index = readSitemap(await read("sitemap.xml"), "index");
		return index.map(({ loc }) => loc.replace(`${shop.shopUrl}/`, ""));
	};
	return {
		dir,
		/** Names of the files that were changed by it. */
		write: (limits?: PartLimits) => writeSitemaps({ db: shop.db, shopUrl: shop.shopUrl, now: shop.now(), dir }, limits),
		read,
		/** Names of the parts, as the index has them. */
		partsOf,
		files: async () => (await readdir(dir)).toSorted(),
		/** Everything that the parts name, by its path. */
		entries: async (): Promise<Map<string, SitemapEntry>> => {
			const parts = await Promise.all((await partsOf()).map(async (name) => readSitemap(await read(name), "part")));
			const all = parts.flat();
			const byPath = new Map(all.map((entry) => [entry.loc.replace(shop.shopUrl, ""), entry]));
			if (byPath.size !== all.length) throw new Error("The sitemap names an address twice");
			return byPath;
		},
		remove: () => rm(dir, { recursive: true, force: true }),
	};
}
