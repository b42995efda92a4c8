import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { FontName } from "#lib/shop/content/pictures/font.ts";
import { drawLetters } from "#lib/shop/content/pictures/letters.ts";
import type { Frame, Sheet } from "./sheets.ts";

const GROUND = "#8a8794";
const INK = "#ffffff";
const TEXT_PX = 16;
/** The lines of a caption, with the room from their tops to the picture. */
const LINES: { font: FontName; abovePx: number }[] = [
	{ font: "title", abovePx: 42 },
	{ font: "line", abovePx: 20 },
];

/** Where the pictures of this run are, and of the earlier one. */
type Folders = { out: string; before?: string | undefined };

/** Draws a sheet beside this run's pictures. */
export async function drawSheet({ name, width, height, frames }: Sheet, folders: Folders): Promise<void> {
	const overlays = await Promise.all(
		frames.map(async (frame) => [...(await drawCaption(frame)), ...(await shrink(frame, folders))]),
	);
	await sharp({ create: { width, height, channels: 3, background: GROUND } })
		.composite(overlays.flat())
		.webp({ quality: 88, effort: 2 })
		.toFile(join(folders.out, `${name}.webp`));
}

const drawCaption = ({ caption, left, top, width }: Frame): Promise<OverlayOptions[]> =>
	Promise.all(
		LINES.map(async ({ font, abovePx }, index) => {
			const { data } = await drawLetters({ lines: [caption[index] ?? ""], font, size: TEXT_PX, colour: INK });
			const input = await sharp(data).resize({ width, withoutEnlargement: true }).toBuffer();
			return { input, left, top: top - abovePx };
		}),
	);

async function shrink({ file, isBefore, left, top, width, height }: Frame, { out, before = out }: Folders) {
	if (height === 0) return [];
	const picture = sharp(join(isBefore ? before : out, file));
	return [{ input: await picture.resize({ width, height, position: "top" }).toBuffer(), left, top }];
}
