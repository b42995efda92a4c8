import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "../../kernel/files/file-store.ts";
import { picturesOf } from "./back-up-pictures.ts";
import type { DumpProgress } from "./dump-tables.ts";
import { type Manifest, pictureFileOf } from "./manifest.ts";
import { hashOf } from "./packing.ts";

/** Brings the pictures of a backup back; those that are there already stay, and damaged ones are left out: checking has named them. */
export async function restorePictures(
	source: FileStore,
	manifest: Manifest,
	{ pictures, onProgress }: { pictures: FileStore; onProgress: DumpProgress },
): Promise<void> {
	// A list that is damaged costs the pictures, never the shop.
	const lines = await picturesOf(source, manifest).catch(() => []);
	for (const [index, { name, bytes, sha256 }] of lines.entries()) {
		onProgress(index, lines.length);
		if ((await pictures.size(name)) === bytes) continue;
		const body = await source.read(pictureFileOf(sha256));
		const data = body && (await buffer(body));
		if (data && (await hashOf(Readable.from([data]))).sha256 === sha256) await pictures.write(name, data);
	}
	onProgress(lines.length, lines.length);
}
