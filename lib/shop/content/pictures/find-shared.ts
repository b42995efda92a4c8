import type { Picture } from "../../../contract/schemas/catalogue.ts";
import type { Shared, SharedKind } from "../../../domain/goods/share-picture.ts";
import type { Locale } from "../../../domain/locale.ts";
import { cardRows } from "../../goods/catalogue/cards.sql.ts";
import { cardOf } from "../../goods/catalogue/cards.ts";
import { getCategory } from "../../goods/catalogue/categories.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import type { Shop } from "../../kernel/shop.ts";
import { postRow } from "../texts/posts.sql.ts";
import { NO_TINT } from "../texts/urls-of.ts";

export type FoundShared = Shared & { tint: string };

type Thing = { title: string; image: Picture | null; tint: string };

/** What a shared link shows: title and picture of its page; null when the page is not public. */
export async function findShared(
	shop: Shop,
	locale: Locale,
	kind: SharedKind,
	id: number,
): Promise<FoundShared | null> {
	const thing = await FIND[kind](shop, locale, id);
	return thing && { kind, id, locale, title: thing.title, src: thing.image?.src ?? null, tint: thing.tint };
}

const FIND: Record<SharedKind, (shop: Shop, locale: Locale, id: number) => Promise<Thing | null>> = {
	product: async ({ db }, locale, id) => {
		const [row] = await cardRows(db, locale, [id]);
		if (!row) return null;
		const { name, main_image, tint } = cardOf(row, locale);
		return { title: name, image: main_image, tint };
	},
	category: async (shop, locale, id) => {
		const category = await getCategory(shop, locale, id);
		return category && { title: category.name, image: category.image, tint: category.tint };
	},
	post: async ({ db, now }, locale, id) => {
		const row = await postRow(db, locale, id, now());
		return row ? { title: row.title, image: pictureOf(row.picture_key, row.title), tint: row.tint ?? NO_TINT } : null;
	},
};
