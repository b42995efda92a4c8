import type { IncomingMessage } from "node:http";

/**
 * The whole body, so that the app never waits for a slow visitor; null for one that is longer than `maxBytes`, which can then
 * still be read from its beginning. Rejects when the other side goes away.
 */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		chunks.push(chunk);
		if (bytes > maxBytes) {
			message.unshift(Buffer.concat(chunks, bytes));
			return null;
		}
	}
	return Buffer.concat(chunks, bytes);
}
