import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { nameOf, owedFiles } from "../../kernel/files/shared-files.ts";
import { type DiskFile, filesIn } from "../../kernel/files/trim-files.ts";
import { isSharedPicture, MEDIA_FOLDER } from "./media-files.ts";

export type Pushed = { put: number; bytes: number; there: number };

const PUTS_AT_ONCE = 8;

/**
 * Puts every picture of this disk that the store does not have in the same size into it. May be interrupted and repeated: it goes on with
 * what is missing. A dry run only counts. Throws what the store throws.
 */
export async function pushMedia(
	root: string,
	store: FileStore,
	options: { isDryRun: boolean; onProgress: (done: number, total: number) => void },
): Promise<Pushed> {
	const files = (await filesIn(join(root, MEDIA_FOLDER))).filter(({ path }) => isSharedPicture(nameOf(root, path)));
	const pushed: Pushed = { put: 0, bytes: 0, there: 0 };
	const putting = pLimit(PUTS_AT_ONCE);
	const progress = () => options.onProgress(pushed.put + pushed.there, files.length);
	const push = async (file: DiskFile, kept: Map<string, number>) => {
		const name = nameOf(root, file.path);
		if (kept.get(name) === file.bytes) pushed.there += 1;
		else {
			if (!options.isDryRun) {
				await store.write(name, await readFile(file.path));
				await owedFiles(root).settle(name);
			}
			pushed.put += 1;
			pushed.bytes += file.bytes;
		}
		progress();
	};
	// A folder at a time, since the store may have millions of names.
	for (const [folder, inFolder] of Map.groupBy(files, ({ path }) => nameOf(root, path).split("/")[1] ?? "")) {
		const kept = new Map<string, number>();
		for await (const { name, bytes } of store.list(`${MEDIA_FOLDER}/${folder}/`)) kept.set(name, bytes);
		await Promise.all(inFolder.map((file) => putting(() => push(file, kept))));
	}
	return pushed;
}
