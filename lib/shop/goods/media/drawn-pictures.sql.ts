import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { pictureRecipe } from "./recipe.ts";

const drawnPicture = z.strictObject({ id: z.int(), key: z.string(), recipe: pictureRecipe, tint: z.string() });

/** Pictures with a recipe. */
export function drawnPictures(db: Database): Promise<z.infer<typeof drawnPicture>[]> {
	return readRows(
		db,
		drawnPicture,
		sql`select id, key, recipe, tint from pictures where recipe is not null and tint is not null`,
	);
}

export async function nameAnew(db: Database, renamed: readonly { id: number; key: string }[]): Promise<void> {
	const rows = JSON.stringify(renamed);
	await db.execute(sql`
		update pictures p set key = n.key from json_to_recordset(${rows}::json) as n(id int, key text)
		where p.id = n.id and not exists (select from pictures o where o.key = n.key)`);
}
