import type { ResetRequestBody } from "../../../contract/schemas/account.ts";
import { ACCOUNT_LINK_KINDS } from "../../../domain/people/account-links.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import { clearLogins } from "../../kernel/rate-limits/login-limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { confirmAccount, writePassword } from "../../people/customer/account.sql.ts";
import { deleteUnusedLinks, linkRow, markLinkUsed } from "../../people/customer/links.sql.ts";
import { isLinkOpen, linkHash, lockLink } from "../../people/customer/links.ts";
import { hashPassword } from "../../people/customer/password-hash.ts";
import { revokeSessions } from "../../people/customer/session.sql.ts";
import { ACCOUNT_NEWS } from "../../people/customer/tell-customer.ts";
import { takeProvedEmail } from "./confirmation.ts";

/**
 * Mails a link for a new password if the e-mail has an account. The job looks that up, so neither the reply nor its time
 * reveals it.
 */
export async function requestReset(
	shop: Shop,
	{ email, locale, captchaToken: token }: ResetRequestBody,
	address: string,
): Promise<Result<null, "captcha_failed" | "too_many_requests">> {
	const taken = await takeLimit(shop, "reset_address", { address });
	if (!taken.ok) return taken;
	if (!(await shop.captcha.verify({ token, action: "password_reset", address }))) return refuse("captcha_failed");
	const takenByEmail = await takeLimit(shop, "reset_email", { email });
	if (!takenByEmail.ok) return takenByEmail;
	await transaction(shop.db, (tx) => shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "reset_password", email, locale }));
	return accept(null);
}

type Checked = Result<null, "link_invalid" | "too_many_requests">;

/** Whether a mailed link for a new password still works. */
export async function checkReset(shop: Shop, secret: string, address: string): Promise<Checked> {
	const taken = await takeLimit(shop, "link", { address });
	if (!taken.ok) return taken;
	const link = await linkRow(shop.db, linkHash(secret));
	const isOpen = link?.kind === "reset_password" && isLinkOpen(link, shop.now());
	return isOpen ? accept(null) : refuse("link_invalid");
}

/**
 * Sets a new password by a mailed link, which also proves the e-mail: once; all sessions end and all other links stop
 * working. The customer is told by mail, and failed logins are reset.
 */
export async function resetPassword(
	shop: Shop,
	{ secret, password }: { secret: string; password: string },
	address: string,
): Promise<Checked> {
	// An invalid link costs no hash.
	const checked = await checkReset(shop, secret, address);
	if (!checked.ok) return checked;
	const email = await setPassword(shop, linkHash(secret), await hashPassword(password));
	if (email === null) return refuse("link_invalid");
	await clearLogins(shop, { email, address });
	return accept(null);
}

/** Returns the account's e-mail; null when the link was used meanwhile, or the e-mail has changed. */
function setPassword(shop: Shop, secretHash: string, passwordHash: string): Promise<string | null> {
	const now = shop.now();
	return transaction(shop.db, async (tx) => {
		const link = await lockLink(tx, secretHash);
		if (link?.kind !== "reset_password" || !(await markLinkUsed(tx, secretHash, now))) return null;
		const { userId, email } = link;
		if (!(await confirmAccount(tx, userId, email))) return null;
		await writePassword(tx, userId, passwordHash);
		await revokeSessions(tx, { userId, now, keptId: null });
		await deleteUnusedLinks(tx, { userId, kinds: ACCOUNT_LINK_KINDS });
		await takeProvedEmail(tx, { userId, email, now });
		await shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "password_changed", userId });
		return email;
	});
}
