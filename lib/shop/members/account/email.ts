import type { EmailBody } from "../../../contract/schemas/account.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { accountByEmail, lockAccount } from "../../people/customer/account.sql.ts";
import { makeLink } from "../../people/customer/links.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import { ACCOUNT_NEWS } from "../../people/customer/tell-customer.ts";
import { checkPassword } from "./password.ts";

/**
 * Mails a link to a customer's new e-mail, which replaces the old one when the link is opened, and a notice to the present
 * one, which does not name the new one: its reader may be a stranger, and gets few of them. A repeat invalidates the older
 * link.
 */
export async function changeEmail(
	shop: Shop,
	userId: number,
	{ email, currentPassword }: EmailBody,
): Promise<Result<{ pendingEmail: string }, "account_exists" | "wrong_password" | "too_many_requests">> {
	const checked = await checkPassword(shop, userId, currentPassword);
	if (!checked.ok) return checked;
	const taken = await takeLimit(shop, "email_change", { userId });
	if (!taken.ok) return taken;
	if (await accountByEmail(shop.db, email)) return refuse("account_exists");
	const mailed = await takeLimit(shop, "email_change_to", { email });
	if (!mailed.ok) return mailed;
	const { email: present, isConfirmed: isProved } = checked.value;
	const isTold = isProved || (await takeLimit(shop, "email_change_notice", { email: present })).ok;
	return transaction(shop.db, async (tx) => {
		await lockCustomer(tx, userId);
		if (!(await lockAccount(tx, checked.value))) return refuse("wrong_password");
		// Shows the pending change; nobody knows this secret, the mail brings its own.
		await makeLink(tx, { userId, kind: "change_email", email, now: shop.now() });
		await shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "change_email", userId });
		if (isTold) await shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "email_change_asked", userId, to: present });
		return accept({ pendingEmail: email });
	});
}
