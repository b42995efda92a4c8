import { sql } from "drizzle-orm";
import { addDays, pragueDay, weekdayOf } from "#lib/domain/time/calendar-day.ts";
import type { PictureIds } from "#lib/shop/goods/media/picture-keeper.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { branchExceptions, branches, branchPictures, branchTranslations } from "#lib/shop/kernel/db/schema/places.ts";
import { BRANCHES } from "../facts/branches.ts";
import { DEMO_LOCALES } from "../facts/languages.ts";
import { STORE_TEXTS } from "../facts/store-texts.ts";

const TINT = "#fff3bf";
const NEW_YEARS_EVE = { cs: "Silvestr", en: "New Year’s Eve" };
const STOCKTAKING = { cs: "Inventura", en: "Stocktaking" };
/** Branches with a stocktaking on a Wednesday two to three weeks ahead. */
const STOCKTAKING_AT = ["liberec", "zlin"];
const WEDNESDAY = 3;

/** Texts, pictures and special days of the demo's branches, by their slugs; branches with other slugs get none. */
export async function seedStores(tx: Database, now: Date, pictureIds: PictureIds): Promise<void> {
	const rows = await tx.select({ id: branches.id, slug: branches.slug }).from(branches);
	for (const { id: branchId, slug } of rows) {
		const texts = STORE_TEXTS[slug];
		if (!texts) continue;
		const { description, directions, pictures } = texts;
		await tx.insert(branchTranslations).values(
			DEMO_LOCALES.map((locale) => ({
				branchId,
				locale,
				description: description[locale],
				directions: directions[locale],
			})),
		);
		for (const [position, recipe] of pictures.entries()) {
			await tx.insert(branchPictures).values({ branchId, pictureId: await pictureIds(recipe, TINT), position });
		}
		await tx
			.insert(branchExceptions)
			.values(specialDaysOf(slug, pragueDay(now)).map((exception) => ({ branchId, ...exception })))
			// The staff's note about a day stays.
			.onConflictDoNothing();
	}
}

/** Adds services to branches of an older demo shop, unless they have some already. */
export async function fillStoreServices(tx: Database): Promise<void> {
	for (const { slug, services, balloonsPerSlot } of BRANCHES) {
		await tx.execute(sql`
			update branches set services = ${sql.param(services)}::text[], balloons_per_slot = ${balloonsPerSlot}
			where slug = ${slug} and services = '{}'`);
	}
}

function specialDaysOf(slug: string, today: string) {
	const year = today.slice(0, 4);
	const newYearsEve = { day: `${year}-12-31`, hours: ["09:00", "14:00"] as [string, string], note: NEW_YEARS_EVE };
	if (!STOCKTAKING_AT.includes(slug)) return [newYearsEve];
	let day = addDays(today, 14);
	while (weekdayOf(day) !== WEDNESDAY) day = addDays(day, 1);
	return [newYearsEve, { day, hours: null, note: STOCKTAKING }];
}
