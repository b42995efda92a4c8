import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

/** Opens the place that somebody named, for files that are the shop's alone: a folder. */
export function openStore(place: string): FileStore {
	return folderStore(place, { isPrivate: true });
}
