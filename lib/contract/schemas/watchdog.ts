/** Watchdog of a variant's stock (promises §1, §6). */
import { z } from "zod";
import * as fields from "../fields.ts";
import { categoryLink } from "./catalogue.ts";

export const watchInput = z.object({ locale: fields.locale });

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
