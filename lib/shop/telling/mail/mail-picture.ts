import type { Picture } from "../../../contract/schemas/catalogue.ts";
import type { PictureWidth } from "../../../domain/goods/pictures.ts";

/** Enough for the sharp screens of phones. */
const WIDTH = 192 satisfies PictureWidth;

/** Address of goods' picture for a mail: whole, and as JPEG, since Outlook shows neither AVIF nor WebP. */
export function mailPicture(shopUrl: string, { src }: Picture): string {
	return `${shopUrl}${src}/${WIDTH}.jpg`;
}
