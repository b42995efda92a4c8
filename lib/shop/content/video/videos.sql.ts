import { sql } from "drizzle-orm";
import type { VideoSource } from "../../../domain/content/content-kinds.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type VideoRow = {
	id: number;
	source: VideoSource;
	name: string;
	duration_s: number;
	title: string;
	description: string;
};

/** Published videos that there are in a language, in their order; only the one with this id when it is given. Locks nothing. */
export async function videoRows(
	db: Database,
	{ locale, now, id = null }: { locale: Locale; now: Date; id?: number | null },
): Promise<VideoRow[]> {
	const result = await db.execute<VideoRow>(sql`
		select v.id, v.source, v.name, v.duration_s, t.title, t.description
		from videos v join video_translations t on t.video_id = v.id and t.locale = ${locale}
		where v.published_at <= ${now} and (${id}::int is null or v.id = ${id}) order by v.position, v.id`);
	return result.rows;
}
