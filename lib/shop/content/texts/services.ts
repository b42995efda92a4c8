import type { Service, ServiceCard } from "../../../contract/schemas/request.ts";
import { eachLocale, type Locale } from "../../../domain/locale.ts";
import { headScene } from "../../goods/media/head-scene.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type ServiceRow, serviceRows } from "./offers.sql.ts";
import { showBlocks } from "./show-blocks.ts";
import { NO_TINT } from "./urls-of.ts";

export async function listServices({ db }: Shop, locale: Locale): Promise<ServiceCard[]> {
	return (await serviceRows(db, locale)).map((row) => cardOf(row, locale));
}

/** A service; null when none has this id. */
export async function getService({ db }: Shop, locale: Locale, id: number): Promise<Service | null> {
	const [row] = await serviceRows(db, locale, id);
	if (!row) return null;
	const path = (of: Locale, slug: string) => pageLinks.written(of, "services", { id, slug });
	return {
		...cardOf(row, locale),
		blocks: await showBlocks(db, locale, row.blocks),
		scene: headScene(row.recipe),
		// Services are always written in every language.
		urls: eachLocale((of) => path(of, row.slugs[of] ?? row.slug)),
	};
}

function cardOf(row: ServiceRow, locale: Locale): ServiceCard {
	const { id, kind, slug, title, perex } = row;
	return {
		...{ id, kind, slug, title, perex },
		url: pageLinks.written(locale, "services", { id, slug }),
		image: pictureOf(row.picture_key, title),
		tint: row.tint ?? NO_TINT,
	};
}
