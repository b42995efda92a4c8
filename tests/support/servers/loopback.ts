import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

export type Sending = { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer };
export type Reply = {
	status: number;
	headers: IncomingHttpHeaders;
	rawHeaders: string[];
	/** As they were sent. */
	bytes: Buffer;
	/** As it was meant, whatever its coding. */
	text: string;
};

/** A server of HTTP on a free port of this computer, closed when the test ends. */
export async function openServer(listener: RequestListener) {
	const server = createServer(listener).listen(0, "127.0.0.1");
	const close = () => {
		server.close();
		server.closeAllConnections();
	};
	onTestFinished(close);
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		port,
		url: `http://127.0.0.1:${port}`,
		close,
		send: (path: string, sending?: Sending) => sendTo(port, path, sending),
	};
}

/** Sends a request by a connection of its own; unlike `fetch` it adds no headers that a test did not name. */
function sendTo(port: number, path: string, { method, headers, body }: Sending = {}): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, async (reply) => {
			try {
				const bytes = Buffer.concat(await reply.toArray());
				const { statusCode: status = 0, headers, rawHeaders } = reply;
				resolve({ status, headers, rawHeaders, bytes, text: decoded(bytes, headers["content-encoding"]).toString() });
			} catch (error) {
				reject(error);
			}
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
	if (bytes.length === 0) return bytes;
	if (encoding === "br") return brotliDecompressSync(bytes);
	return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
