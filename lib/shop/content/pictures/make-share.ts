import { onceAtATime } from "../../goods/media/make.ts";
import type { MediaFiles } from "../../goods/media/media-files.ts";
import { fileExists, writeAtomically } from "../../kernel/files/disk-file.ts";
import { drawShare } from "./draw-share.ts";
import { findVersion, removeOtherVersions } from "./drawn-files.ts";
import { type ShareWork, sharePath, shareStandInPath } from "./share-files.ts";
import { sourceFile } from "./source-file.ts";

/** The next larger width in which pictures are made. */
const SOURCE = { width: 800, format: "avif" } as const;

const oneFile = onceAtATime<string>();

/**
 * Path of the picture for a shared link, drawn when it is missing. While its outside picture is not downloaded, the path of a
 * stand-in, which is deleted when the final one is drawn. Throws as `makePicture` and `drawShare` do.
 */
export function makeSharePicture(files: MediaFiles, work: ShareWork): Promise<string> {
	return oneFile(sharePath(files.dir, work), async () => {
		const final = sharePath(files.dir, work);
		if (await findVersion(files, final)) return final;
		const source = work.picture && (await sourceFile(files, work.picture, SOURCE));
		if (!source || source.isFinal) {
			await files.write(final, await draw(work, source?.path ?? null));
			await removeOtherVersions(files, final);
			return final;
		}
		const standIn = shareStandInPath(files.dir, work);
		if (await fileExists(standIn)) return standIn;
		await writeAtomically(standIn, await draw(work, source.path));
		await removeOtherVersions(files, standIn);
		return standIn;
	});
}

const draw = ({ title, locale, tint }: ShareWork, picture: string | null) =>
	drawShare({ title, locale, tint, picture });
