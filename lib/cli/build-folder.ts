import { join } from "node:path";
import { z } from "zod";
import { readOptional, writePrivate } from "./private-file.ts";

/** A build lives in one of two folders, so that the next one can be made beside the one that is being served. */
export const FOLDERS = [".next", ".next-b"] as const;

export type BuildFolder = (typeof FOLDERS)[number];

const fileOf = (root: string) => join(root, "node_modules", ".cache", "konfety-build", "current");
const folderSchema = z.enum(FOLDERS).catch(FOLDERS[0]);

/** The folder of the build that starts use. */
export function currentFolder(root: string): BuildFolder {
	return folderSchema.parse(readOptional(fileOf(root))?.trim());
}

export function otherFolder(folder: BuildFolder): BuildFolder {
	return folder === FOLDERS[0] ? FOLDERS[1] : FOLDERS[0];
}

/** From now on starts use this one. */
export function setCurrentFolder(root: string, folder: BuildFolder): void {
	writePrivate(fileOf(root), `${folder}\n`);
}
