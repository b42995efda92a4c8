import sharp from "sharp";

export type PictureFault = { error: "too_large" | "not_a_picture"; detail: string };

/** Largest file of a picture, 10 MB. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** 40 megapixels; more is a decompression bomb or a mistake. */
export const MAX_PIXELS = 40_000_000;

/** Format of a picture by its first bytes, whatever its file name says; others than these three are refused. */
function sniffPicture(data: Buffer): "jpeg" | "png" | "webp" | null {
	if (data.length < 12) return null;
	if (data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff) return "jpeg";
	if (data.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return "png";
	return data.toString("latin1", 0, 4) === "RIFF" && data.toString("latin1", 8, 12) === "WEBP" ? "webp" : null;
}

/** Why these bytes are refused as a picture; null when they decode completely. `detail` is for the log. */
export async function pictureFault(data: Buffer): Promise<PictureFault | null> {
	const kind = sniffPicture(data);
	if (!kind) return { error: "not_a_picture", detail: "neither JPEG, PNG nor WebP" };
	try {
		const info = await sharp(data, { limitInputPixels: false }).metadata();
		if (info.format !== kind) {
			return { error: "not_a_picture", detail: `${kind} by its first bytes, ${info.format} by the rest` };
		}
		if (info.width * info.height > MAX_PIXELS) {
			return { error: "too_large", detail: `${info.width} × ${info.height} pixels` };
		}
		await sharp(data, { limitInputPixels: MAX_PIXELS }).resize(32).raw().toBuffer();
		return null;
	} catch (error) {
		return { error: "not_a_picture", detail: error instanceof Error ? error.message : String(error) };
	}
}
