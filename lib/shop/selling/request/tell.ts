import type { Database } from "../../kernel/db/client.ts";
import type { RequestReader } from "../../kernel/jobs/queue.ts";
import type { Shop } from "../../kernel/shop.ts";

/** Has a step of a request mailed to whoever asked, to the shop's people, or both, when the transaction commits. */
export async function tellOfStep(
	shop: Shop,
	tx: Database,
	{ stepId, to }: { stepId: number; to: readonly RequestReader[] },
): Promise<void> {
	for (const whom of to) await shop.jobs.enqueue(tx, "mail.request", { stepId, to: whom });
}
