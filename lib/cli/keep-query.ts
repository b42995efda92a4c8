/**
 * Loaded into the server by `node --import`: a permanent redirect of a page keeps the query it was asked with. Pages are static and
 * know no query, so a wrong word in an address would lose what a link carries, such as the variant or a campaign's marks.
 */
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, ServerResponse } from "node:http";

const PERMANENT = 308;
/** The router's own mark of its requests for data. */
const ROUTER_KEY = "_rsc";

subscribe("http.server.request.start", (message) => {
	if (!(message instanceof Object && "request" in message && "response" in message)) return;
	const { request, response } = message as { request: IncomingMessage; response: unknown };
	if (response instanceof ServerResponse && request.url?.includes("?")) keepQuery(request.url, response);
});

/** Completes the Location as the head of the answer goes out, whoever wrote it. */
function keepQuery(asked: string, response: ServerResponse): void {
	const writeHead = response.writeHead;
	response.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
		const location = this.getHeader("location");
		if (head[0] === PERMANENT && location !== undefined) {
			const whole = [location].flat().map((one) => withQuery(String(one), asked));
			this.setHeader("location", whole.length === 1 ? (whole[0] ?? "") : whole);
		}
		return writeHead.apply(this, head);
	} as typeof writeHead;
}

/** A path of ours with what it was asked with; keys that it says itself stay as it says them. */
export function withQuery(location: string, asked: string): string {
	if (!/^\/(?![/\\])/.test(location)) return location;
	const url = new URL(location, "http://shop.invalid");
	const own = new Set([...url.searchParams.keys(), ROUTER_KEY]);
	for (const [key, value] of new URLSearchParams(/\?.*/s.exec(asked)?.[0])) {
		if (!own.has(key)) url.searchParams.append(key, value);
	}
	// As people see it: commas stay commas.
	return url.pathname + url.search.replaceAll("%2C", ",") + url.hash;
}
