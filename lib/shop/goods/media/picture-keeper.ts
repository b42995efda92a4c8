import type { Database } from "../../kernel/db/client.ts";
import { pictures } from "../../kernel/db/schema/catalogue.ts";
import { pictureKey } from "./picture-files.ts";
import type { PictureRecipe } from "./recipe.ts";

/** Stores each different picture once; returns the id of its row. */
export type PictureIds = (recipe: PictureRecipe, tint: string) => Promise<number>;

export function pictureKeeper(tx: Database): PictureIds {
	const ids = new Map<string, number>();
	return async (recipe, tint) => {
		const ground = recipe.tint ?? tint;
		const key = pictureKey(recipe, ground);
		const known = ids.get(key);
		if (known) return known;
		const [row] = await tx
			.insert(pictures)
			.values({ key, recipe, tint: ground })
			// A picture of an earlier seed with the same key looks the same.
			.onConflictDoUpdate({ target: pictures.key, set: { key } })
			.returning({ id: pictures.id });
		const id = row?.id ?? 0;
		ids.set(key, id);
		return id;
	};
}
