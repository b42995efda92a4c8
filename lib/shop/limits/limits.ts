import { createHash } from "node:crypto";
import { SECOND_MS } from "../../domain/limits.ts";
import { accept, type Result, refuse } from "../../domain/result.ts";
import { networkOf } from "../client-address.ts";
import type { Shop } from "../shop.ts";
import { dropBucket, giveToken, sweepBuckets, takeToken } from "./limits.sql.ts";
import { LIMITS, type LimitName, LONGEST_REFILL_S, type Who, type WhoOf } from "./rules.ts";

/**
 * Takes one call of a limit, or refuses it with the seconds to wait. To be taken BEFORE the work, so that parallel tries do
 * not slip through, and outside any transaction; a limit of failures alone is given back (`giveBack`) when the work went well.
 */
export async function takeLimit<Name extends LimitName>(
	shop: Shop,
	name: Name,
	who: WhoOf<Name>,
): Promise<Result<null, "too_many_requests">> {
	if (!shop.isLimited) return accept(null);
	const { burst, refillS } = LIMITS[name];
	const waitS = await takeToken(shop.db, { key: keyOf(name, who), burst, refillS, now: shop.now() });
	return waitS === null ? accept(null) : refuse("too_many_requests", waitS);
}

/** The call that was taken does not count. */
export async function giveBack<Name extends LimitName>(shop: Shop, name: Name, who: WhoOf<Name>): Promise<void> {
	if (shop.isLimited) await giveToken(shop.db, { key: keyOf(name, who), burst: LIMITS[name].burst });
}

/** Does what a call was taken for; when that breaks, nothing was found out, and the call is given back. */
export async function orGiveBack<Value>(work: () => Promise<Value>, giveBackCall: () => Promise<void>): Promise<Value> {
	try {
		return await work();
	} catch (error) {
		// Where the database is away this fails as well; what the caller hears of is what broke first.
		await giveBackCall().catch(() => {});
		throw error;
	}
}

/** Forgets every call that was taken. */
export async function clearLimit<Name extends LimitName>(shop: Shop, name: Name, who: WhoOf<Name>): Promise<void> {
	await dropBucket(shop.db, keyOf(name, who));
}

/** Deletes buckets that are full again. */
export async function sweepLimits(shop: Shop): Promise<void> {
	const spanMs = LONGEST_REFILL_S * SECOND_MS;
	const nowMs = shop.now().getTime();
	await sweepBuckets(shop.db, { from: new Date(nowMs - spanMs), to: new Date(nowMs + spanMs) });
}

/** "login_account_here:203.0.113.7:6b1f…": e-mails only as SHA-256, IPv6 by the network. */
function keyOf(name: LimitName, who: Partial<Who>): string {
	return [name, ...LIMITS[name].by.map((fact) => PART[fact](who))].join(":");
}

const PART: Record<keyof Who, (who: Partial<Who>) => string> = {
	address: ({ address = "" }) => networkOf(address),
	email: ({ email = "" }) => createHash("sha256").update(email.toLowerCase()).digest("hex"),
	userId: ({ userId = 0 }) => String(userId),
};
