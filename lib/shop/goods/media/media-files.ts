import { join } from "node:path";
import { readEnv } from "../../kernel/base/env.ts";
import { s3Settings } from "../../kernel/files/s3-settings.ts";
import { BRIEF, STEADY, s3Store } from "../../kernel/files/s3-store.ts";
import { ownFiles, type SharedFiles, sharedFiles } from "../../kernel/files/shared-files.ts";

/** The folder of pictures, and how they get there. */
export type MediaFiles = SharedFiles & { dir: string };

/** Below the shop's data. */
export const MEDIA_FOLDER = "media";

/**
 * Whether computers of a shop share a file of pictures, by its name below the shop's data: originals, and what is drawn. Stand-ins
 * and single emoji they do not.
 */
export const isSharedPicture = (name: string): boolean =>
	/^media\/(originals|share|sheet|[0-9a-f]{2})\//.test(name) && !name.includes("-stand-in");

/** A folder of this disk alone. */
export const mediaIn = (dir: string): MediaFiles => ({ ...ownFiles, dir });

let opened: { key: string; files: MediaFiles } | undefined;

/** The shop's pictures by its settings: with a store, what other computers of the shop have drawn or imported is found too. */
export function mediaFiles(env = readEnv()): MediaFiles {
	const settings = s3Settings(env);
	const dir = join(env.DATA_DIR, MEDIA_FOLDER);
	if (!settings) return mediaIn(dir);
	const key = JSON.stringify([dir, settings]);
	if (opened?.key !== key) {
		const stores = { brief: s3Store(settings, BRIEF), patient: s3Store(settings, STEADY) };
		opened = { key, files: { ...sharedFiles(env.DATA_DIR, stores), dir } };
	}
	return opened.files;
}
