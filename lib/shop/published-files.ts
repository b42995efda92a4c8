import { embeddedShop } from "./embedded-shop.ts";
import { pressDesk } from "./telling/publish/press-desk.ts";
import { publishedDir } from "./telling/publish/published-dir.ts";
import type { Published } from "./telling/publish/serve-snapshot.ts";

/** The folder of this computer's feeds and sitemaps, and the press that writes into it. */
export function publishedFiles(): Published {
	const dir = publishedDir();
	return { dir, press: pressDesk(embeddedShop().shop, dir) };
}
