/** Videos for signed-in customers (promises §2 /account/videos). */

import { z } from "zod";
import { VIDEO_SOURCES } from "../../domain/content/content-kinds.ts";

export const video = z.object({
	id: z.number().int(),
	title: z.string(),
	description: z.string(),
	duration_s: z.number().int(),
	/** Host of the video; "file" is the shop, the others load from their service only after consent. */
	source: z.enum(VIDEO_SOURCES),
	/** Path below the API's address, valid for some hours; or the service's player. */
	url: z.string(),
	/** Still picture, a path below the API's address, or null. */
	poster: z.string().nullable(),
	/** Subtitles, a path below the API's address, or null. */
	captions: z.string().nullable(),
});
export type Video = z.infer<typeof video>;

export const videoParts = z.enum(["video.webm", "poster.webp", "captions.vtt"]);
export const videoLinkQuery = z.object({
	expires: z.string().regex(/^\d{1,12}$/),
	signature: z.string().regex(/^[\w-]{43}$/),
});
