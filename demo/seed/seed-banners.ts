import type { PictureIds } from "#lib/shop/goods/media/picture-keeper.ts";
import type { PictureRecipe } from "#lib/shop/goods/media/recipe.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { banners } from "#lib/shop/kernel/db/schema/shop.ts";
import { DEMO_LOCALES, type DemoText } from "../facts/languages.ts";

type SeedBanner = { key: string; title: DemoText; url: DemoText | null; picture: PictureRecipe | null };

const RENTAL: DemoText = { cs: "/info/pujcovna-kostymu", en: "/en/info/costume-rental" };

export const BANNERS: SeedBanner[] = [
	{
		key: "banner.promo",
		title: { cs: "Doprava zdarma při nákupu nad 1 500 Kč", en: "Free delivery above 1 500 Kč" },
		url: null,
		picture: null,
	},
	{
		key: "banner.popup_desktop",
		title: {
			cs: "Kostým na jeden večer? Půjčte si ho na osmi našich pobočkách.",
			en: "A costume for one night? Rent it at eight of our branches.",
		},
		url: RENTAL,
		picture: { layout: "set", pieces: ["emoji:top-hat", "emoji:performing-arts", "emoji:crown", "emoji:magic-wand"] },
	},
	{
		key: "banner.popup_mobile",
		title: {
			cs: "Kostým na jeden večer? Půjčte si ho u\u00a0nás.",
			en: "A costume for one night? Rent it from us.",
		},
		url: RENTAL,
		picture: { layout: "trio", pieces: ["emoji:top-hat", "emoji:performing-arts", "emoji:crown"] },
	},
];

const TINT = "#fff3bf";

/** The promo banner, and the intro popup for wide and for small screens. */
export async function seedBanners(tx: Database, pictureIds: PictureIds): Promise<void> {
	for (const { key, title, url, picture } of BANNERS) {
		const pictureId = picture && (await pictureIds(picture, TINT));
		await tx.insert(banners).values(
			DEMO_LOCALES.map((locale) => ({
				key,
				locale,
				title: title[locale],
				url: url?.[locale] ?? null,
				target: null,
				pictureId,
			})),
		);
	}
}
