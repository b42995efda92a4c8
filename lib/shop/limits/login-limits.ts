import { accept, type Result } from "../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { clearLimit, giveBack, orGiveBack, takeLimit } from "./limits.ts";
import type { WhoOf } from "./rules.ts";

type Login = WhoOf<"login_account_here">;

/** The address first: whoever has used it up makes no more rows, whatever e-mails follow. */
const RULES = ["login_address", "login_account_here", "login_account"] as const;

/**
 * Takes one try to sign in from everything it counts for, before the password is looked at; the same for known and unknown
 * e-mails. Refuses with the seconds to wait, and then nothing was taken: tries at one account do not use up the address.
 */
export async function takeLogin(shop: Shop, login: Login): Promise<Result<null, "too_many_requests">> {
	for (const [at, rule] of RULES.entries()) {
		const giveBackEarlier = async () => {
			for (const earlier of RULES.slice(0, at)) await giveBack(shop, earlier, login);
		};
		const taken = await orGiveBack(() => takeLimit(shop, rule, login), giveBackEarlier);
		if (taken.ok) continue;
		await giveBackEarlier();
		return taken;
	}
	return accept(null);
}

/** The password was right: the try does not count. */
export async function giveBackLogin(shop: Shop, login: Login): Promise<void> {
	for (const rule of RULES) await giveBack(shop, rule, login);
}

/** A new password by mail proved whose account it is: wrong tries at it, from anywhere and from here, are forgotten. */
export async function clearLogins(shop: Shop, login: Login): Promise<void> {
	await clearLimit(shop, "login_account", login);
	await clearLimit(shop, "login_account_here", login);
}
