import { close as closeFile, open as openFile, read as readFile, type Stats, fstat as statFile } from "node:fs";
import { promisify } from "node:util";

const open = promisify(openFile);
const fstat = promisify(statFile);
const read = promisify(readFile);
const close = promisify(closeFile);

const CHUNK = 64 * 1024;
const GONE = "nobody reads any more";

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
	let isReading = false;
	let isOver = false;
	let closing: Promise<void> | undefined;

	const end = async () => {
		isOver = true;
		signal.removeEventListener("abort", end);
		// A descriptor that is closed during a read may by then belong to another file.
		if (isReading) return;
		closing ??= close(file);
		await closing;
	};
	const next = async (): Promise<Uint8Array | null> => {
		if (isOver) throw new Error(GONE);
		isReading = true;
		try {
			const { bytesRead, buffer } = await read(file, new Uint8Array(CHUNK), 0, CHUNK, null);
			return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
		} finally {
			isReading = false;
		}
	};
	if (signal.aborted) void end();
	else signal.addEventListener("abort", end, { once: true });
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				try {
					const chunk = await next();
					if (isOver) throw new Error(GONE);
					if (chunk) return controller.enqueue(chunk);
					await end();
					controller.close();
				} catch (error) {
					await end();
					controller.error(error);
				}
			},
			cancel: end,
		},
		{ highWaterMark: 0 },
	);
}
