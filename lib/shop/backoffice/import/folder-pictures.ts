import { constants } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PICTURE_MAX_BYTES, pictureFault } from "../../goods/media/check-picture.ts";
import type { MediaFiles } from "../../goods/media/media-files.ts";
import { hasOriginal, keepOriginal } from "../../goods/media/originals.ts";
import type { WantedPicture } from "./plan/tally.ts";

export type FolderReport = {
	/** Copied into the shop's media folder, or there already. */
	taken: number;
	present: number;
	/** File names missing in the folder; names shared by several addresses of the file; files that are no pictures. */
	missing: NamedPicture[];
	ambiguous: NamedPicture[];
	refused: NamedPicture[];
};
export type NamedPicture = { name: string; line: number; detail: string };

/** Last part of a picture's address, as a file name; "" when it has none. */
export function fileNameOf(url: string): string {
	const last = new URL(url).pathname.split("/").at(-1) ?? "";
	try {
		return decodeURIComponent(last).normalize("NFC");
	} catch {
		return last;
	}
}

/**
 * Takes pictures from a folder's files with the names at the end of their addresses. Opens only names that the folder lists,
 * and no links, so an address cannot lead elsewhere. A dry run only checks that the files exist.
 */
export async function takeFolderPictures(
	wanted: WantedPicture[],
	options: {
		folder: string;
		media: MediaFiles;
		isDryRun: boolean;
		onProgress: (done: number, total: number) => void;
	},
): Promise<FolderReport> {
	const report: FolderReport = { taken: 0, present: 0, missing: [], ambiguous: [], refused: [] };
	const files = await listFiles(options.folder);
	const pictures = [...new Map(wanted.map((picture) => [picture.key, picture])).values()];
	const sameNames = Map.groupBy(pictures, ({ url }) => fileNameOf(url));
	for (const [done, { key, url, line }] of pictures.entries()) {
		options.onProgress(done, pictures.length);
		const name = fileNameOf(url);
		const file = files.get(name);
		const others = (sameNames.get(name)?.length ?? 1) - 1;
		if (await hasOriginal(options.media, key)) report.present += 1;
		else if (file === undefined) report.missing.push({ name, line, detail: url });
		else if (others > 0) report.ambiguous.push({ name, line, detail: `${others + 1} addresses end with it` });
		else if (options.isDryRun) report.taken += 1;
		else {
			const detail = await takeFile(join(options.folder, file), options.media, key);
			if (detail === null) report.taken += 1;
			else report.refused.push({ name, line, detail });
		}
	}
	options.onProgress(pictures.length, pictures.length);
	return report;
}

async function listFiles(folder: string): Promise<Map<string, string>> {
	const entries = await readdir(folder, { withFileTypes: true });
	return new Map(entries.filter((entry) => entry.isFile()).map(({ name }) => [name.normalize("NFC"), name]));
}

/** Why a file was refused, or null. */
async function takeFile(path: string, media: MediaFiles, key: string): Promise<string | null> {
	// Windows lacks this flag, and creating links there needs rights.
	const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
	try {
		const { size } = await file.stat();
		if (size > PICTURE_MAX_BYTES) return `more than ${PICTURE_MAX_BYTES} bytes`;
		const data = await file.readFile();
		const fault = await pictureFault(data);
		if (fault) return fault.detail;
		await keepOriginal(media, key, data);
		return null;
	} finally {
		await file.close();
	}
}
