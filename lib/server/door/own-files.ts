import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { DAY_S, SECOND_MS } from "#lib/domain/durations.ts";
import { type Answer, makeAnswer } from "./answer.ts";
import { typeOf } from "./file-types.ts";
import { filesOnDisk, packedFile, packedFolder } from "./files-on-disk.ts";
import type { Head } from "./head.ts";

/** Pages that were opened before a restart still ask for the scripts of their build. */
const OLD_BUILD_MS = DAY_S * SECOND_MS;

export type OwnFiles = {
	/** The file at a decoded path. */
	get(path: string): Answer | undefined;
	/** Reads a build (`.next`); what only earlier builds have stays for a day, and goes with the next one after it. */
	add(build: string): void;
};

/**
 * The files of the builds of the checkout at `root` and of its `public`, in memory, in the forms that `packFiles` has made.
 * `common` are the headers of all.
 */
export function ownFiles(root: string, common: Head, nowMs = () => performance.now()): OwnFiles {
	const files = new Map<string, { answer: Answer; replacedMs: number | null }>();
	return {
		get: (path) => files.get(path)?.answer,
		add(build) {
			const now = nowMs();
			for (const [path, file] of files) {
				file.replacedMs ??= now;
				if (now - file.replacedMs > OLD_BUILD_MS) files.delete(path);
			}
			const folder = packedFolder(root, build);
			for (const { file, path, cacheControl } of filesOnDisk(root, build)) {
				const head = [...common, "Content-Type", typeOf(extname(file)), "Cache-Control", cacheControl];
				const packed = { ...readForm(folder, path, "br"), ...readForm(folder, path, "gzip") };
				files.set(path, { answer: makeAnswer(head, readFileSync(file), { packed }), replacedMs: null });
			}
		},
	};
}

function readForm(folder: string, path: string, encoding: "br" | "gzip") {
	const file = packedFile(folder, path, encoding);
	return existsSync(file) ? { [encoding]: readFileSync(file) } : {};
}
