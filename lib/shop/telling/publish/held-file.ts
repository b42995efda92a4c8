import { close as closeFile, createReadStream, open as openFile, type Stats, fstat as statFile } from "node:fs";
import { Readable } from "node:stream";
import { promisify } from "node:util";

const open = promisify(openFile);
const fstat = promisify(statFile);
const close = promisify(closeFile);

/** An open file, unaffected by a later replacement. */
export type HeldFile = {
	stats: Stats;
	/** Streams the file; closes it at the end, when the reader goes away and when `signal` aborts. */
	stream(signal: AbortSignal): ReadableStream<Uint8Array>;
	/** For callers that do not stream it. */
	close(): Promise<void>;
};

/**
 * Opens a file; null when there is none. Opened before the headers are sent: a file replaced between headers and body could
 * only break off. Held as a file descriptor, because garbage collection of a lost FileHandle would end the process.
 */
export async function holdFile(path: string): Promise<HeldFile | null> {
	const file = await openIfThere(path);
	if (file === null) return null;
	try {
		return { stats: await fstat(file), stream: (signal) => streamOf(file, signal), close: () => close(file) };
	} catch (error) {
		await close(file);
		throw error;
	}
}

async function openIfThere(path: string): Promise<number | null> {
	try {
		return await open(path, "r");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}

function streamOf(file: number, signal: AbortSignal): ReadableStream<Uint8Array> {
	// With a descriptor, the path is ignored. Node's types tell its ReadableStream from the browser's; it is the same one.
	return Readable.toWeb(createReadStream("", { fd: file, signal })) as ReadableStream<Uint8Array>;
}
