import { and, eq, ne, sql } from "drizzle-orm";
import type { Block } from "../../../contract/schemas/blocks.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageTranslations, postTranslations } from "../../kernel/db/schema/content.ts";

type TextName = { of: "post" | "page"; id: number; locale: Locale };

/** Articles and pages without blocks. Locks them. */
export async function textsWithoutBlocks(tx: Database): Promise<(TextName & { body: string })[]> {
	const posts = await tx
		.select({ id: postTranslations.postId, locale: postTranslations.locale, body: postTranslations.body })
		.from(postTranslations)
		.where(and(sql`${postTranslations.blocks} = '[]'`, ne(postTranslations.body, "")))
		.orderBy(postTranslations.postId, postTranslations.locale)
		.for("update");
	const pages = await tx
		.select({ id: pageTranslations.pageId, locale: pageTranslations.locale, body: pageTranslations.body })
		.from(pageTranslations)
		.where(and(sql`${pageTranslations.blocks} = '[]'`, ne(pageTranslations.body, "")))
		.orderBy(pageTranslations.pageId, pageTranslations.locale)
		.for("update");
	return [
		...posts.map((text) => ({ ...text, of: "post" as const })),
		...pages.map((text) => ({ ...text, of: "page" as const })),
	];
}

export async function keepBlocks(tx: Database, { of, id, locale, blocks }: TextName & { blocks: Block[] }) {
	if (of === "post") {
		await tx
			.update(postTranslations)
			.set({ blocks })
			.where(and(eq(postTranslations.postId, id), eq(postTranslations.locale, locale)));
	} else {
		await tx
			.update(pageTranslations)
			.set({ blocks })
			.where(and(eq(pageTranslations.pageId, id), eq(pageTranslations.locale, locale)));
	}
}
