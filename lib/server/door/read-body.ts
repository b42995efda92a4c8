import type { IncomingMessage } from "node:http";

/**
 * The whole body, so that the app never waits for a slow visitor; null for one that is longer than `maxBytes`. Rejects when
 * the visitor goes away.
 */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of message as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > maxBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, bytes);
}
