import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";
import { type PictureFormat, type PictureWidth, pictureHeight } from "../../../domain/goods/pictures.ts";
import { evenOutShadow } from "./paper/shadow.ts";

/** Raw pixels, as sharp returns them. */
export type Bitmap = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

// Effort 0 gives as many bytes as WebP at the same quality in twice the time; effort 1 saves a quarter.
const AVIF = { quality: 55, effort: 1, chromaSubsampling: "4:2:0" } as const;
// Cut paper is flat: this costs as many bytes with a transparent ground as the other does with a painted one.
const AVIF_OF_PAPER = { quality: 45, effort: 1, chromaSubsampling: "4:2:0", tune: "ssim" } as const;
/** Pixels of a picture up to which each of them is seen, on screens that are not dense. */
const COARSE_MAX = 320;
const AVIF_OF_COARSE_PAPER = { ...AVIF_OF_PAPER, quality: 55 } as const;
const WEBP = { quality: 78, effort: 2 } as const;
const WEBP_OF_PAPER = { quality: 70, alphaQuality: 20, effort: 2 } as const;
const JPEG = { quality: 82 } as const;
const PNG = { palette: true, quality: 80 } as const;

const pixels = ({ data, width, height, channels }: Bitmap) => sharp(data, { raw: { width, height, channels } });

/** A 4:5 picture of `width` pixels. Where it is transparent, JPEG has the ground `#rrggbb`. */
export async function encodePicture(
	bitmap: Bitmap,
	width: PictureWidth,
	format: PictureFormat,
	ground: string,
): Promise<Buffer> {
	const sized = pixels(bitmap).resize(width, pictureHeight(width), { fit: "fill", kernel: "lanczos3" });
	if (format === "jpeg") return sized.flatten({ background: ground }).jpeg(JPEG).toBuffer();
	if (bitmap.channels !== 4) return written(sized, format, AVIF, WEBP);
	const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
	evenOutShadow(data, info.width);
	const paper = pixels({ data, width: info.width, height: info.height, channels: 4 });
	const avif = width > COARSE_MAX ? AVIF_OF_PAPER : AVIF_OF_COARSE_PAPER;
	return written(paper, format, avif, WEBP_OF_PAPER);
}

function written(picture: Sharp, format: Exclude<PictureFormat, "jpeg">, avif: AvifOptions, webp: WebpOptions) {
	if (format === "png") return picture.png(PNG).toBuffer();
	return format === "avif" ? picture.avif(avif).toBuffer() : picture.webp(webp).toBuffer();
}
