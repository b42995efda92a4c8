import { embeddedShop } from "#lib/shop/embedded-shop.ts";

const answer = (request: Request) => embeddedShop().app.fetch(request);

export {
	answer as DELETE,
	answer as GET,
	answer as HEAD,
	answer as OPTIONS,
	answer as PATCH,
	answer as POST,
	answer as PUT,
};
