/** What changed in the shop, for storefronts that keep its answers. */
import { z } from "zod";

export const changesQuery = z.object({
	/** From the answer before; absent at first. */
	instance: z.uuid().optional(),
	after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});

/** The shop's CHANGES_KEY; without it there is no such call. */
export const changesHeaders = z.object({ "changes-key": z.string().optional() });

export const changeList = z.object({
	/** The process that answers; its numbers mean nothing to another one. */
	instance: z.uuid(),
	/** Ask for what came `after` this one next. */
	last: z.number().int(),
	/** Cache tags such as "product:12"; null: too much may have changed, forget every answer. */
	tags: z.array(z.string()).nullable(),
});
export type ChangeList = z.infer<typeof changeList>;
