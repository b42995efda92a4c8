import type { Picture } from "../../../contract/schemas/catalogue.ts";
import { picturePath } from "../../../domain/goods/pictures.ts";

export function pictureOf(key: string | null, alt: string): Picture | null {
	return key === null ? null : { src: picturePath(key), alt };
}
