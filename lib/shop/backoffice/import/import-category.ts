import { LOCALES } from "../../../domain/locale.ts";
import { slugify } from "../../../domain/words/slug.ts";
import { pictureKey } from "../../goods/media/picture-files.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";
import type { Database } from "../../kernel/db/client.ts";
import { categories, categoryTranslations } from "../../kernel/db/schema/catalogue.ts";
import { loadMessages } from "../../kernel/messages.ts";
import { categoryOfKey, type ImportCategory, nextCatalogueIds, nextCategoryPosition } from "./import.sql.ts";
import { keepPictures } from "./import-pictures.ts";

const picture: PictureRecipe = {
	layout: "trio",
	pieces: [
		{ art: "art:party-bag", color: "#8d7bd8" },
		{ art: "art:party-bag", color: "#f790b5" },
		{ art: "art:party-bag", color: "#8fdcc2" },
	],
};

/** Where imported goods stand unless told otherwise; messages name it. */
export const IMPORT_CATEGORY = {
	key: "import",
	tint: "#eeebf3",
} as const;

/** The category of imported goods, created when missing, at the end of the menu. */
export async function keepImportCategory(tx: Database): Promise<ImportCategory> {
	const { key, tint } = IMPORT_CATEGORY;
	const known = await categoryOfKey(tx, key);
	if (known) return known;
	const recipe = { key: pictureKey(picture, tint), recipe: picture, tint };
	const pictureId = (await keepPictures(tx, [recipe])).ids.get(recipe.key) ?? null;
	const [id] = await nextCatalogueIds(tx, 1);
	if (id === undefined) throw new Error("The database gave no id for a category");
	await tx.insert(categories).values({ id, key, tint, pictureId, position: await nextCategoryPosition(tx) });
	for (const locale of LOCALES) {
		const { name, description } = (await loadMessages(locale)).newShop.importCategory;
		await tx.insert(categoryTranslations).values({ categoryId: id, locale, slug: slugify(name), name, description });
	}
	return { id, key, tint };
}
