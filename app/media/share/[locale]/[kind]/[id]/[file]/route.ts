import { passToShop, remoteShopUrl } from "#lib/api/remote-shop.ts";
import { embeddedShop } from "#lib/shop/embedded-shop.ts";
import { type ShareParams, serveSharePicture } from "#lib/shop/media/share/serve-share.ts";

export async function GET(request: Request, context: { params: Promise<ShareParams> }): Promise<Response> {
	const remote = remoteShopUrl();
	if (remote) return passToShop(request, remote);
	return serveSharePicture(embeddedShop().shop, await context.params, request.headers.get("If-None-Match"));
}
