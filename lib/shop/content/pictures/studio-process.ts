/** A picture studio: the process that does the orders of lib/shop/content/pictures/studio.ts. */
import pLimit from "p-limit";
import { makePicture } from "../../goods/media/make.ts";
import { keepEmoji, makeAhead } from "../../goods/media/make-ahead.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { fetchOutsidePictures } from "../../goods/media/outside-pictures.ts";
import { firstScreenRows, pictureRows } from "../../goods/media/pictures.sql.ts";
import { readEnv } from "../../kernel/base/env.ts";
import { connect } from "../../kernel/db/client.ts";
import { serveTasks } from "../../kernel/jobs/serve-tasks.ts";
import { makeSharePicture } from "./make-share.ts";
import { makeSheet } from "./make-sheet.ts";
import type { StudioOrder } from "./studio.ts";

/** Longer than a visitor looks at one page: a restart takes as long as a few drawings. */
const IDLE_MS = 120_000;
/** Concurrent drawings; each holds several megabytes until it is encoded. */
const drawing = pLimit(2);
/** A repeated order checks again after the running one. */
const ahead = pLimit(1);

async function workAhead(): Promise<void> {
	const { DATABASE_URL } = readEnv();
	if (!DATABASE_URL) throw new Error("The picture studio needs DATABASE_URL");
	const { db, close } = connect(DATABASE_URL, { max: 1 });
	const [first, all] = await Promise.all([firstScreenRows(db), pictureRows(db)]).finally(close);
	const dir = mediaDir();
	keepEmoji(dir, all);
	await fetchOutsidePictures(dir, first);
	await makeAhead(dir, first);
	await fetchOutsidePictures(dir, all);
}

async function fulfil(order: StudioOrder): Promise<string> {
	if (order.what === "one") return drawing(() => makePicture({ ...order, dir: mediaDir() }));
	if (order.what === "share") return drawing(() => makeSharePicture(mediaDir(), order.work));
	if (order.what === "sheet") return drawing(() => makeSheet(mediaDir(), order.work));
	await ahead(workAhead);
	return "";
}

serveTasks(fulfil, { idleMs: IDLE_MS });
