import type { PictureRecipe } from "../db/seed/format.ts";

/** Stands for an outside picture until it has been fetched. */
export const placeholderRecipe: PictureRecipe = { layout: "single", pieces: ["art:party-bag"] };
