import { publishedFiles } from "#lib/shop/published-files.ts";
import { SITEMAP_INDEX } from "#lib/shop/telling/sitemap/part-name.ts";
import { serveSitemap } from "#lib/shop/telling/sitemap/serve-sitemap.ts";
import { passToShop, remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

/** The index of the sitemap. A remote shop's index has addresses at that shop's SHOP_URL. */
export async function GET(request: Request): Promise<Response> {
	const remote = remoteShopUrl();
	return remote ? passToShop(request, remote) : serveSitemap(request, SITEMAP_INDEX, publishedFiles());
}
