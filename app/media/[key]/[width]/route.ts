import { servePicture } from "#lib/shop/content/pictures/serve.ts";
import { embeddedShop } from "#lib/shop/embedded-shop.ts";
import { passToShop, remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

export async function GET(
	request: Request,
	context: { params: Promise<{ key: string; width: string }> },
): Promise<Response> {
	const remote = remoteShopUrl();
	if (remote) return passToShop(request, remote);
	return servePicture(embeddedShop().shop, await context.params, request.headers.get("Accept") ?? "");
}
