import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isErrno } from "#lib/shop/kernel/db/embedded/process-identity.ts";

/** Writes a file atomically, readable by its owner only. */
export function writePrivate(file: string, text: string) {
	mkdirSync(dirname(file), { recursive: true });
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, text, { mode: 0o600 });
	renameSync(draft, file);
}

/** The text of a file, or null when there is none. */
export function readOptional(file: string): string | null {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if (isErrno(error, "ENOENT")) return null;
		throw error;
	}
}

export const randomKey = () => randomBytes(32).toString("base64url");

/** The key that signs session tokens, made on the first start and stored, so that a restart logs nobody out. */
export function keepSessionSecret(dataDir: string): string {
	const file = join(dataDir, "session-secret");
	const known = readOptional(file)?.trim();
	if (known && known.length >= 32) return known;
	const secret = randomKey();
	writePrivate(file, `${secret}\n`);
	return secret;
}
