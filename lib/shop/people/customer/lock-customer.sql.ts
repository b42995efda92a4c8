import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import { users } from "../../kernel/db/schema/people.ts";

/**
 * Locks the customer's row until the transaction ends, so that two tabs do not create two carts. Comes before carts in the
 * lock order; inserting rows that refer to the customer, such as an order, does not wait for it.
 */
export async function lockCustomer(db: Database, userId: number): Promise<void> {
	await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
