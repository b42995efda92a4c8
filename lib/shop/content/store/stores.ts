import type { Store, StoreCard } from "../../../contract/schemas/store.ts";
import { eachLocale, type Locale } from "../../../domain/locale.ts";
import { STORE_SERVICES } from "../../../domain/place/store-services.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { specialDays } from "../../../domain/time/opening-hours.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type StoreRow, storeRows } from "./stores.sql.ts";

/** How many days ahead exceptions are shown. */
const SPECIAL_DAYS_AHEAD = 60;
const towns = new Intl.Collator("cs");
/** Background of branches without a picture. */
const NO_TINT = "#ffffff";

/** All branches, Prague first, then by town. */
export async function listStores(shop: Shop, locale: Locale): Promise<StoreCard[]> {
	const today = pragueDay(shop.now());
	const rows = await storeRows(shop.db, { locale, from: today, days: SPECIAL_DAYS_AHEAD });
	const byTown = rows.toSorted((a, b) => Number(b.is_prague) - Number(a.is_prague) || towns.compare(a.city, b.city));
	return byTown.map((row) => cardOf(row, locale, today));
}

/** A branch; null when none has this id. */
export async function getStore(shop: Shop, locale: Locale, id: number): Promise<Store | null> {
	const today = pragueDay(shop.now());
	const [row] = await storeRows(shop.db, { locale, from: today, days: SPECIAL_DAYS_AHEAD, id });
	if (!row) return null;
	return {
		...cardOf(row, locale, today),
		description: row.description,
		directions: row.directions,
		pictures: row.pictures.flatMap(({ key, tint }) => {
			const picture = pictureOf(key, row.name);
			return picture ? [{ ...picture, tint: tint ?? NO_TINT }] : [];
		}),
		urls: eachLocale((of) => pageLinks.store(of, id)),
	};
}

function cardOf(row: StoreRow, locale: Locale, today: string): StoreCard {
	const { id, slug, name, street, city, zip, phone, email, latitude, longitude } = row;
	const [picture] = row.pictures;
	return {
		...{ id, slug, name, street, city, zip, phone, email },
		position: { latitude, longitude },
		opening_hours: row.opening_hours,
		is_large_shop: row.is_large_shop,
		is_prague: row.is_prague,
		special_days: specialDaysOf(row, today),
		services: STORE_SERVICES.filter((service) => row.services.includes(service)),
		image: pictureOf(picture?.key ?? null, name),
		tint: picture?.tint ?? NO_TINT,
		url: pageLinks.store(locale, id),
	};
}

function specialDaysOf(row: StoreRow, today: string): StoreCard["special_days"] {
	const branch = {
		openingHours: row.opening_hours,
		isLargeShop: row.is_large_shop,
		exceptions: row.exceptions,
	};
	const notes = new Map(row.exceptions.map(({ day, note }) => [day, note]));
	return specialDays(branch, today, SPECIAL_DAYS_AHEAD).map((one) => ({ ...one, note: notes.get(one.day) ?? "" }));
}
