import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { accept } from "#lib/domain/result.ts";
import { FORMATS, formatOf } from "#lib/shop/import/formats/formats.ts";
import type { ImportFormat } from "#lib/shop/import/formats/imported.ts";
import { headOf } from "#lib/shop/import/formats/read-text.ts";
import type { ImportSource } from "#lib/shop/import/stage-file.ts";
import { misuse, type Typed } from "./read-args.ts";

const HEAD_BYTES = 64 * 1024;
const CHUNK_BYTES = 128 * 1024;

export type NamedFile = { source: ImportSource; format: ImportFormat };

/** The file that was named and its format, which it shows by its beginning unless it is given; or what is wrong with it. */
export async function openImportFile(file: string, given: ImportFormat | undefined): Promise<Typed<NamedFile>> {
	const path = resolve(file);
	try {
		const info = await stat(path);
		if (!info.isFile()) return misuse(`${path} is no file.`);
		if (info.size === 0) return misuse(`${path} is empty.`);
		const head = headOf(await readHead(path));
		if (head === null) return misuse(`${path} is not text in UTF-8. Save it in UTF-8.`);
		const format = given ?? formatOf(head);
		if (!format) return misuse(`The format of ${path} is not known. Name one by --format: ${formatList()}.`);
		const source = { bytes: info.size, open: () => createReadStream(path, { highWaterMark: CHUNK_BYTES }) };
		return accept({ source, format });
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
