import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import type { PictureRecipe } from "./recipe.ts";

export type PictureRow = { key: string; recipe: PictureRecipe | null; tint: string | null; source_url: string | null };

export async function pictureRow(db: Database, key: string): Promise<PictureRow | undefined> {
	const result = await db.execute<PictureRow>(
		sql`select key, recipe, tint, source_url from pictures where key = ${key}`,
	);
	return result.rows[0];
}

/** Every picture in use: those of categories and best sellers first, for they are on the first screens. */
export async function pictureRows(db: Database): Promise<PictureRow[]> {
	const result = await db.execute<PictureRow>(sql`
		select x.key, x.recipe, x.tint, x.source_url from pictures x
		left join (
			select pp.picture_id, min(pp.position) as position, max(p.popularity) as popularity
			from product_pictures pp join products p on p.id = pp.product_id group by 1
		) used on used.picture_id = x.id
		order by exists (select from categories c where c.picture_id = x.id) desc, used.position, used.popularity desc, x.id`);
	return result.rows;
}
