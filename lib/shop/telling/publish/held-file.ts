import { close as closeFile, open as openFile, read as readFile, type Stats, fstat as statFile } from "node:fs";
import { promisify } from "node:util";

const open = promisify(openFile);
const fstat = promisify(statFile);
const read = promisify(readFile);
const close = promisify(closeFile);

const CHUNK = 64 * 1024;
const GONE = "nobody reads any more";

/** A file as it was when it was opened, whatever is put in its place later. */
export type HeldFile = {
	stats: Stats;
	/** Piece by piece; at its end, when the reader goes away and when `signal` says so, the file is closed. */
	stream(signal: AbortSignal): ReadableStream<Uint8Array>;
	/** For whoever does not stream it. */
	close(): Promise<void>;
};

/**
 * Opens a file; null when there is none. It is held from before the first word of an answer: one that was replaced between the
 * headers and the body could only break off. It is held by its number, for an open object that is lost would end the process when
 * it is collected.
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
		// A number that is closed while it is read may be another file's by then.
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
