import type { Result } from "../../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { clearLimit, giveBackAll, takeLimits } from "./limits.ts";
import type { Who } from "./rules.ts";

type Login = Pick<Who, "address" | "email"> & {
	/** Name of the browser, where the account knows it. */
	device: string | null;
};

const STRANGERS = ["login_address", "login_account_here", "login_account"] as const;
const KNOWN = ["login_device"] as const;

/**
 * Takes one try to sign in from everything it counts for, before the password is looked at; the same for known and unknown
 * e-mails. In a browser that the account knows it counts for that browser alone. Refuses with the seconds to wait, and then nothing was taken: tries at one account do not use up the address.
 */
export function takeLogin(shop: Shop, { device, ...login }: Login): Promise<Result<null, "too_many_requests">> {
	return device === null ? takeLimits(shop, STRANGERS, login) : takeLimits(shop, KNOWN, { device });
}

/** The password was right: the try does not count. */
export function giveBackLogin(shop: Shop, { device, ...login }: Login): Promise<void> {
	return device === null ? giveBackAll(shop, STRANGERS, login) : giveBackAll(shop, KNOWN, { device });
}

/** A new password by mail proved whose account it is: wrong tries at it, from anywhere and from here, are forgotten. */
export async function clearLogins(shop: Shop, login: Pick<Who, "address" | "email">): Promise<void> {
	await clearLimit(shop, "login_account", login);
	await clearLimit(shop, "login_account_here", login);
}
