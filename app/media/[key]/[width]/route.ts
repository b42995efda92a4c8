import { CLIENT_ADDRESS_HEADER } from "#lib/domain/calls.ts";
import { servePicture } from "#lib/shop/content/pictures/serve.ts";
import { embeddedShop } from "#lib/shop/embedded-shop.ts";
import { passToShop, remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

export async function GET(
	request: Request,
	context: { params: Promise<{ key: string; width: string }> },
): Promise<Response> {
	const remote = remoteShopUrl();
	if (remote) return passToShop(request, remote);
	const { headers } = request;
	const asker = { accept: headers.get("Accept") ?? "", address: headers.get(CLIENT_ADDRESS_HEADER) ?? "" };
	return servePicture(embeddedShop().shop, await context.params, asker);
}
