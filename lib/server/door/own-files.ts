import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Answer, makeAnswer } from "./answer.ts";
import { typeOf } from "./file-types.ts";
import { filesOnDisk, packedFile } from "./files-on-disk.ts";
import type { Head } from "./head.ts";

/**
 * Answers with the files of the build at `root`, by their decoded paths, in the forms that `packFiles` has made. `common` are
 * the headers of all. Read once: a build never changes.
 */
export function ownFiles(root: string, common: Head): ReadonlyMap<string, Answer> {
	const readForm = (path: string, encoding: "br" | "gzip") => {
		const file = packedFile(root, path, encoding);
		return existsSync(file) ? { [encoding]: readFileSync(file) } : {};
	};
	return new Map(
		filesOnDisk(root).map(({ file, path, cacheControl }) => {
			const head = [...common, "Content-Type", typeOf(extname(file)), "Cache-Control", cacheControl];
			const packed = { ...readForm(path, "br"), ...readForm(path, "gzip") };
			return [path, makeAnswer(head, readFileSync(file), packed)];
		}),
	);
}
