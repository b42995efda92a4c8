import sharp from "sharp";
import { seededRandom } from "../random.ts";

const TILE = 256;
/** How much lighter or darker a fibre is, of 255; more costs bytes. */
const DEPTH = 4;
/** Narrower pictures show no fibres, and AVIF would spend 8 % of their bytes on them. */
const LEAST_WIDTH = 800;

let tile: Promise<Int8Array> | undefined;

async function weave(): Promise<Int8Array> {
	const random = seededRandom("grain");
	const noise = Buffer.from(Uint8Array.from({ length: TILE * TILE }, () => random.between(0, 256)));
	const soft = await sharp(noise, { raw: { width: TILE, height: TILE, channels: 1 } })
		.blur(1.2)
		.toColourspace("b-w")
		.raw()
		.toBuffer();
	const middle = soft.reduce((sum, value) => sum + value, 0) / soft.length;
	const spread = Math.sqrt(soft.reduce((sum, value) => sum + (value - middle) ** 2, 0) / soft.length);
	return Int8Array.from(soft, (value) => Math.round(((value - middle) / spread) * DEPTH));
}

/** Gives the paper of a large picture its grain; changes `pixels` (RGBA). */
export async function layGrain(pixels: Buffer, width: number, height: number): Promise<void> {
	if (width < LEAST_WIDTH) return;
	tile ??= weave();
	const grain = await tile;
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = (y * width + x) * 4;
			if ((pixels[at + 3] ?? 0) < 200) continue;
			const fibre = grain[(y % TILE) * TILE + (x % TILE)] ?? 0;
			for (let channel = at; channel < at + 3; channel += 1)
				pixels[channel] = Math.min(255, Math.max(0, (pixels[channel] ?? 0) + fibre));
		}
	}
}
