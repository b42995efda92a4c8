import type { Shop } from "../../kernel/shop.ts";
import { accountRow } from "./account.sql.ts";

/** The customer's id when they have proved this e-mail; otherwise null. */
export async function provedOwner(shop: Shop, userId: number | null, email: string): Promise<number | null> {
	const account = userId === null ? undefined : await accountRow(shop.db, userId);
	return account?.isConfirmed && account.email.toLowerCase() === email.toLowerCase() ? userId : null;
}
