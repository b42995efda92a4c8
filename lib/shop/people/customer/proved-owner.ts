import type { Shop } from "../../kernel/shop.ts";
import { accountRow } from "./account.sql.ts";

/** The customer, when the e-mail is the one that the customer has proved; null for anybody else. */
export async function provedOwner(shop: Shop, userId: number | null, email: string): Promise<number | null> {
	const account = userId === null ? undefined : await accountRow(shop.db, userId);
	return account?.isConfirmed && account.email.toLowerCase() === email.toLowerCase() ? userId : null;
}
