import type { Result } from "../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { clearLimit, giveBackAll, takeLimits } from "./limits.ts";
import type { WhoOf } from "./rules.ts";

type Login = WhoOf<"login_account_here">;

const RULES = ["login_address", "login_account_here", "login_account"] as const;

/**
 * Takes one try to sign in from everything it counts for, before the password is looked at; the same for known and unknown
 * e-mails. Refuses with the seconds to wait, and then nothing was taken: tries at one account do not use up the address.
 */
export function takeLogin(shop: Shop, login: Login): Promise<Result<null, "too_many_requests">> {
	return takeLimits(shop, RULES, login);
}

/** The password was right: the try does not count. */
export function giveBackLogin(shop: Shop, login: Login): Promise<void> {
	return giveBackAll(shop, RULES, login);
}

/** A new password by mail proved whose account it is: wrong tries at it, from anywhere and from here, are forgotten. */
export async function clearLogins(shop: Shop, login: Login): Promise<void> {
	await clearLimit(shop, "login_account", login);
	await clearLimit(shop, "login_account_here", login);
}
