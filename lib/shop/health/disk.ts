import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";

const MB = 1_000_000;
/** On small disks, and on large ones: two percent of a terabyte is no shortage. */
const [LEAST_BYTES, MOST_BYTES] = [200 * MB, 2_000 * MB];
const SHARE = 0.02;

/** What the disk must have free, in bytes: 2 % of it, but 200 MB at least and 2 GB at most. */
export function neededBytes(totalBytes: number): number {
	return Math.max(LEAST_BYTES, Math.min(SHARE * totalBytes, MOST_BYTES));
}

/** Bytes of the folder's disk that this user may still fill, and how many it has in all. */
export async function diskOf(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
	const { bavail, blocks, bsize } = await statfs(folder);
	return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Whether the shop can write what it has to; never throws. */
export async function checkDisk(folder: string): Promise<"ok" | "low" | "not_writable"> {
	try {
		await access(folder, constants.W_OK);
		const { freeBytes, totalBytes } = await diskOf(folder);
		return freeBytes < neededBytes(totalBytes) ? "low" : "ok";
	} catch {
		return "not_writable";
	}
}
