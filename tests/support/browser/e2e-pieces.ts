import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds between the first piece and the rest: longer than a browser keeps a page back of itself. */
const PAUSE_MS = 800;

/** A server before the shop whose pages come in two pieces, parted where `cut` says: characters of the document. */
export async function servePieces(shop: string, cut: (html: string) => number) {
	const server = createServer(async ({ url = "", headers }, reply) => {
		const answer = await fetch(new URL(url, shop), { headers: { accept: headers.accept ?? "*/*" } });
		const body = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get("content-type") ?? "";
		reply.setHeader("content-type", type);
		// The fonts are asked for there.
		reply.setHeader("link", answer.headers.get("link") ?? "");
		if (!type.startsWith("text/html")) return void reply.end(body);
		const html = body.toString();
		const at = cut(html);
		reply.write(html.slice(0, at));
		setTimeout(() => reply.end(html.slice(at)), PAUSE_MS);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
	};
}
