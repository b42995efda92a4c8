import type { PictureRecipe } from "../../media/recipe.ts";
import type { Text } from "./text.ts";

export type SeedPost = {
	slug: Text;
	title: Text;
	perex: Text;
	/** Markdown: paragraphs, `## ` headings and `- ` lists. */
	body: Text;
	publishedDaysAgo: number;
	picture: PictureRecipe;
};
