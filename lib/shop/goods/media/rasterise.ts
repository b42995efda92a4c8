import sharp from "sharp";
import { type ComposeOptions, composeSvg } from "./compose.ts";
import { emojiBody, turnEmojiHue } from "./emoji.ts";
import type { Bitmap } from "./encode.ts";
import type { PictureRecipe } from "./recipe.ts";

/** Emoji are soft drawings: more pixels than this show no more detail. */
const SPRITE_MAX_PX = 760;

type Sprite = { name: string; hue: number; pixels: number };

async function drawSprite({ name, hue, pixels }: Sprite, cacheDir: string | undefined): Promise<string> {
	const body = turnEmojiHue(emojiBody(name, cacheDir), hue);
	const size = Math.min(SPRITE_MAX_PX, Math.ceil(pixels));
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg>`;
	const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
	return `<image width="32" height="32" href="data:image/png;base64,${png.toString("base64")}"/>`;
}

/** The pixels of a recipe at 4:5, without transparency; the time grows with their number. Throws as `composeSvg` does. */
export async function rasterise(recipe: PictureRecipe, options: Omit<ComposeOptions, "emoji">): Promise<Bitmap> {
	// librsvg gives every filter of an emoji a surface of the whole canvas, so emoji are drawn on small canvases of their own.
	const wanted = new Map<string, Sprite>();
	composeSvg(recipe, {
		...options,
		emoji: (name, hue, pixels) => {
			const key = `${name} ${hue}`;
			wanted.set(key, { name, hue, pixels: Math.max(pixels, wanted.get(key)?.pixels ?? 0) });
			return "";
		},
	});
	const sprites = new Map<string, string>();
	for (const [key, sprite] of wanted) sprites.set(key, await drawSprite(sprite, options.cacheDir));
	const svg = composeSvg(recipe, { ...options, emoji: (name, hue) => sprites.get(`${name} ${hue}`) ?? "" });
	const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, channels: info.channels };
}
