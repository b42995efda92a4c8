import { publishedFiles } from "#lib/shop/published-files.ts";
import { serveFeed } from "#lib/shop/telling/feeds/serve-feed.ts";
import { passToShop, remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

async function answer(request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
	const remote = remoteShopUrl();
	if (remote) return passToShop(request, remote);
	return serveFeed(request, (await context.params).file, publishedFiles());
}

export { answer as GET, answer as HEAD };
