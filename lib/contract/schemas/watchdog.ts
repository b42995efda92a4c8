/** Watchdog of a variant's stock (promises §1, §6). */
import { z } from "zod";
import { WATCH_STATES } from "../../domain/goods/watch-states.ts";
import * as fields from "../fields.ts";
import { categoryLink } from "./catalogue.ts";

export const watchInput = z.object({ locale: fields.locale });

/** A guest's wish to be told once. */
export const guestWatchInput = watchInput.extend({ email: fields.email });

/** Variants that the customer watches. */
export const watches = z.array(
	z.object({
		variant_id: z.number().int(),
		product: categoryLink,
		variant_name: z.string(),
		/** ISO date and time. */
		since: z.string(),
	}),
);
export type Watches = z.infer<typeof watches>;

export const watching = z.object({ variant_id: z.number().int(), is_watching: z.boolean() });
export type Watching = z.infer<typeof watching>;

export const watchEnded = z.object({ product: categoryLink, variant_name: z.string() });
export type WatchEnded = z.infer<typeof watchEnded>;

/** The watch of a mailed link. */
export const watchOfLink = watchEnded.extend({ state: z.enum(WATCH_STATES), is_guest: z.boolean() });
export type WatchOfLink = z.infer<typeof watchOfLink>;
