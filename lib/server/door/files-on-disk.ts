import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

export type FileOnDisk = { file: string; path: string; cacheControl: string };

const PACKED = "packed";
const ENDINGS = { br: ".br", gzip: ".gz" };

/** Where files lie, and what is said of them: a build names its own by their content. */
const foldersOf = (build: string) => [
	{ folder: "public", at: "/", cacheControl: "public, max-age=0" },
	{ folder: join(build, "static"), at: "/_next/static/", cacheControl: "public, max-age=31536000, immutable" },
];

/** All files of a build (`.next`) of the checkout at `root` and of its folder `public`, with their decoded public paths. */
export function filesOnDisk(root: string, build: string): FileOnDisk[] {
	return foldersOf(build).flatMap(({ folder, at, cacheControl }) => {
		const top = join(root, folder);
		return readdirSync(top, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name))
			.map((file) => ({ file, path: at + relative(top, file).replaceAll(sep, "/"), cacheControl }));
	});
}

/** The folder of a build's compressed files. */
export const packedFolder = (root: string, build: string) => join(root, build, PACKED);

/** Where the compressed form of a file is. */
export function packedFile(folder: string, path: string, encoding: keyof typeof ENDINGS): string {
	return join(folder, path + ENDINGS[encoding]);
}
