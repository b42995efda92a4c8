import type { FileStore } from "../../kernel/files/file-store.ts";
import { picturesOf } from "./back-up-pictures.ts";
import type { DumpProgress } from "./dump-tables.ts";
import { type Manifest, pictureFileOf } from "./manifest.ts";

/** Brings the pictures of a backup back; those that are there already stay. Returns how many came. */
export async function restorePictures(
	source: FileStore,
	manifest: Manifest,
	{ pictures, onProgress }: { pictures: FileStore; onProgress: DumpProgress },
): Promise<number> {
	const lines = await picturesOf(source, manifest);
	let count = 0;
	for (const [index, { name, bytes, sha256 }] of lines.entries()) {
		onProgress(index, lines.length);
		if ((await pictures.size(name)) === bytes) continue;
		const body = await source.read(pictureFileOf(sha256));
		if (!body) throw new Error(`The picture ${name} is missing at ${source.place}.`);
		await pictures.write(name, body);
		count++;
	}
	onProgress(lines.length, lines.length);
	return count;
}
