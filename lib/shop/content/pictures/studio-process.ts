/** A picture studio: the process that does the orders of lib/shop/content/pictures/studio.ts. */
import pLimit from "p-limit";
import { makePicture, type PictureFile, type PictureJob } from "../../goods/media/make.ts";
import { keepEmoji, makeAhead } from "../../goods/media/make-ahead.ts";
import { isSharedPicture, MEDIA_FOLDER, mediaFiles } from "../../goods/media/media-files.ts";
import { hasOriginal } from "../../goods/media/originals.ts";
import { fetchOutsidePictures } from "../../goods/media/outside-pictures.ts";
import { pictureFile } from "../../goods/media/picture-files.ts";
import { firstScreenRows, pictureRows } from "../../goods/media/pictures.sql.ts";
import { readEnv } from "../../kernel/base/env.ts";
import { log } from "../../kernel/base/log.ts";
import { connect } from "../../kernel/db/client.ts";
import { s3Settings } from "../../kernel/files/s3-settings.ts";
import { STEADY, s3Store } from "../../kernel/files/s3-store.ts";
import { tendFiles } from "../../kernel/files/tend-files.ts";
import { serveTasks } from "../../kernel/jobs/serve-tasks.ts";
import { makeSharePicture } from "./make-share.ts";
import { makeSheet } from "./make-sheet.ts";
import { STORE_AWAY, type StudioOrder } from "./studio.ts";

/** Longer than a visitor looks at one page: a restart takes as long as a few drawings. */
const IDLE_MS = 120_000;
/** Concurrent drawings; each holds several megabytes until it is encoded. */
const drawing = pLimit(2);
const tending = pLimit(1);
const MB = 1_000_000;
/** A repeated order checks again after the running one. */
const ahead = pLimit(1);

async function workAhead(): Promise<void> {
	const { DATABASE_URL } = readEnv();
	if (!DATABASE_URL) throw new Error("The picture studio needs DATABASE_URL");
	const { db, close } = connect(DATABASE_URL, { max: 1 });
	const [first, all] = await Promise.all([firstScreenRows(db), pictureRows(db)]).finally(close);
	const files = mediaFiles();
	keepEmoji(files.dir, all);
	await fetchOutsidePictures(files, first);
	await makeAhead(files, first);
	await fetchOutsidePictures(files, all);
}

/** What another computer has drawn waits for no drawing. */
async function onePicture(picture: Omit<PictureJob, "files"> & PictureFile): Promise<string> {
	const files = mediaFiles();
	const path = pictureFile(files.dir, picture.key, picture.width, picture.format);
	if (await files.find(path)) return path;
	if (picture.recipe === null && !(await hasOriginal(files, picture.key))) return "";
	return drawing(() => makePicture({ ...picture, files }));
}

async function fulfil(order: StudioOrder): Promise<string> {
	if (order.what === "one") return onePicture(order);
	if (order.what === "share") return drawing(() => makeSharePicture(mediaFiles(), order.work));
	if (order.what === "sheet") return drawing(() => makeSheet(mediaFiles(), order.work));
	if (order.what === "tend") return tending(tend);
	await ahead(workAhead);
	return "";
}

async function tend(): Promise<string> {
	const env = readEnv();
	const settings = s3Settings(env);
	if (!settings) return "";
	const maxBytes = env.MEDIA_CACHE_MB === undefined ? undefined : env.MEDIA_CACHE_MB * MB;
	const store = s3Store(settings, STEADY);
	const done = await tendFiles(env.DATA_DIR, store, { folder: MEDIA_FOLDER, isOurs: isSharedPicture, maxBytes });
	if (done.put + done.left + done.trimmed > 0) log.info(done, "pictures and their store");
	return done.isAway ? STORE_AWAY : "";
}

serveTasks(fulfil, { idleMs: IDLE_MS });
