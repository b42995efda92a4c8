/** One plain picture in place of every drawn one: the browser tests need pictures to be there, not to be looked at. */
import { link, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readRunning } from "#lib/cli/running.ts";
import { ALL_PICTURE_WIDTHS, PICTURE_FORMATS, pictureHeight } from "#lib/domain/goods/pictures.ts";
import { encodePicture } from "#lib/shop/goods/media/encode.ts";
import { pictureFile } from "#lib/shop/goods/media/picture-files.ts";
import { pictureRows } from "#lib/shop/goods/media/pictures.sql.ts";
import { connect } from "#lib/shop/kernel/db/client.ts";

const TINT = Buffer.from([255, 226, 236]);
/** Not the key of any picture. */
const PLAIN = "0".repeat(20);

/** Puts it where the shop on these data keeps the pictures that were made; hard links, so that thousands take no time. */
export async function layPlainPictures(dataDir: string): Promise<void> {
	const dir = join(dataDir, "media");
	const databaseUrl = readRunning(dataDir)?.databaseUrl;
	if (!databaseUrl) throw new Error(`No shop runs on ${dataDir}`);
	const { db, close } = connect(databaseUrl, { max: 1 });
	const rows = await pictureRows(db).finally(close);
	const folders = new Set(
		[PLAIN, ...rows.map(({ key }) => key)].map((key) => dirname(pictureFile(dir, key, 96, "webp"))),
	);
	for (const folder of folders) await mkdir(folder, { recursive: true });
	const files = ALL_PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
	for (const { width, format } of files) {
		const height = pictureHeight(width);
		const plain = pictureFile(dir, PLAIN, width, format);
		const bitmap = { data: Buffer.alloc(width * height * 3, TINT), width, height, channels: 3 as const };
		await writeFile(plain, await encodePicture(bitmap, width, format, "#ffffff"));
		// Some are drawn already where a page was built.
		const isThere = (error: NodeJS.ErrnoException) => {
			if (error.code !== "EEXIST") throw error;
		};
		await Promise.all(rows.map(({ key }) => link(plain, pictureFile(dir, key, width, format)).catch(isThere)));
	}
}
