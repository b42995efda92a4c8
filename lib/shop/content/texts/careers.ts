import type { Career, CareerCard } from "../../../contract/schemas/content.ts";
import { settings } from "../../../contract/schemas/lists.ts";
import type { Locale } from "../../../domain/locale.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { settingRows } from "../settings/settings.sql.ts";
import { type CareerRow, careerRows } from "./offers.sql.ts";
import { showBlocks } from "./show-blocks.ts";
import { urlsOf } from "./urls-of.ts";

type Address = Career["address"];

/** Open jobs: published, and before their closing day. */
export async function listCareers({ db, now }: Shop, locale: Locale): Promise<CareerCard[]> {
	const [rows, headquarters] = await Promise.all([careerRows(db, locale, momentOf(now)), readHeadquarters(db, locale)]);
	return rows.map((row) => cardOf(row, locale, headquarters));
}

/** An open job; null for a closed one, as if it had never existed. */
export async function getCareer({ db, now }: Shop, locale: Locale, id: number): Promise<Career | null> {
	const [[row], headquarters] = await Promise.all([
		careerRows(db, locale, momentOf(now), id),
		readHeadquarters(db, locale),
	]);
	if (!row) return null;
	return {
		...cardOf(row, locale, headquarters),
		blocks: await showBlocks(db, locale, row.blocks),
		address: workplaceOf(row, headquarters),
		urls: urlsOf(row, (of, slug) => pageLinks.written(of, "careers", { id, slug })),
	};
}

function momentOf(now: () => Date) {
	const moment = now();
	return { now: moment, today: pragueDay(moment) };
}

/** From the shop's contacts, whose `city` is "150 00 Praha 5". */
async function readHeadquarters(db: Database, locale: Locale): Promise<Address> {
	const row = (await settingRows(db, locale)).find(({ key }) => key === "contacts");
	const { street, city } = settings.shape.contacts.parse(row?.value);
	const [, zip = "", town = city] = /^(\d{3} ?\d{2}) +(.+)$/.exec(city.replace(/\s/g, " ")) ?? [];
	return { street, zip: zip.replace(" ", ""), city: town };
}

function workplaceOf({ street, city, zip }: CareerRow, headquarters: Address): Address {
	return street === null || city === null || zip === null ? headquarters : { street, city, zip };
}

function cardOf(row: CareerRow, locale: Locale, headquarters: Address): CareerCard {
	const { id, slug, title, perex, employment, pay_per, closes_on } = row;
	return {
		...{ id, slug, title, perex },
		url: pageLinks.written(locale, "careers", { id, slug }),
		employment,
		city: workplaceOf(row, headquarters).city,
		pay_from: row.pay_from_minor,
		pay_to: row.pay_to_minor,
		pay_per,
		published_at: new Date(row.published_at).toISOString(),
		closes_on,
	};
}
