import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileFault } from "./faults.ts";

/** A file by its path below the folder, "posts/jak-dlouho.cs.md". */
export type ContentFile = { path: string; text: string };

const MAX_BYTES = 300_000;

/** All files of a folder, by path; without hidden ones. Null when the folder does not exist. */
export async function readFolder(folder: string): Promise<{ files: ContentFile[]; faults: FileFault[] } | null> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
		throw error;
	});
	if (!entries) return null;
	const paths = entries
		.filter((entry) => entry.isFile() && !entry.name.startsWith("."))
		.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll("\\", "/"))
		.sort();
	const faults: FileFault[] = [];
	const files: ContentFile[] = [];
	for (const path of paths) {
		const bytes = await readFile(join(folder, path));
		const text = bytes.length > MAX_BYTES ? null : textOf(bytes);
		if (text !== null) files.push({ path, text });
		else if (bytes.length > MAX_BYTES) faults.push({ path, line: 1, message: `is larger than ${MAX_BYTES} bytes` });
		else faults.push({ path, line: 1, message: "is not text in UTF-8" });
	}
	return { files, faults };
}

/** Null for invalid UTF-8, and for text with a NUL, which the database cannot store. */
function textOf(bytes: Buffer): string | null {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
		return text.includes("\0") ? null : text;
	} catch {
		return null;
	}
}
