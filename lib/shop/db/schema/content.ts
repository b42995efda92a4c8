/** Articles of the blog. */
import { integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { localeEnum, moment, pictures } from "./catalogue.ts";

export const posts = pgTable("posts", {
	id: serial("id").primaryKey(),
	pictureId: integer("picture_id").references(() => pictures.id),
	publishedAt: moment("published_at").notNull(),
});

/** The body is Markdown. */
export const postTranslations = pgTable(
	"post_translations",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		locale: localeEnum("locale").notNull(),
		slug: text("slug").notNull(),
		title: text("title").notNull(),
		perex: text("perex").notNull(),
		body: text("body").notNull(),
	},
	(table) => [primaryKey({ columns: [table.postId, table.locale] })],
);
