import { embeddedShop } from "#lib/shop/embedded-shop.ts";
import { passToShop, remoteShopUrl } from "#lib/storefront/client/remote-shop.ts";

function answer(request: Request): Response | Promise<Response> {
	const { url, method, headers, body, signal } = request;
	// Next's request is a proxy that cannot be cloned, but limiting a body of unknown length needs a clone.
	const real = new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
	const remote = remoteShopUrl();
	return remote ? passToShop(real, remote) : embeddedShop().app.fetch(real);
}

export {
	answer as DELETE,
	answer as GET,
	answer as HEAD,
	answer as OPTIONS,
	answer as PATCH,
	answer as POST,
	answer as PUT,
};
