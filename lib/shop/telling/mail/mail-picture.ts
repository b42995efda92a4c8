import type { Picture } from "../../../contract/schemas/catalogue.ts";
import { MAIL_PICTURE_WIDTH } from "../../../domain/goods/pictures.ts";

/** Address of goods' picture for a mail: whole, and as PNG, since Outlook shows neither AVIF nor WebP, and goods lie on their theme's ground. */
export function mailPicture(shopUrl: string, { src }: Picture): string {
	return `${shopUrl}${src}/${MAIL_PICTURE_WIDTH}.png`;
}
