import { createHash } from "node:crypto";
import { pictureKey } from "../../goods/media/picture-files.ts";
import { placeholderRecipe } from "../../goods/media/placeholder.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";
import type { Database } from "../../kernel/db/client.ts";
import { insertAll } from "../../kernel/db/insert-all.ts";
import { pictures } from "../../kernel/db/schema/catalogue.ts";
import { pictureIdsOf } from "./import.sql.ts";

export type NewPicture = typeof pictures.$inferInsert;

/** A picture to download; its key comes from its address, because its content is not known yet. */
export function outsidePicture(url: string): NewPicture {
	return { key: createHash("sha256").update(`outside:${url}`).digest("hex").slice(0, 20), sourceUrl: url };
}

/** A composed picture; by default the one for goods without a picture. */
export function recipePicture(tint: string, recipe: PictureRecipe = placeholderRecipe): NewPicture {
	return { key: pictureKey(recipe, tint), recipe, tint };
}

/** Ids of all these pictures by key, with new ones added; and how many were new. */
export async function keepPictures(
	tx: Database,
	wanted: NewPicture[],
): Promise<{ ids: Map<string, number>; added: number }> {
	const byKey = new Map(wanted.map((picture) => [picture.key, picture]));
	const known = await pictureIdsOf(tx, [...byKey.keys()]);
	const missing = [...byKey.values()].filter(({ key }) => !known.has(key));
	if (missing.length === 0) return { ids: known, added: 0 };
	await insertAll(tx, pictures, missing);
	return { ids: await pictureIdsOf(tx, [...byKey.keys()]), added: missing.length };
}
