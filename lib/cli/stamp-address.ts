/**
 * Loaded into the server by `node --import`: notes in each request who sent it, before anything else looks at it. A page or a
 * route of Next sees no socket, only headers, and those anybody can write; this one is written over.
 */
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER } from "#lib/domain/limits.ts";
import { visitorAddress } from "#lib/shop/client-address.ts";

const trustedProxies = Number(process.env.TRUSTED_PROXIES ?? 0);

subscribe("http.server.request.start", (message) => {
	if (!(message instanceof Object && "request" in message && message.request instanceof IncomingMessage)) return;
	const { request } = message;
	request.headers[CLIENT_ADDRESS_HEADER] = visitorAddress({
		remoteAddress: request.socket.remoteAddress,
		forwardedFor: request.headers["x-forwarded-for"]?.toString(),
		trustedProxies,
	});
});
