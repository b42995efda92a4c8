import type { Video } from "../../../contract/schemas/video.ts";
import type { VideoSource } from "../../../domain/content/content-kinds.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Shop } from "../../kernel/shop.ts";
import { hasPart, type VideoPart } from "./video-files.ts";
import { signedPath } from "./video-link.ts";
import { type VideoRow, videoRows } from "./videos.sql.ts";

type Place = Pick<Video, "url" | "poster" | "captions">;

/** Published videos in a language, in the shop's order. Leaves out one with an invalid file name or id. */
export async function listVideos(shop: Shop, locale: Locale): Promise<Video[]> {
	const rows = await videoRows(shop.db, { locale, now: shop.now() });
	const videos = await Promise.all(rows.map((row) => videoReply(shop, row, locale)));
	return videos.filter((video) => video !== null);
}

/** One published video; null when there is none. */
export async function getVideo(shop: Shop, locale: Locale, id: number): Promise<Video | null> {
	const [row] = await videoRows(shop.db, { locale, now: shop.now(), id });
	return row ? videoReply(shop, row, locale) : null;
}

async function videoReply(shop: Shop, row: VideoRow, locale: Locale): Promise<Video | null> {
	const { id, source, title, description, durationS } = row;
	const place = source === "file" ? await placeOfFiles(shop, row, locale) : playerOf(source, row.name);
	return place && { id, title, description, duration_s: durationS, source, ...place };
}

async function placeOfFiles(shop: Shop, { id, name }: VideoRow, locale: Locale): Promise<Place | null> {
	const partUrl = async (part: VideoPart) =>
		(await hasPart(name, part, locale)) ? signedPath(shop, { id, locale, part }) : null;
	const [url, poster, captions] = await Promise.all(
		(["video.webm", "poster.webp", "captions.vtt"] as const).map(partUrl),
	);
	return url ? { url, poster: poster ?? null, captions: captions ?? null } : null;
}

/** Players that set no cookies before playing (YouTube), or do not track (Vimeo); checks the format of their ids. */
function playerOf(source: Exclude<VideoSource, "file">, id: string): Place | null {
	const url =
		source === "youtube"
			? /^[\w-]{11}$/.test(id) && `https://www.youtube-nocookie.com/embed/${id}`
			: /^\d{1,15}$/.test(id) && `https://player.vimeo.com/video/${id}?dnt=1`;
	return url === false ? null : { url, poster: null, captions: null };
}
