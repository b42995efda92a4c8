/** The whole text of a reply; undefined when it has more than `maxBytes` bytes, and the connection is closed. */
export async function readCapped(reply: Response, maxBytes: number): Promise<string | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop cancels the stream.
	for await (const chunk of reply.body ?? []) {
		size += chunk.length;
		if (size > maxBytes) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
