import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import type { PictureWidth } from "#lib/domain/goods/pictures.ts";
import { shopAddress } from "../client/shop-address.ts";

/** The largest width of every picture, opaque; search engines require at least 720 pixels. */
const WIDTH: PictureWidth = 1200;

/** Absolute addresses of pictures, each once. */
export function pictureAddresses(pictures: readonly (Picture | null)[]): string[] {
	const sources = pictures.flatMap((picture) => (picture ? [picture.src] : []));
	return [...new Set(sources)].map((src) => shopAddress(`${src}/${WIDTH}.jpg`));
}
