import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import pLimit from "p-limit";
import { compress, isWorthCompressing } from "./encodings.ts";
import { typeOf } from "./file-types.ts";
import { filesOnDisk, packedFile, packedFolder } from "./files-on-disk.ts";

/** As many as Node has threads for it. */
const AT_ONCE = 4;

/** Compresses the files of a finished build as well as can be: it is done once, and they are sent many times. */
export async function packFiles(
	root: string,
	build: string,
): Promise<{ files: number; bytes: number; packedBytes: number }> {
	const folder = packedFolder(root, build);
	rmSync(folder, { recursive: true, force: true });
	const limit = pLimit(AT_ONCE);
	const packed = await Promise.all(
		filesOnDisk(root, build).map(({ file, path }) =>
			limit(async () => {
				const body = readFileSync(file);
				if (!isWorthCompressing(typeOf(extname(file)), body.length)) return null;
				const br = await compress(body, "br", "files");
				write(packedFile(folder, path, "br"), br);
				write(packedFile(folder, path, "gzip"), await compress(body, "gzip", "files"));
				return { bytes: body.length, packedBytes: br.length };
			}),
		),
	);
	const all = packed.filter((one) => one !== null);
	const sum = (of: "bytes" | "packedBytes") => all.reduce((total, one) => total + one[of], 0);
	return { files: all.length, bytes: sum("bytes"), packedBytes: sum("packedBytes") };
}

function write(file: string, bytes: Buffer): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes);
}
