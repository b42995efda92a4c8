import sharp, { type OverlayOptions } from "sharp";
import { SHARE_PICTURE } from "../../../domain/goods/share-picture.ts";
import type { Locale } from "../../../domain/locale.ts";
import { loadMessages } from "../../kernel/messages.ts";
import { DRESS } from "./brand.ts";
import { drawnText } from "./drawn-text.ts";
import { fontMetrics } from "./font.ts";
import { type Box, groundSvg } from "./ground.ts";
import { drawLetters, type Letters } from "./letters.ts";
import { type TitleBox, titleLines } from "./title-lines.ts";

export type ShareDrawing = {
	title: string;
	locale: Locale;
	/** `#rrggbb` of the subject. */
	tint: string;
	/** An encoded picture, cropped to fill its part; null: the title has the whole width. */
	picture: Buffer | string | null;
};

type Plan = {
	logo: { x: number; y: number; height: number };
	/** Box of the title, which is vertically centred and left-aligned in it. */
	title: Box;
	sizes: Omit<TitleBox, "width">;
	line: { x: number; bottom: number; size: number };
	confetti: readonly Box[];
};

const { height: HEIGHT } = SHARE_PICTURE;
const PICTURE_WIDTH = 540;
/** Margin for the error of measuring without kerning. */
const KERNING = 0.985;

const at = (size: number, lines: number) => ({ size, lines });

const BESIDE: Plan = {
	logo: { x: 596, y: 44, height: 58 },
	title: { x: 600, y: 128, width: 552, height: 370 },
	sizes: { sizes: [at(82, 2), at(72, 3), at(64, 4), at(56, 4)], last: at(48, 4) },
	line: { x: 601, bottom: 574, size: 29 },
	confetti: [
		{ x: 850, y: 6, width: 340, height: 112 },
		{ x: 1112, y: 500, width: 84, height: 124 },
	],
};
const ALONE: Plan = {
	logo: { x: 76, y: 56, height: 66 },
	title: { x: 82, y: 148, width: 860, height: 340 },
	sizes: { sizes: [at(108, 2), at(94, 3), at(80, 4), at(70, 4)], last: at(62, 4) },
	line: { x: 83, bottom: 566, size: 33 },
	confetti: [
		{ x: 400, y: 8, width: 560, height: 112 },
		{ x: 966, y: 8, width: 226, height: 614 },
		{ x: 700, y: 520, width: 260, height: 104 },
	],
};

const QUALITIES = [82, 70, 58, 45];
/** Social networks fetch larger files too slowly. */
const MOST_BYTES = 120_000;

/**
 * A picture for a shared link as JPEG of 1200 × 630 pixels; the same drawing gives the same picture. Throws on an unreadable
 * picture.
 */
export async function drawShare({ title, locale, tint, picture }: ShareDrawing): Promise<Buffer> {
	const plan = picture === null ? ALONE : BESIDE;
	// A name in letters that the font lacks still says whose it is.
	// They are in the picture: whoever changes them raises DESIGN in lib/domain/goods/share-picture.ts.
	const { claim, shareLine } = (await loadMessages(locale)).shop;
	const drawn = drawnText(title, "title", locale) || drawnText(claim, "title", locale);
	const { title: box, sizes } = plan;
	const laid = titleLines(drawn, { width: box.width * KERNING, ...sizes }, fontMetrics("title").widthOf);
	const layers = [
		...(picture === null ? [] : [await cropped(picture)]),
		await placedTitle({ ...laid, font: "title", colour: DRESS.ink }, box),
		await placedLine(drawnText(shareLine, "line", locale), plan.line),
	];
	const ground = groundSvg({ tint, logo: plan.logo, confetti: plan.confetti, seed: title });
	const { data, info } = await sharp(Buffer.from(ground))
		.composite(layers)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return encode(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }));
}

/** The picture's centre, for the left part. */
async function cropped(picture: Buffer | string): Promise<OverlayOptions> {
	const input = await sharp(picture)
		.resize(PICTURE_WIDTH, HEIGHT, { fit: "cover" })
		.png({ compressionLevel: 1 })
		.toBuffer();
	return { input, left: 0, top: 0 };
}

async function placedTitle(letters: Letters, box: Box): Promise<OverlayOptions> {
	const { data, width, height } = await drawLetters(letters);
	// Measured without kerning and marks, so the drawn title may be a little larger; it must never exceed its box.
	const scale = Math.min(1, box.width / width, box.height / height);
	const size = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
	const input =
		scale < 1
			? await sharp(data)
					.resize({ ...size, fit: "fill" })
					.png()
					.toBuffer()
			: data;
	return { input, left: box.x, top: Math.round(box.y + (box.height - size.height) / 2) };
}

async function placedLine(text: string, { x, bottom, size }: Plan["line"]): Promise<OverlayOptions> {
	const { data, height } = await drawLetters({ lines: [text], font: "line", size, colour: DRESS.inkSoft });
	return { input: data, left: x, top: bottom - height };
}

/** The best quality within the size limit. */
async function encode(picture: ReturnType<typeof sharp>): Promise<Buffer> {
	let data = Buffer.alloc(0);
	for (const quality of QUALITIES) {
		data = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
		if (data.length <= MOST_BYTES) return data;
	}
	return data;
}
