import sharp from "sharp";
import { FRAME } from "../place.ts";
import { SHADE } from "./paper.ts";

/** Of the shadow that all pieces throw on the ground, in pixels of the frame; `strength` 0–1. */
const GROUND = { right: 12, down: 17, blur: 12, strength: 0.3 };
/** The shadow is soft, so a small one made large is as good and costs a sixteenth. */
const COARSE = 4;

const INK = [1, 3, 5].map((at) => Number.parseInt(SHADE.slice(at, at + 2), 16)) as [number, number, number];

/**
 * Puts one soft shadow below everything, to the lower right; changes `pixels` (RGBA). A filter of the SVG would do the same
 * in three times the time that the whole drawing takes. `lift`: how far it lies above the ground, as a share of what is usual.
 */
export async function layShadow(pixels: Buffer, width: number, height: number, lift = 1): Promise<void> {
	const scale = (width / FRAME.width) * lift;
	const coarse = { width: Math.ceil(width / COARSE), height: Math.ceil(height / COARSE) };
	const alpha = Buffer.alloc(width * height);
	for (let i = 0; i < alpha.length; i += 1) alpha[i] = pixels[i * 4 + 3] ?? 0;
	const small = await sharp(alpha, { raw: { width, height, channels: 1 } })
		.resize(coarse.width, coarse.height, { fit: "fill", kernel: "linear" })
		.blur(Math.max(0.3, (GROUND.blur * scale) / COARSE))
		.toColourspace("b-w")
		.raw()
		.toBuffer();
	const soft = await sharp(small, { raw: { ...coarse, channels: 1 } })
		.resize(width, height, { fit: "fill", kernel: "cubic" })
		.toColourspace("b-w")
		.raw()
		.toBuffer();
	const [right, down] = [Math.round(GROUND.right * scale), Math.round(GROUND.down * scale)];
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = (y * width + x) * 4;
			const own = pixels[at + 3] ?? 0;
			if (own === 255) continue;
			const from = x < right || y < down ? 0 : (soft[(y - down) * width + x - right] ?? 0);
			const below = from * GROUND.strength * (1 - own / 255);
			const together = own + below;
			pixels[at + 3] = together;
			if (together === 0) continue;
			for (const channel of [0, 1, 2] as const) {
				pixels[at + channel] = ((pixels[at + channel] ?? 0) * own + INK[channel] * below) / together;
			}
		}
	}
}

/** Alpha of pixels that are shadow or nothing. */
const FAINTEST = GROUND.strength * 255 + 2;

/**
 * Where nothing but shadow or nothing at all is, all pixels have one colour: noise that nobody sees costs bytes. Those that touch a
 * piece have its colour, since half of them is its edge: another one would lie around it as a dark line. `pixels` is RGBA.
 */
export function evenOutShadow(pixels: Buffer, width: number): void {
	const bottom = pixels.length / 4 / width - 1;
	for (let y = 0; y <= bottom; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = (y * width + x) * 4;
			if ((pixels[at + 3] ?? 0) > FAINTEST) continue;
			// The most opaque of the neighbours that are part of a piece.
			let from = -1;
			let most = FAINTEST;
			for (let row = Math.max(0, y - 1); row <= Math.min(bottom, y + 1); row += 1) {
				for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
					const neighbour = (row * width + column) * 4;
					const alpha = pixels[neighbour + 3] ?? 0;
					if (alpha > most) {
						most = alpha;
						from = neighbour;
					}
				}
			}
			for (const channel of [0, 1, 2] as const)
				pixels[at + channel] = from < 0 ? INK[channel] : (pixels[from + channel] ?? 0);
		}
	}
}
