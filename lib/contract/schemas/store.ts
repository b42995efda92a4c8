/** Branches: opening hours, services, directions. */

import { z } from "zod";
import { STORE_SERVICES } from "../../domain/place/store-services.ts";
import { HOLIDAYS } from "../../domain/time/holidays.ts";
import { WEEKDAYS } from "../../domain/time/opening-hours.ts";
import * as fields from "../fields.ts";
import { picture } from "./catalogue.ts";

/** From and to in Prague time, "09:00" and "18:00". */
const hours = z.tuple([z.string(), z.string()]);

const service = z.enum(STORE_SERVICES);

const specialDay = z.object({
	/** Calendar day in Prague, "2026-12-24". */
	day: z.string(),
	/** Hours of that day; null: closed. */
	hours: hours.nullable(),
	/** Key of the holiday; the storefront has its name. */
	holiday: z.enum(HOLIDAYS).nullable(),
	/** A note by the branch; "" for none. */
	note: z.string(),
});

export const storeCard = z.object({
	id: z.number().int(),
	/** Identifies the branch in the filter of a listing. */
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
	/** Public holidays and other days that differ from the week, among the next 60. */
	special_days: z.array(specialDay),
	/** Goods are ready in 1–2 working days here. */
	is_prague: z.boolean(),
	services: z.array(service),
	image: picture.nullable(),
	tint: z.string(),
	url: z.string(),
});
export type StoreCard = z.infer<typeof storeCard>;

export const store = storeCard.extend({
	description: z.string(),
	/** Directions: stops, parking, entrance. */
	directions: z.string(),
	pictures: z.array(picture.extend({ tint: z.string() })),
	urls: fields.urls,
});
export type Store = z.infer<typeof store>;
