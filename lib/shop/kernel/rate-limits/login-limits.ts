import type { Result } from "../../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { clearLimit, giveBackAll, takeLimits } from "./limits.ts";
import type { Who } from "./rules.ts";

type Login = Pick<Who, "address" | "email"> & {
	/** The browser's name; null when the account does not know it. */
	device: string | null;
};

const STRANGERS = ["login_address", "login_account_here", "login_account"] as const;
const KNOWN = ["login_device"] as const;

/**
 * Takes one login attempt from each of its limits, before the password is checked; the same for known and unknown e-mails. In
 * a browser that the account knows, only that browser's limit counts. A refusal gives the seconds to wait and takes nothing:
 * attempts at one account do not use up the address's limit.
 */
export function takeLogin(shop: Shop, { device, ...login }: Login): Promise<Result<null, "too_many_requests">> {
	return device === null ? takeLimits(shop, STRANGERS, login) : takeLimits(shop, KNOWN, { device });
}

/** Returns the attempt after a right password. */
export function giveBackLogin(shop: Shop, { device, ...login }: Login): Promise<void> {
	return device === null ? giveBackAll(shop, STRANGERS, login) : giveBackAll(shop, KNOWN, { device });
}

/** Resets the limits of an account, from anywhere and from here, after a new password by mail proved its owner. */
export async function clearLogins(shop: Shop, login: Pick<Who, "address" | "email">): Promise<void> {
	await clearLimit(shop, "login_account", login);
	await clearLimit(shop, "login_account_here", login);
}
