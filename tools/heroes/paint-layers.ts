/** Pixels of a large scene: its layers of paper, each with its soft shadow on those behind, and the grain over all. */
import sharp from "sharp";
import { layGrain } from "#lib/shop/goods/media/paper/grain.ts";
import { layShadow } from "#lib/shop/goods/media/paper/shadow.ts";
import { SIZE } from "./hero-paper.ts";

/** Pixels of a unit. */
export const SCALE = 2;
/** Drawn beyond the edges, from where shadows come in, and cut off again. */
const MARGIN = 30;

type Pixels = { data: Buffer; info: { width: number; height: number } };

async function layerPixels(layer: string, tall: number): Promise<Buffer> {
	const [width, height] = [SIZE.width + 2 * MARGIN, tall + 2 * MARGIN];
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * SCALE}" height="${height * SCALE}" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}">${layer}</svg>`;
	const drawn = sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw();
	const { data, info }: Pixels = await drawn.toBuffer({ resolveWithObject: true });
	await layShadow(data, info.width, info.height);
	const cut = { left: MARGIN * SCALE, top: MARGIN * SCALE, width: SIZE.width * SCALE, height: tall * SCALE };
	return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
		.extract(cut)
		.raw()
		.toBuffer();
}

/** `tall`: height in units; the width is that of all scenes. From back to front, the last the nearest. */
export async function paintLayers(layers: readonly string[], tall: number) {
	const raw = { width: SIZE.width * SCALE, height: tall * SCALE, channels: 4 } as const;
	let scene = Buffer.alloc(raw.width * raw.height * 4, 255);
	for (const layer of layers) {
		const above = { input: await layerPixels(layer, tall), raw };
		scene = Buffer.from(await sharp(scene, { raw }).composite([above]).raw().toBuffer());
	}
	await layGrain(scene, raw.width, raw.height);
	return () => sharp(scene, { raw }).removeAlpha();
}
