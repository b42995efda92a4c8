import { LOCALES } from "../../../domain/locale.ts";
import { slugify } from "../../../domain/words/slug.ts";
import { pictureKey } from "../../goods/media/picture-files.ts";
import type { PictureRecipe } from "../../goods/media/recipe.ts";
import type { Database } from "../../kernel/db/client.ts";
import { categories, categoryTranslations } from "../../kernel/db/schema/catalogue.ts";
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

/** Where imported goods stand unless told otherwise. */
export const IMPORT_CATEGORY = {
	key: "import",
	tint: "#eeebf3",
	name: { cs: "Dovezené zboží", en: "Imported goods" },
	description: {
		cs: "Zboží od našich dodavatelů, které jsme do nabídky právě přidali.",
		en: "Goods from our suppliers that we have just added.",
	},
} as const;

/** The category of imported goods, made when it is missing, at the end of the menu. */
export async function keepImportCategory(tx: Database): Promise<ImportCategory> {
	const { key, tint, name, description } = IMPORT_CATEGORY;
	const known = await categoryOfKey(tx, key);
	if (known) return known;
	const recipe = { key: pictureKey(picture, tint), recipe: picture, tint };
	const pictureId = (await keepPictures(tx, [recipe])).ids.get(recipe.key) ?? null;
	const [id] = await nextCatalogueIds(tx, 1);
	if (id === undefined) throw new Error("The database gave no id for a category");
	await tx.insert(categories).values({ id, key, tint, pictureId, position: await nextCategoryPosition(tx) });
	await tx.insert(categoryTranslations).values(
		LOCALES.map((locale) => ({
			categoryId: id,
			locale,
			slug: slugify(name[locale]),
			name: name[locale],
			description: description[locale],
		})),
	);
	return { id, key, tint };
}
