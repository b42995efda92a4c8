import { makePicture, type PictureFile } from "../../goods/media/make.ts";
import type { MediaFiles } from "../../goods/media/media-files.ts";
import { hasOriginal } from "../../goods/media/originals.ts";
import { pictureKey } from "../../goods/media/picture-files.ts";
import type { PictureRow } from "../../goods/media/pictures.sql.ts";
import { PLACEHOLDER_TINT, placeholderRecipe } from "../../goods/media/placeholder.ts";

type Source = { path: string; isFinal: boolean };

/**
 * File of a picture to draw another from, made when it is missing; the placeholder's while an outside picture is not
 * downloaded. Throws as `makePicture` does.
 */
export async function sourceFile(
	files: MediaFiles,
	{ key, recipe, tint }: PictureRow,
	file: PictureFile,
): Promise<Source> {
	const isFinal = recipe !== null || (await hasOriginal(files, key));
	const picture = isFinal
		? { key, recipe, tint: tint ?? PLACEHOLDER_TINT }
		: { key: pictureKey(placeholderRecipe, PLACEHOLDER_TINT), recipe: placeholderRecipe, tint: PLACEHOLDER_TINT };
	return { path: await makePicture({ files, ...picture, ...file }), isFinal };
}
