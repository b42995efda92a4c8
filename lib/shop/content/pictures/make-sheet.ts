import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { PICTURE_SHEET, sheetRows } from "../../../domain/goods/picture-sheet.ts";
import { onceAtATime } from "../../goods/media/make.ts";
import type { MediaFiles } from "../../goods/media/media-files.ts";
import { evenOutShadow } from "../../goods/media/paper/shadow.ts";
import { fileExists, writeAtomically } from "../../kernel/files/disk-file.ts";
import { findVersion, removeOtherVersions } from "./drawn-files.ts";
import { type SheetFormat, type SheetWork, sheetFile, sheetStandIn } from "./sheet-files.ts";
import { sourceFile } from "./source-file.ts";

const { columns } = PICTURE_SHEET;
/** Wider than a cell, since edges of paper that were compressed in the cell's own size came out frayed; made beforehand. */
const SOURCE = { width: 480, format: "avif" } as const;
const WEBP = { quality: 52, alphaQuality: 20, effort: 6 } as const;
const AVIF = { quality: 30, effort: 2, chromaSubsampling: "4:2:0", tune: "ssim" } as const;

const oneFile = onceAtATime<string>();

/**
 * Path of the sheet, drawn when it is missing. While outside pictures are not downloaded, the path of a stand-in, which is
 * deleted when another is drawn. Throws as `makePicture` does.
 */
export function makeSheet(files: MediaFiles, work: SheetWork): Promise<string> {
	return oneFile(sheetFile(files.dir, work), async () => {
		const final = sheetFile(files.dir, work);
		if (await findVersion(files, final)) return final;
		const sources = [];
		// One after another: each drawing holds several megabytes.
		for (const picture of work.pictures) sources.push(picture && (await sourceFile(files, picture, SOURCE)));
		const missing = sources.filter((source) => source?.isFinal === false).length;
		const path = missing === 0 ? final : sheetStandIn(files.dir, work, missing);
		if (missing > 0 && (await fileExists(path))) return path;
		const paths = sources.map((source) => source?.path ?? null);
		const write = missing === 0 ? files.write : writeAtomically;
		await write(path, await drawSheet(paths, work.format));
		await removeOtherVersions(files, path);
		return path;
	});
}

/** The middles of these pictures, square, one to a cell; a cell without one is transparent. */
async function drawSheet(paths: readonly (string | null)[], format: SheetFormat): Promise<Buffer> {
	const cell = PICTURE_SHEET.cell[format];
	const cells = await Promise.all(
		paths.map(async (path, index) => {
			if (path === null) return [];
			const input = await sharp(await readFile(path))
				.resize(cell, cell, { fit: "cover" })
				.png({ compressionLevel: 0 })
				.toBuffer();
			return [{ input, left: (index % columns) * cell, top: Math.floor(index / columns) * cell }];
		}),
	);
	const size = { width: columns * cell, height: sheetRows(paths.length) * cell };
	const ground = sharp({ create: { ...size, channels: 4, background: "#ffffff00" } });
	const { data } = await ground.composite(cells.flat()).raw().toBuffer({ resolveWithObject: true });
	evenOutShadow(data, size.width);
	const sheet = sharp(data, { raw: { ...size, channels: 4 } });
	return (format === "avif" ? sheet.avif(AVIF) : sheet.webp(WEBP)).toBuffer();
}
