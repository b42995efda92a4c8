import { close as closeFile, open as openFile, read as readFile, type Stats, fstat as statFile } from "node:fs";
import { promisify } from "node:util";

const open = promisify(openFile);
const fstat = promisify(statFile);
const read = promisify(readFile);
const close = promisify(closeFile);

const CHUNK = 64 * 1024;
const GONE = "nobody reads any more";

/**
 * A file piece by piece, as it was seen. It is opened by the first reading, so that a body nobody reads holds nothing, and closed at
 * its end, when the reader goes away and when `signal` says so. It is held by its number: an open object that is lost would end
 * the process when it is collected. Fails when the file was replaced after it was seen.
 */
export function streamFile(path: string, seen: Stats, signal: AbortSignal): ReadableStream<Uint8Array> {
	let file: number | undefined;
	let isReading = false;
	let isOver = signal.aborted;

	const end = async () => {
		isOver = true;
		signal.removeEventListener("abort", end);
		// A number that is closed while it is read may be another file's by then.
		if (isReading || file === undefined) return;
		const last = file;
		file = undefined;
		await close(last);
	};
	const next = async (): Promise<Uint8Array | null> => {
		if (isOver) throw new Error(GONE);
		isReading = true;
		try {
			if (file === undefined) {
				file = await open(path, "r");
				const { ino, mtimeMs } = await fstat(file);
				if (ino !== seen.ino || mtimeMs !== seen.mtimeMs) throw new Error("the file was replaced after it was seen");
			}
			const { bytesRead, buffer } = await read(file, new Uint8Array(CHUNK), 0, CHUNK, null);
			return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
		} finally {
			isReading = false;
		}
	};
	if (!isOver) signal.addEventListener("abort", end, { once: true });
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
