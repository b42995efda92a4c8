import type { PictureRecipe } from "./recipe.ts";

/** Shown for an outside picture until it is downloaded. */
export const placeholderRecipe: PictureRecipe = { layout: "single", pieces: ["art:party-bag"] };
/** Its background when the picture's row has no tint. */
export const PLACEHOLDER_TINT = "#ffe1e6";
