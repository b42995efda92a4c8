import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { FileStore } from "../../kernel/files/file-store.ts";
import type { DumpProgress } from "./dump-tables.ts";
import { type Manifest, ownFile, type PictureLine, pictureFileOf, pictureLine } from "./manifest.ts";
import { hashOf, packInto, unpack } from "./packing.ts";

type Options = {
	/** Where each picture may lie in the folder of pictures; the first place that has it counts. */
	places: readonly (readonly string[])[];
	pictures: FileStore;
	target: FileStore;
	backup: string;
	onProgress: DumpProgress;
};

/**
 * Copies the pictures that the target does not have whole yet: an interrupted backup goes on where it was, and the next one adds what is
 * new. Those that are nowhere are counted.
 */
export async function backUpPictures(options: Options): Promise<Manifest["pictures"]> {
	const { places, target, backup, onProgress } = options;
	const lines: PictureLine[] = [];
	for (const [index, names] of places.entries()) {
		onProgress(index, places.length);
		const line = await backUpFirst(names, options);
		if (line) lines.push(line);
	}
	onProgress(places.length, places.length);
	const list = Readable.from(lines.map((line) => Buffer.from(`${JSON.stringify(line)}\n`)));
	const packed = await packInto(target, ownFile(backup, "pictures.ndjson.zst"), list);
	const totalBytes = lines.reduce((sum, { bytes }) => sum + bytes, 0);
	return { ...packed, count: lines.length, totalBytes, missing: places.length - lines.length };
}

async function backUpFirst(names: readonly string[], { pictures, target }: Options): Promise<PictureLine | null> {
	for (const name of names) {
		const body = await pictures.read(name);
		if (!body) continue;
		const { sha256, bytes } = await hashOf(body);
		const file = pictureFileOf(sha256);
		// One of another size was damaged there.
		if ((await target.size(file)) !== bytes) await target.write(file, await again(pictures, name));
		return { name, bytes, sha256 };
	}
	return null;
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
