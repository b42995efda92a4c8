import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { accept } from "#lib/domain/result.ts";
import { ENCODINGS, type Encoding, encodingOf } from "#lib/shop/backoffice/import/formats/encoding.ts";
import { FORMATS, formatOf } from "#lib/shop/backoffice/import/formats/formats.ts";
import type { ImportFormat } from "#lib/shop/backoffice/import/formats/imported.ts";
import { headOf } from "#lib/shop/backoffice/import/formats/read-text.ts";
import type { ImportSource } from "#lib/shop/backoffice/import/stage-file.ts";
import { misuse, type Typed } from "../read-args.ts";

const HEAD_BYTES = 64 * 1024;
const CHUNK_BYTES = 128 * 1024;

/** `note` tells the detected encoding when it is not UTF-8; null otherwise. */
export type NamedFile = { source: ImportSource; format: ImportFormat; note: string | null };

/** The given file, with its format and encoding, detected unless given; or a sentence about its fault. */
export async function openImportFile(
	file: string,
	given: { format: ImportFormat | undefined; encoding: Encoding | undefined },
): Promise<Typed<NamedFile>> {
	const path = resolve(file);
	try {
		const info = await stat(path);
		if (!info.isFile()) return misuse(`${path} is no file.`);
		if (info.size === 0) return misuse(`${path} is empty.`);
		const open = () => createReadStream(path, { highWaterMark: CHUNK_BYTES });
		const encoding = given.encoding ?? (await encodingOf(open));
		if (encoding === null) {
			const names = ENCODINGS.join(", ");
			return misuse(
				`${path} is no Czech text in UTF-8 or windows-1250. Save it in UTF-8, or name its encoding: ${names}.`,
			);
		}
		const format = given.format ?? formatOf(headOf(await readHead(path), encoding));
		if (!format) return misuse(`The format of ${path} is not known. Name one by --format: ${formatList()}.`);
		const isGuess = given.encoding === undefined && encoding !== "utf-8";
		const note = `The file is read as ${encoding}, for it is not in UTF-8; --encoding names another one.`;
		return accept({ source: { bytes: info.size, encoding, open }, format, note: isGuess ? note : null });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const isMissing = "code" in error && error.code === "ENOENT";
		return misuse(isMissing ? `There is no file ${path}.` : `${path} cannot be read (${error.message}).`);
	}
}

export function formatList(): string {
	return FORMATS.map(({ name, title }) => `${name} (${title})`).join(", ");
}

async function readHead(path: string): Promise<Uint8Array> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
