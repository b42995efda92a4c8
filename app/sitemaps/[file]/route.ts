import { publishedFiles } from "#lib/shop/published-files.ts";
import { serveSitemap } from "#lib/shop/telling/sitemap/serve-sitemap.ts";
import { passToShop, remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

/** A part of the sitemap. */
export async function GET(request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
	const remote = remoteShopUrl();
	return remote ? passToShop(request, remote) : serveSitemap(request, (await context.params).file, publishedFiles());
}
