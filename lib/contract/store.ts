/** Branches where people can come: when they are open, what is to be had there, how to get there. */
import { z } from "zod";
import { HOLIDAYS } from "../domain/time/holidays.ts";
import { picture } from "./catalogue.ts";

/** From and to on clocks in Prague, "09:00" and "18:00". */
const hours = z.tuple([z.string(), z.string()]);

/** What is to be had at branches, in the order in which it is shown. */
export const STORE_SERVICES = ["rental", "inflation", "decoration", "pickup", "card", "parking", "wheelchair"] as const;
const service = z.enum(STORE_SERVICES);
export type StoreService = z.infer<typeof service>;

const specialDay = z.object({
	/** Calendar day in Prague, "2026-12-24". */
	day: z.string(),
	/** What holds on it; null: closed. */
	hours: hours.nullable(),
	/** Its name is for the storefront to say. */
	holiday: z.enum(HOLIDAYS).nullable(),
	/** The branch's own words; "" without any. */
	note: z.string(),
});

export const storeCard = z.object({
	id: z.number().int(),
	/** Names it in filters of goods. */
	slug: z.string(),
	name: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	phone: z.string(),
	email: z.string(),
	position: z.object({ latitude: z.number(), longitude: z.number() }),
	/** Weekday 1–7, Monday first → hours; a missing day is closed. */
	opening_hours: z.partialRecord(z.enum(["1", "2", "3", "4", "5", "6", "7"]), hours),
	/** Above 200 m²: Act 223/2016 closes it on some holidays. */
	is_large_shop: z.boolean(),
	/** Public holidays and days unlike its week, of the next 60. */
	special_days: z.array(specialDay),
	/** Its pickups are the quick ones. */
	is_prague: z.boolean(),
	services: z.array(service),
	image: picture.nullable(),
	tint: z.string(),
	url: z.string(),
});
export type StoreCard = z.infer<typeof storeCard>;

export const store = storeCard.extend({
	description: z.string(),
	/** How to get there: stops, parking, entrance. */
	directions: z.string(),
	pictures: z.array(picture.extend({ tint: z.string() })),
	urls: z.object({ cs: z.string(), en: z.string() }),
});
export type Store = z.infer<typeof store>;
