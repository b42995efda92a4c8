import { DAY_S, SECOND_MS } from "../../../domain/durations.ts";
import { fileExists } from "./disk-file.ts";
import type { FileStore } from "./file-store.ts";
import { leavingFiles, owedFiles, putOwed, stateFolder } from "./shared-files.ts";
import { storeWatch } from "./store-watch.ts";
import { trimFiles } from "./trim-files.ts";

/** What was replaced stays in the store for so long: no other computer has an older version of the shop by then. */
const LEAVING_MS = 30 * DAY_S * SECOND_MS;

export type Tended = {
	isAway: boolean;
	/** Files that were put into the store, of those that waited for it. */
	put: number;
	/** Files that were replaced a month ago, and left the store. */
	left: number;
	/** Files that left this disk. */
	trimmed: number;
};

/**
 * Puts into the store what waits for it, removes from it what was replaced a month ago, and from this disk's `folder` what was not
 * asked for longest, until `maxBytes` are kept; all of files that `isOurs` says are to be shared. May be interrupted and repeated; ends when the store is away.
 */
export async function tendFiles(
	root: string,
	store: FileStore,
	options: { folder: string; isOurs: (name: string) => boolean; maxBytes?: number | undefined },
): Promise<Tended> {
	const watch = storeWatch(stateFolder(root));
	const done: Tended = { isAway: false, put: 0, left: 0, trimmed: 0 };
	for (const { name } of await owedFiles(root).all()) {
		// Somebody else's to put; they are told whether the store is there.
		const result = options.isOurs(name)
			? await putOwed(root, name, store, watch)
			: await watch.ask(() => store.size(name));
		if (result === "away") return { ...done, isAway: true };
		if (result === "put") done.put += 1;
	}
	const leaving = leavingFiles(root);
	for (const { name, atMs } of await leaving.all()) {
		if (Date.now() - atMs < LEAVING_MS) continue;
		if (!(await fileExists(`${root}/${name}`))) {
			if ((await watch.ask(() => store.remove(name))) === "away") return { ...done, isAway: true };
			done.left += 1;
		}
		await leaving.settle(name);
	}
	if (options.maxBytes === undefined) return done;
	const trimmed = await trimFiles(root, options.folder, { ...options, maxBytes: options.maxBytes, store, watch });
	return trimmed === "away" ? { ...done, isAway: true } : { ...done, trimmed };
}
