import { and, eq, lte } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { videos, videoTranslations } from "../../kernel/db/schema/influencers.ts";

/** Published videos in a language, in their order; with `id` only that one. Locks nothing. */
export async function videoRows(
	db: Database,
	{ locale, now, id = null }: { locale: Locale; now: Date; id?: number | null },
) {
	return db
		.select({
			id: videos.id,
			source: videos.source,
			name: videos.name,
			durationS: videos.durationS,
			title: videoTranslations.title,
			description: videoTranslations.description,
		})
		.from(videos)
		.innerJoin(videoTranslations, and(eq(videoTranslations.videoId, videos.id), eq(videoTranslations.locale, locale)))
		.where(and(lte(videos.publishedAt, now), id === null ? undefined : eq(videos.id, id)))
		.orderBy(videos.position, videos.id);
}
export type VideoRow = Awaited<ReturnType<typeof videoRows>>[number];
