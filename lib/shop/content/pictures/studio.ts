import type { PictureFile, PictureJob } from "../../goods/media/make.ts";
import { type TaskProcess, taskProcess } from "../../kernel/jobs/task-process.ts";
import type { ShareWork } from "./share-files.ts";
import type { SheetWork } from "./sheet-files.ts";

type OnePicture = Omit<PictureJob, "dir"> & PictureFile;

/**
 * An order to a studio: one file of a picture, a picture for shared links, a sheet of tiles, or missing pictures of the
 * first screens. The reply is the file's path.
 */
export type StudioOrder =
	| ({ what: "one" } & OnePicture)
	| { what: "share"; work: ShareWork }
	| { what: "sheet"; work: SheetWork }
	| { what: "ahead" };
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

/** Path of one file of a picture, made when it is missing. */
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
