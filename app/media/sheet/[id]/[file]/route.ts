import { type SheetParams, serveSheet } from "#lib/shop/content/pictures/serve-sheet.ts";
import { embeddedShop } from "#lib/shop/embedded-shop.ts";
import { passToShop, remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

export async function GET(request: Request, context: { params: Promise<SheetParams> }): Promise<Response> {
	const remote = remoteShopUrl();
	if (remote) return passToShop(request, remote);
	return serveSheet(embeddedShop().shop, await context.params, {
		accept: request.headers.get("Accept") ?? "",
		ifNoneMatch: request.headers.get("If-None-Match"),
	});
}
