import type { PictureRecipe } from "./recipe.ts";

/** Stands for an outside picture until it has been fetched. */
export const placeholderRecipe: PictureRecipe = { layout: "single", pieces: ["art:party-bag"] };
/** Its ground where the picture's row says none. */
export const PLACEHOLDER_TINT = "#ffe1e6";
