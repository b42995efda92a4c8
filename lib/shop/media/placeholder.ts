import type { PictureRecipe } from "./recipe.ts";

/** Stands for an outside picture until it has been fetched. */
export const placeholderRecipe: PictureRecipe = { layout: "single", pieces: ["art:party-bag"] };
