/** The picture studio: a process that draws what lib/shop/content/pictures/studio.ts orders. */
import { setPriority } from "node:os";
import { makePicture, makePictures } from "../../goods/media/make.ts";
import { mediaDir } from "../../goods/media/media-dir.ts";
import { makeOutsidePictures } from "../../goods/media/outside-pictures.ts";
import { pictureRows } from "../../goods/media/pictures.sql.ts";
import { readEnv } from "../../kernel/base/env.ts";
import { connect } from "../../kernel/db/client.ts";
import { makeSharePicture } from "./make-share.ts";
import type { StudioOrder, StudioReply } from "./studio.ts";

const IDLE_MS = 20_000;

let open = 0;
let idle: NodeJS.Timeout | undefined;

async function makeAll(): Promise<void> {
	const { DATABASE_URL } = readEnv();
	if (!DATABASE_URL) throw new Error("The picture studio needs DATABASE_URL");
	const { db, close } = connect(DATABASE_URL, { max: 1 });
	const rows = await pictureRows(db).finally(close);
	const drawn = rows.flatMap(({ recipe, tint }) => (recipe && tint ? [{ recipe, tint }] : []));
	const result = await makePictures({ dir: mediaDir(), pictures: drawn, concurrency: 1 });
	const failed = result.failed.map(({ key, error }) => `${key}: ${error.message}`);
	await makeOutsidePictures(mediaDir(), rows);
	if (failed.length > 0) throw new Error(`Pictures failed: ${failed.join("; ")}`);
}

async function fulfil(order: StudioOrder): Promise<StudioReply> {
	try {
		if (order.what === "one") return { id: order.id, path: await makePicture({ ...order, dir: mediaDir() }) };
		if (order.what === "share") return { id: order.id, path: await makeSharePicture(mediaDir(), order.work) };
		await makeAll();
		return { id: order.id };
	} catch (error) {
		return { id: order.id, error: error instanceof Error ? error.message : String(error) };
	}
}

/** Drawings under way at the same time; a drawing holds several megabytes until it is encoded. */
const AT_ONCE = 2;
const queue: (() => Promise<void>)[] = [];
let running = 0;
let all = Promise.resolve();

function next(): void {
	const work = running < AT_ONCE ? queue.shift() : undefined;
	if (!work) return;
	running += 1;
	void work().finally(() => {
		running -= 1;
		next();
	});
}

setPriority(10);
process.on("disconnect", () => process.exit(0));
process.on("message", (order: StudioOrder) => {
	open += 1;
	clearTimeout(idle);
	const work = async () => {
		process.send?.(await fulfil(order));
		open -= 1;
		if (open === 0) idle = setTimeout(() => process.exit(0), IDLE_MS);
	};
	// Making all goes on beside, one picture at a time; asked for again, it looks again afterwards.
	if (order.what === "all") all = all.then(work);
	else {
		queue.push(work);
		next();
	}
});
