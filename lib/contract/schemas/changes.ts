/** Changes in the shop, for storefronts that cache its replies. */
import { z } from "zod";

export const changesQuery = z.object({
	/** `instance` of the previous reply; absent in the first request. */
	instance: z.uuid().optional(),
	after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});

/** The shop's CHANGES_KEY; without it the call is not found. */
export const changesHeaders = z.object({ "changes-key": z.string().optional() });

export const changeList = z.object({
	/** The process that answered; each process numbers its changes separately. */
	instance: z.uuid(),
	/** Number of the last change: the `after` of the next request. */
	last: z.number().int(),
	/** Changed cache tags such as "product:12"; null: changes may be lost, drop the whole cache. */
	tags: z.array(z.string()).nullable(),
});
export type ChangeList = z.infer<typeof changeList>;
