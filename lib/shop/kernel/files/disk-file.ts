import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isErrno } from "../db/embedded/process-identity.ts";

export async function fileExists(path: string): Promise<boolean> {
	try {
		await access(path);
		return true;
	} catch (error) {
		if (isErrno(error, "ENOENT")) return false;
		throw error;
	}
}

/** Writes so that a reader sees the whole file or no file. */
export async function writeAtomically(path: string, data: Buffer | Readable): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
	try {
		if (Buffer.isBuffer(data)) await writeFile(temporary, data);
		else await pipeline(data, createWriteStream(temporary));
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}

/** How `writeAtomically` calls what it is writing. */
export const isTemporary = (name: string) => name.endsWith(".tmp");

/** For a long row of files: throws when the disk is full, which would not take the next one either. */
export function endWhenFull(error: unknown): void {
	if (isErrno(error, "ENOSPC", "EDQUOT")) throw error;
}
