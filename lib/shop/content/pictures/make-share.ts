import { makePicture, onceAtATime } from "../../goods/media/make.ts";
import { hasOriginal } from "../../goods/media/originals.ts";
import { pictureExists, pictureKey, writeAtomically } from "../../goods/media/picture-files.ts";
import type { PictureRow } from "../../goods/media/pictures.sql.ts";
import { PLACEHOLDER_TINT, placeholderRecipe } from "../../goods/media/placeholder.ts";
import { drawShare } from "./draw-share.ts";
import { removeOtherVersions, type ShareWork, sharePath, shareStandInPath } from "./share-files.ts";

/** The next larger width in which pictures are made. */
const SOURCE = { width: 800, format: "webp" } as const;

const oneFile = onceAtATime<string>();

/**
 * Path of the picture for a shared link, drawn when it is missing. While its outside picture is not downloaded, the path of a
 * stand-in, which is deleted when the final one is drawn. Throws as `makePicture` and `drawShare` do.
 */
export function makeSharePicture(dir: string, work: ShareWork): Promise<string> {
	return oneFile(sharePath(dir, work), async () => {
		const path = sharePath(dir, work);
		if (await pictureExists(path)) return path;
		const source = work.picture && (await sourceOf(dir, work.picture));
		return source === "missing" ? standIn(dir, work) : draw(path, work, source);
	});
}

async function draw(path: string, { title, locale, tint }: ShareWork, picture: string | null): Promise<string> {
	await writeAtomically(path, await drawShare({ title, locale, tint, picture }));
	await removeOtherVersions(path);
	return path;
}

/** File of the subject's picture; "missing" while an outside picture is not downloaded. */
async function sourceOf(dir: string, { key, recipe, tint }: PictureRow): Promise<string> {
	const isHere = recipe !== null || (await hasOriginal(dir, key));
	return isHere ? makePicture({ dir, key, recipe, tint: tint ?? PLACEHOLDER_TINT, ...SOURCE }) : "missing";
}

async function standIn(dir: string, work: ShareWork): Promise<string> {
	const path = shareStandInPath(dir, work);
	if (await pictureExists(path)) return path;
	const key = pictureKey(placeholderRecipe, PLACEHOLDER_TINT);
	const picture = await makePicture({ dir, key, recipe: placeholderRecipe, tint: PLACEHOLDER_TINT, ...SOURCE });
	return draw(path, work, picture);
}
