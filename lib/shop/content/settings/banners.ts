import type { BannerKey } from "../../../contract/schemas/lists.ts";
import type { Locale } from "../../../domain/locale.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import {
	allBannerRows,
	type BannerRow,
	type BannerWrite,
	deleteBanners,
	pictureIdByKey,
	writeBanner,
} from "./banners.sql.ts";

/** Every banner, active or not, by name and language. */
export function listBanners(shop: Shop): Promise<BannerRow[]> {
	return allBannerRows(shop.db);
}

/** `pictureKey` names a picture of the shop; null: a banner of text alone. */
export type BannerInput = Omit<BannerWrite, "pictureId" | "key"> & { key: BannerKey; pictureKey: string | null };

/** Creates or replaces a banner in one language, and announces it. Refuses an unknown picture. */
export async function setBanner(
	shop: Shop,
	{ pictureKey, ...banner }: BannerInput,
	isDryRun: boolean,
): Promise<Result<null, "unknown_picture">> {
	const pictureId = pictureKey === null ? null : await pictureIdByKey(shop.db, pictureKey);
	if (pictureId === undefined) return refuse("unknown_picture");
	if (isDryRun) return accept(null);
	await transaction(shop.db, async (tx) => {
		await writeBanner(tx, { ...banner, pictureId });
		await announce(tx, ["settings"]);
	});
	return accept(null);
}

/** Removes a banner in these languages and announces it; returns those in which there was one. */
export async function removeBanner(
	shop: Shop,
	{ key, locales, isDryRun }: { key: BannerKey; locales: readonly Locale[]; isDryRun: boolean },
): Promise<Locale[]> {
	if (isDryRun) {
		const rows = await allBannerRows(shop.db);
		return rows.filter((row) => row.key === key && locales.includes(row.locale)).map(({ locale }) => locale);
	}
	return transaction(shop.db, async (tx) => {
		const removed = await deleteBanners(tx, key, locales);
		if (removed.length > 0) await announce(tx, ["settings"]);
		return removed;
	});
}
