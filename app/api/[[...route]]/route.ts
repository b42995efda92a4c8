import { embeddedShop } from "#lib/shop/embedded-shop.ts";

/** Next's request stands in for a real one and cannot be copied, which limiting a body of unknown length needs. */
const answer = ({ url, method, headers, body, signal }: Request) =>
	embeddedShop().app.fetch(new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit));

export {
	answer as DELETE,
	answer as GET,
	answer as HEAD,
	answer as OPTIONS,
	answer as PATCH,
	answer as POST,
	answer as PUT,
};
