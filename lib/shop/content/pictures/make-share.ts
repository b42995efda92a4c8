import { onceAtATime } from "../../goods/media/make.ts";
import { pictureExists, writeAtomically } from "../../goods/media/picture-files.ts";
import { drawShare } from "./draw-share.ts";
import { removeOtherVersions } from "./drawn-files.ts";
import { type ShareWork, sharePath, shareStandInPath } from "./share-files.ts";
import { sourceFile } from "./source-file.ts";

/** The next larger width in which pictures are made. */
const SOURCE = { width: 800, format: "avif" } as const;

const oneFile = onceAtATime<string>();

/**
 * Path of the picture for a shared link, drawn when it is missing. While its outside picture is not downloaded, the path of a
 * stand-in, which is deleted when the final one is drawn. Throws as `makePicture` and `drawShare` do.
 */
export function makeSharePicture(dir: string, work: ShareWork): Promise<string> {
	return oneFile(sharePath(dir, work), async () => {
		const final = sharePath(dir, work);
		if (await pictureExists(final)) return final;
		const source = work.picture && (await sourceFile(dir, work.picture, SOURCE));
		if (!source || source.isFinal) return draw(final, work, source?.path ?? null);
		const standIn = shareStandInPath(dir, work);
		return (await pictureExists(standIn)) ? standIn : draw(standIn, work, source.path);
	});
}

async function draw(path: string, { title, locale, tint }: ShareWork, picture: string | null): Promise<string> {
	await writeAtomically(path, await drawShare({ title, locale, tint, picture }));
	await removeOtherVersions(path);
	return path;
}
