import { passToShop, remoteShopUrl } from "#lib/api/remote-shop.ts";
import { serveSitemap } from "#lib/shop/sitemap/serve-sitemap.ts";

/** A part of the sitemap. */
export async function GET(request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
	const remote = remoteShopUrl();
	return remote ? passToShop(request, remote) : serveSitemap(request, (await context.params).file);
}
