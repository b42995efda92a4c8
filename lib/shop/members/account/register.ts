import type { LoginReply, RegisterBody } from "../../../contract/schemas/account.ts";
import { CUSTOMER_GROUP_ID } from "../../../domain/people/account-limits.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { accountByEmail, insertAccount } from "../../people/customer/account.sql.ts";
import { hashPassword } from "../../people/customer/password-hash.ts";
import { openSession } from "../../people/customer/session.ts";
import { ACCOUNT_NEWS } from "../../people/customer/tell-customer.ts";
import { wantNewsletter } from "../../people/newsletter/choice.ts";
import { type Browser, bringCart, type SignedIn } from "./account.ts";
import { deviceToken } from "./known-device.ts";

type Registered = Result<SignedIn<LoginReply>, "account_exists" | "captcha_failed" | "too_many_requests">;

/**
 * Opens an account with an unconfirmed e-mail, signs in, merges the guest's cart and mails the link. Of two concurrent calls
 * with one e-mail the second is refused.
 */
export async function register(shop: Shop, body: RegisterBody, { userAgent, address }: Browser): Promise<Registered> {
	const taken = await takeLimit(shop, "register", { address });
	if (!taken.ok) return taken;
	const { email, captchaToken: token } = body;
	if (!(await shop.captcha.verify({ token, action: "register", address }))) return refuse("captcha_failed");
	// Checked beforehand too, so that a known e-mail costs no hash.
	if (await accountByEmail(shop.db, email)) return refuse("account_exists");
	const passwordHash = await hashPassword(body.password);
	const opened = await openAccount(shop, { ...body, passwordHash, userAgent });
	if (!opened) return refuse("account_exists");
	const reply = { token: opened.token, ...(await bringCart(shop, opened.userId, body)) };
	return accept({ reply, device: deviceToken(shop, { id: opened.userId, passwordHash }) });
}

/** Creates the account with all its rows, or nothing; null when the e-mail has one. */
function openAccount(shop: Shop, account: RegisterBody & { passwordHash: string; userAgent: string }) {
	const { email, locale, newsletter, userAgent } = account;
	const now = shop.now();
	return transaction(shop.db, async (tx) => {
		const userId = await insertAccount(tx, { ...account, groupId: CUSTOMER_GROUP_ID, market: shop.market, now });
		if (userId === undefined) return null;
		if (newsletter) await wantNewsletter(tx, { email, locale, isConfirmed: false, now });
		await shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "confirm_email", userId });
		return { userId, token: await openSession(shop, userId, userAgent, tx) };
	});
}
