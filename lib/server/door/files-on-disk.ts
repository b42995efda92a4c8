import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

export type FileOnDisk = { file: string; path: string; cacheControl: string };

/** Where files lie, and what is said of them: a build names its own by their content. */
const FOLDERS = [
	{ folder: "public", at: "/", cacheControl: "public, max-age=0" },
	{ folder: join(".next", "static"), at: "/_next/static/", cacheControl: "public, max-age=31536000, immutable" },
];
const PACKED = join(".next", "packed");
const ENDINGS = { br: ".br", gzip: ".gz" };

/** All files of the build at `root` and of its folder `public`, with their decoded public paths. */
export function filesOnDisk(root: string): FileOnDisk[] {
	return FOLDERS.flatMap(({ folder, at, cacheControl }) => {
		const top = join(root, folder);
		return readdirSync(top, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name))
			.map((file) => ({ file, path: at + relative(top, file).replaceAll(sep, "/"), cacheControl }));
	});
}

/** The folder of compressed files. */
export const packedFolder = (root: string) => join(root, PACKED);

/** Where the compressed form of a file is. */
export function packedFile(root: string, path: string, encoding: keyof typeof ENDINGS): string {
	return join(packedFolder(root), path + ENDINGS[encoding]);
}
