import { createHash, type Hash } from "node:crypto";
import { PassThrough, Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import type { FileStore } from "../../kernel/files/file-store.ts";
import type { PackedFile } from "./manifest.ts";

/** A table of lines packs to a fifth at this level, faster than a disk takes it. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const LINE_END = 10;

/** Passes on what it gets, and hashes it. */
function hashing(hash: Hash): Transform {
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			hash.update(chunk);
			done(null, chunk);
		},
	});
}

/** Packs a stream into a file of a target. */
export async function packInto(target: FileStore, file: string, body: Readable): Promise<PackedFile> {
	const hash = createHash("sha256");
	const packed = new PassThrough();
	const [bytes] = await Promise.all([
		target.write(file, packed),
		pipeline(body, createZstdCompress(LEVEL), hashing(hash), packed),
	]);
	return { file, bytes, sha256: hash.digest("hex") };
}

/**
 * The content of a packed file, as it comes. Once all has come it is compared with the hash: another content, or a missing
 * file, breaks the stream off with a sentence.
 */
export async function unpack(target: FileStore, packed: PackedFile): Promise<Readable> {
	const body = await target.read(packed.file);
	if (!body) throw new Error(`${packed.file} is missing at ${target.place}.`);
	return Readable.from(compared(body, target, packed), { objectMode: false });
}

async function* compared(body: Readable, target: FileStore, { file, sha256 }: PackedFile): AsyncGenerator<Buffer> {
	const hash = createHash("sha256");
	const content = createZstdDecompress();
	// It fails as its last stream does, which is read here.
	pipeline(body, hashing(hash), content).catch(() => {});
	try {
		yield* content;
	} catch (error) {
		throw isOfZstd(error) ? changed(target, file) : error;
	}
	if (hash.digest("hex") !== sha256) throw changed(target, file);
}

/** Lines of a packed file; throws as `unpack` does. */
export async function countLines(target: FileStore, packed: PackedFile): Promise<number> {
	let lines = 0;
	await pipeline(
		await unpack(target, packed),
		new Writable({
			write(chunk: Buffer, _encoding, done) {
				for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) lines++;
				done();
			},
		}),
	);
	return lines;
}

/** Hash and length of a stream's content. */
export async function hashOf(body: Readable): Promise<{ sha256: string; bytes: number }> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of body) {
		hash.update(chunk);
		bytes += chunk.length;
	}
	return { sha256: hash.digest("hex"), bytes };
}

const isOfZstd = (error: unknown) => error instanceof Error && "code" in error && /^(ZSTD|Z)_/.test(String(error.code));

const changed = (target: FileStore, file: string) =>
	new Error(`${file} at ${target.place} is not what was written there: it is damaged, or was changed.`);
