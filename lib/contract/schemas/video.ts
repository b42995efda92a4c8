/** Videos for signed-in customers (promises §2 /account/videos). */

import { z } from "zod";
import { VIDEO_SOURCES } from "../../domain/content/content-kinds.ts";

export const video = z.object({
	id: z.number().int(),
	title: z.string(),
	description: z.string(),
	duration_s: z.number().int(),
	/** Where it plays: "file" is the shop's own; the others load from their service, after consent alone. */
	source: z.enum(VIDEO_SOURCES),
	/** Below the API's address, working for some hours; or the service's player. */
	url: z.string(),
	/** Still picture, below the API's address; null without any. */
	poster: z.string().nullable(),
	/** Subtitles, below the API's address; null without any. */
	captions: z.string().nullable(),
});
export type Video = z.infer<typeof video>;

export const videoParts = z.enum(["video.webm", "poster.webp", "captions.vtt"]);
export const videoLinkQuery = z.object({
	expires: z.string().regex(/^\d{1,12}$/),
	signature: z.string().regex(/^[\w-]{43}$/),
});
