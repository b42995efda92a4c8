import type { LoginBody, LoginReply, User } from "../../../contract/schemas/account.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { transaction } from "../../kernel/db/client.ts";
import { orGiveBack } from "../../kernel/rate-limits/limits.ts";
import { giveBackLogin, takeLogin } from "../../kernel/rate-limits/login-limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { accountByEmail, lockAccount, userRow } from "../../people/customer/account.sql.ts";
import { isPassword } from "../../people/customer/password-hash.ts";
import { openSession } from "../../people/customer/session.ts";
import { mergeGuestCart } from "../../selling/cart/merge-carts.ts";
import { deviceToken, knownDevice } from "./known-device.ts";

/** The browser that signs in; `device` is its token of an earlier login, blank without one. */
export type Browser = { userAgent: string; address: string; device: string };

/** A reply to a login, and the token by which the account will know the browser. */
export type SignedIn<Reply> = { reply: Reply; device: string };

/**
 * Signs a customer in and merges the guest's cart; a wrong password and an unknown e-mail are the same refusal after the same
 * time. Refuses too many attempts with the seconds to wait; in a browser where the customer signed in before, only that
 * browser's attempts count.
 */
export async function login(
	shop: Shop,
	credentials: LoginBody,
	{ userAgent, address, device: deviceSent }: Browser,
): Promise<Result<SignedIn<LoginReply>, "invalid_credentials" | "too_many_requests">> {
	const { email, password } = credentials;
	const account = await accountByEmail(shop.db, email);
	const device = account ? knownDevice(shop, account, deviceSent) : null;
	const taken = await takeLogin(shop, { email, address, device });
	if (!taken.ok) return taken;
	const isRight = await orGiveBack(
		() => isPassword(account?.passwordHash, password),
		() => giveBackLogin(shop, { email, address, device }),
	);
	if (!account || !isRight) return refuse("invalid_credentials");
	await giveBackLogin(shop, { email, address, device });
	const token = await transaction(shop.db, async (tx) =>
		// A new password ends all sessions, so the old one must not open one meanwhile.
		(await lockAccount(tx, account)) ? openSession(shop, account.id, userAgent, tx) : null,
	);
	if (token === null) return refuse("invalid_credentials");
	const reply = { token, ...(await bringCart(shop, account.id, credentials)) };
	return accept({ reply, device: deviceToken(shop, account, device ?? undefined) });
}

/**
 * Merges the guest's cart into the customer's, and names goods that did not fit. An error with a cart does not stop the
 * login; the guest's cart stays, and the next login tries again.
 */
export async function bringCart(
	shop: Shop,
	userId: number,
	{ tempId, locale }: Pick<LoginBody, "tempId" | "locale">,
): Promise<Pick<LoginReply, "missing">> {
	if (!tempId) return {};
	try {
		const missing = await mergeGuestCart(shop, { userId, tempId, locale });
		return missing.length > 0 ? { missing } : {};
	} catch (error) {
		log.error({ error: errorText(error), userId }, "guest's cart not merged at login");
		return {};
	}
}

/** The customer with the group; null when the account is gone. */
export async function getUser(shop: Shop, userId: number): Promise<User | null> {
	return (await userRow(shop.db, userId, shop.now())) ?? null;
}
