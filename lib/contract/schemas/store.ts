/** Branches where people can come: when they are open, what is to be had there, how to get there. */

import { z } from "zod";
import { STORE_SERVICES } from "../../domain/place/store-services.ts";
import { HOLIDAYS } from "../../domain/time/holidays.ts";
import { WEEKDAYS } from "../../domain/time/opening-hours.ts";
import * as fields from "../fields.ts";
import { picture } from "./catalogue.ts";

/** From and to on clocks in Prague, "09:00" and "18:00". */
const hours = z.tuple([z.string(), z.string()]);

const service = z.enum(STORE_SERVICES);

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
	opening_hours: z.partialRecord(z.enum(WEEKDAYS), hours),
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
	urls: fields.urls,
});
export type Store = z.infer<typeof store>;
