import type { Page } from "../../../contract/schemas/content.ts";
import type { Locale } from "../../../domain/locale.ts";
import { headScene } from "../../goods/media/head-scene.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { pagePath } from "../../goods/search-index/page-path.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type PageName, pageRow } from "./pages.sql.ts";
import { showBlocks } from "./show-blocks.ts";
import { urlsOf } from "./urls-of.ts";

/** A page of text; null when none has this name in this language. */
export async function getPage({ db }: Shop, locale: Locale, name: PageName): Promise<Page | null> {
	const row = await pageRow(db, locale, name);
	if (!row) return null;
	const { id, key, kind, slug, title, perex } = row;
	return {
		...{ id, key, kind, title, slug, perex },
		blocks: await showBlocks(db, locale, row.blocks),
		image: pictureOf(row.picture_key, title),
		scene: headScene(row.recipe),
		updated_at: new Date(row.updated_at).toISOString(),
		urls: urlsOf(row, (of, word) => pagePath(of, { id, key, kind, slug: word })),
	};
}
