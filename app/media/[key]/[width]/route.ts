import { passToShop, remoteShopUrl } from "#lib/api/remote-shop.ts";
import { servePicture } from "#lib/shop/media/serve.ts";

export async function GET(
	request: Request,
	context: { params: Promise<{ key: string; width: string }> },
): Promise<Response> {
	const remote = remoteShopUrl();
	if (remote) return passToShop(request, remote);
	return servePicture(await context.params, request.headers.get("Accept") ?? "");
}
