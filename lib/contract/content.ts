/** Articles of the blog. */
import { z } from "zod";
import { picture } from "./catalogue.ts";

export const postCard = z.object({
	id: z.number().int(),
	slug: z.string(),
	title: z.string(),
	/** What it is about, in a sentence or two. */
	perex: z.string(),
	url: z.string(),
	/** ISO 8601. */
	published_at: z.string(),
	image: picture.nullable(),
	tint: z.string(),
});
export type PostCard = z.infer<typeof postCard>;

export const post = postCard.extend({
	/** Markdown: paragraphs, `## ` headings and `- ` lists. */
	body: z.string(),
	/** Its address in each language. */
	urls: z.object({ cs: z.string(), en: z.string() }),
});
export type Post = z.infer<typeof post>;
