import { join } from "node:path";
import { type Env, readEnv } from "../../kernel/base/env.ts";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { folderStore } from "../../kernel/files/folder-store.ts";
import { s3Settings } from "../../kernel/files/s3-settings.ts";
import { STEADY, s3Store } from "../../kernel/files/s3-store.ts";
import { owedFiles } from "../../kernel/files/shared-files.ts";
import { MEDIA_FOLDER } from "./media-files.ts";

/**
 * The shop's pictures by their names in the folder of pictures, for those who take them all: what this computer does not have is read
 * from the store. What is written lies on the disk, and the running shop puts it into the store. Throws what the store throws.
 */
export function pictureStore(dataDir: string, env: Env = readEnv()): FileStore {
	const folder = folderStore(join(dataDir, MEDIA_FOLDER));
	const settings = s3Settings(env);
	if (!settings) return folder;
	const store = s3Store(settings, STEADY);
	const owed = owedFiles(dataDir);
	const nameOf = (name: string) => `${MEDIA_FOLDER}/${name}`;
	return {
		...folder,
		read: async (name) => (await folder.read(name)) ?? (await store.read(nameOf(name))),
		size: async (name) => (await folder.size(name)) ?? (await store.size(nameOf(name))),
		async write(name, body) {
			await owed.note(nameOf(name));
			return folder.write(name, body);
		},
	};
}
