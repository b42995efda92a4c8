import { passToShop, remoteShopUrl } from "#lib/api/remote-shop.ts";
import { serveFeed } from "#lib/shop/feeds/serve-feed.ts";

async function answer(request: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
	const remote = remoteShopUrl();
	if (remote) return passToShop(request, remote);
	return serveFeed(request, (await context.params).file);
}

export { answer as GET, answer as HEAD };
