import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { users } from "../../kernel/db/schema/people.ts";

/**
 * Holds the customer's row to the end of the transaction, so that two tabs do not make two carts. Stands before carts in the
 * lock order; rows that refer to the customer, such as an order of a cart held elsewhere, do not wait for it.
 */
export async function lockCustomer(db: Database, userId: number): Promise<void> {
	await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
