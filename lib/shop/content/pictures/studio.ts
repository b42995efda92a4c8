import type { PictureFile, PictureJob } from "../../goods/media/make.ts";
import { type TaskProcess, taskProcess } from "../../kernel/jobs/task-process.ts";
import type { ShareWork } from "./share-files.ts";
import type { SheetWork } from "./sheet-files.ts";

type OnePicture = Omit<PictureJob, "files"> & PictureFile;

/**
 * An order to a studio: one file of a picture, a picture for shared links, a sheet of tiles, missing pictures of the
 * first screens, or what there is to do between disk and store. The reply is the file's path.
 */
export type StudioOrder =
	| ({ what: "one" } & OnePicture)
	| { what: "share"; work: ShareWork }
	| { what: "sheet"; work: SheetWork }
	| { what: "ahead" }
	| { what: "tend" };
type Studio = TaskProcess<StudioOrder, string>;

const STUDIO = { name: "studio", script: "lib/shop/content/pictures/studio-process.ts" };

// The bundler may load this file more than once in a process (once per route); all share the same studios.
const holder = globalThis as typeof globalThis & { konfetyStudios?: { asked: Studio; ahead: Studio } };
/**
 * "asked": a visitor waits for it; "ahead": nobody does. Each is a process, so that the system can favour the first. Pictures
 * with waiting visitors come shortly after replies, or a busy machine would draw none.
 */
holder.konfetyStudios ??= { asked: taskProcess({ ...STUDIO, nice: 2 }), ahead: taskProcess({ ...STUDIO, nice: 15 }) };
const studios = holder.konfetyStudios;

/** Path of one file of a picture, made when it is missing; "" for an outside picture that nobody has downloaded. */
export function orderPicture(picture: OnePicture): Promise<string> {
	return studios.asked.run({ what: "one", ...picture });
}

/**
 * Path of a picture for shared links, drawn when it is missing; a stand-in's path while its outside picture is not
 * downloaded.
 */
export function orderSharePicture(work: ShareWork): Promise<string> {
	return studios.asked.run({ what: "share", work });
}

/** Path of a sheet, drawn when it is missing; a stand-in's path while some of its outside pictures are not downloaded. */
export function orderSheet(work: SheetWork): Promise<string> {
	return studios.asked.run({ what: "sheet", work });
}

/**
 * Makes missing pictures of the first screens, and downloads missing outside ones. May be interrupted and repeated. All
 * others are drawn on their first request: most are never requested.
 */
export async function orderFirstPictures(): Promise<void> {
	await studios.ahead.run({ what: "ahead" });
}

/** Puts into the store what waits for it, and does what else `tendFiles` does. Whether the store is there. */
export async function orderTending(): Promise<boolean> {
	return (await studios.ahead.run({ what: "tend" })) !== STORE_AWAY;
}

/** The reply to such an order. */
export const STORE_AWAY = "away";
