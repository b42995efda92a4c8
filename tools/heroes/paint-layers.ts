/** Pixels of a large scene: its layers of paper, each with its soft shadow on those behind, and the grain over all. */
import sharp from "sharp";
import { layGrain } from "#lib/shop/goods/media/paper/grain.ts";
import { evenOutShadow, layShadow } from "#lib/shop/goods/media/paper/shadow.ts";
import { SIZE } from "./hero-paper.ts";

/** Pixels of a unit. */
export const SCALE = 2;
/** Drawn beyond the edges, from where shadows come in, and cut off again. */
const MARGIN = 30;
/** Small things lie low: a share of the usual shadow. */
const LOW = 0.3;

type Pixels = { data: Buffer; info: { width: number; height: number } };

async function layerPixels(layer: string, tall: number, lift: number): Promise<Buffer> {
	const [width, height] = [SIZE.width + 2 * MARGIN, tall + 2 * MARGIN];
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * SCALE}" height="${height * SCALE}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">${layer}</svg>`;
	const drawn = sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw();
	const { data, info }: Pixels = await drawn.toBuffer({ resolveWithObject: true });
	await layShadow(data, info.width, info.height, lift);
	const cut = { left: MARGIN * SCALE, top: MARGIN * SCALE, width: SIZE.width * SCALE, height: tall * SCALE };
	return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
		.extract(cut)
		.raw()
		.toBuffer();
}

const rawOf = (tall: number) => ({ width: SIZE.width * SCALE, height: tall * SCALE, channels: 4 }) as const;

async function composed(layers: readonly string[], tall: number, ground: number, lift: number): Promise<Buffer> {
	const raw = rawOf(tall);
	let scene: Buffer = Buffer.alloc(raw.width * raw.height * 4, ground);
	for (const layer of layers) {
		const above = { input: await layerPixels(layer, tall, lift), raw };
		scene = Buffer.from(await sharp(scene, { raw }).composite([above]).raw().toBuffer());
	}
	return scene;
}

/** `tall`: height in units; the width is that of all scenes. From back to front, the last the nearest. */
export async function paintLayers(layers: readonly string[], tall: number) {
	const [raw, scene] = [rawOf(tall), await composed(layers, tall, 255, 1)];
	await layGrain(scene, raw.width, raw.height);
	return () => sharp(scene, { raw }).removeAlpha();
}

/** The same on nothing, to lie on a scene: without grain, whose weave would show where pieces of it repeat. */
export async function cutLayers(layers: readonly string[], tall: number) {
	const [raw, scene] = [rawOf(tall), await composed(layers, tall, 0, LOW)];
	evenOutShadow(scene, raw.width);
	return () => sharp(scene, { raw });
}
