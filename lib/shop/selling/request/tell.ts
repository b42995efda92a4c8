import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { UNTIL_SENT } from "../../kernel/jobs/queue.ts";
import type { Shop } from "../../kernel/shop.ts";

const requestStep = z.object({ stepId: z.int(), to: z.enum(["asker", "shop"]) });

/** Has whoever asked a service for something, or the shop's people, told of a step of the request. */
export const REQUEST_STEP = { name: "mail.request", data: requestStep, keeps: UNTIL_SENT };
/** Who is told of a step of a request: whoever asked, or the shop's people. */
export type RequestReader = z.output<typeof requestStep>["to"];

/** Has a step of a request mailed to whoever asked, to the shop's people, or both, when the transaction commits. */
export async function tellOfStep(
	shop: Shop,
	tx: Database,
	{ stepId, to }: { stepId: number; to: readonly RequestReader[] },
): Promise<void> {
	for (const whom of to) await shop.jobs.enqueue(tx, REQUEST_STEP, { stepId, to: whom });
}
