import type { Picture } from "../../../contract/schemas/catalogue.ts";

/** Address of a picture without its width; the media route and the image loader add `/{width}`. */
export function pictureOf(key: string | null, alt: string): Picture | null {
	return key === null ? null : { src: `/media/${key}`, alt };
}
