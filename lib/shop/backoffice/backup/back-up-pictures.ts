import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { FileStore } from "../../kernel/files/file-store.ts";
import type { DumpProgress } from "./dump-tables.ts";
import { type Manifest, ownFile, type PictureLine, pictureFileOf, pictureLine } from "./manifest.ts";
import { hashOf, packInto, unpack } from "./packing.ts";

/** Copies the pictures that the target does not have yet: an interrupted backup goes on where it was, and the next one adds what is new. */
export async function backUpPictures({
	names,
	pictures,
	target,
	backup,
	onProgress,
}: {
	/** In the folder of pictures. */
	names: readonly string[];
	pictures: FileStore;
	target: FileStore;
	backup: string;
	onProgress: DumpProgress;
}): Promise<Manifest["pictures"]> {
	const lines: PictureLine[] = [];
	for (const [index, name] of names.entries()) {
		onProgress(index, names.length);
		const body = await pictures.read(name);
		// Its goods were removed meanwhile.
		if (!body) continue;
		const sha256 = await hashOf(body);
		const file = pictureFileOf(sha256);
		const bytes = (await target.size(file)) ?? (await target.write(file, await again(pictures, name)));
		lines.push({ name, bytes, sha256 });
	}
	onProgress(names.length, names.length);
	const list = Readable.from(lines.map((line) => Buffer.from(`${JSON.stringify(line)}\n`)));
	const packed = await packInto(target, ownFile(backup, "pictures.ndjson.zst"), list);
	return { ...packed, count: lines.length, totalBytes: lines.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function again(pictures: FileStore, name: string): Promise<Readable> {
	const body = await pictures.read(name);
	if (!body) throw new Error(`The picture ${name} went away while it was copied. Run the backup again.`);
	return body;
}

/** The pictures of a backup. */
export async function picturesOf(target: FileStore, { pictures }: Pick<Manifest, "pictures">): Promise<PictureLine[]> {
	const lines = (await text(await unpack(target, pictures))).split("\n").filter((line) => line !== "");
	return lines.map((line) => pictureLine.parse(JSON.parse(line)));
}
