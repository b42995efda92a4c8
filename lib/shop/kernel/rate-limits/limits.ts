import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { SECOND_MS } from "../../../domain/durations.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { ipv6Network } from "./client-address.ts";
import { type Bucket, dropBuckets, giveTokens, sweepBuckets, takeTokens } from "./limits.sql.ts";
import { IPV6_NETWORKS, LIMITS, type LimitName, LONGEST_REFILL_S, type Rule, type Who, type WhoOf } from "./rules.ts";

/**
 * Takes one call of a limit, or refuses it with the seconds to wait. Call it BEFORE the work, so that parallel attempts are
 * counted, and outside any transaction; a limit that counts failures is given back (`giveBack`) after success.
 */
export function takeLimit<Name extends LimitName>(
	shop: Shop,
	name: Name,
	who: WhoOf<Name>,
): Promise<Result<null, "too_many_requests">> {
	return takeLimits(shop, [name], who);
}

/** Takes one call of several limits, or of none. */
export async function takeLimits<Name extends LimitName>(
	shop: Shop,
	names: readonly Name[],
	who: WhoOf<Name>,
): Promise<Result<null, "too_many_requests">> {
	if (!shop.isLimited) return accept(null);
	const waitS = await takeTokens(shop.db, bucketsOf(names, who), shop.now());
	return waitS === null ? accept(null) : refuse("too_many_requests", waitS);
}

/** Returns a taken call to its limit. */
export function giveBack<Name extends LimitName>(shop: Shop, name: Name, who: WhoOf<Name>): Promise<void> {
	return giveBackAll(shop, [name], who);
}

/** Returns a taken call to several limits. */
export async function giveBackAll<Name extends LimitName>(
	shop: Shop,
	names: readonly Name[],
	who: WhoOf<Name>,
): Promise<void> {
	if (shop.isLimited) await giveTokens(shop.db, bucketsOf(names, who));
}

/** Runs the work that a call was taken for; when it throws, the attempt revealed nothing, and the call is given back. */
export async function orGiveBack<Value>(work: () => Promise<Value>, giveBackCall: () => Promise<void>): Promise<Value> {
	try {
		return await work();
	} catch (error) {
		// With the database down this fails as well; the caller should see the first error.
		await giveBackCall().catch(() => {});
		throw error;
	}
}

/** Resets a limit. */
export async function clearLimit<Name extends LimitName>(shop: Shop, name: Name, who: WhoOf<Name>): Promise<void> {
	await dropBuckets(
		shop.db,
		bucketsOf([name], who).map(({ key }) => key),
	);
}

/** Deletes buckets that are full again. */
export async function sweepLimits(shop: Shop): Promise<void> {
	const spanMs = LONGEST_REFILL_S * SECOND_MS;
	const nowMs = shop.now().getTime();
	await sweepBuckets(shop.db, { from: new Date(nowMs - spanMs), to: new Date(nowMs + spanMs) });
}

/**
 * Keys of the buckets of a call: "login_account_here:203.0.113.7:6b1f…", e-mails only as SHA-256. An IPv6 address counts for
 * each of its networks, the widest first.
 */
function bucketsOf(names: readonly LimitName[], who: Partial<Who>): Bucket[] {
	const { address = "" } = who;
	const networks = isIPv6(address)
		? IPV6_NETWORKS.map(({ bits, times }) => ({ network: ipv6Network(address, bits), times }))
		: [{ network: address, times: 1 }];
	return names.flatMap((name) => {
		const { by, burst, refillS }: Rule = LIMITS[name];
		const counted = by.includes("address") ? networks : [{ network: "", times: 1 }];
		return counted.map(({ network, times }) => ({
			key: [name, ...by.map((fact) => (fact === "address" ? network : PART[fact](who)))].join(":"),
			burst: burst * times,
			refillS: refillS / times,
		}));
	});
}

const PART: Record<Exclude<keyof Who, "address">, (who: Partial<Who>) => string> = {
	email: ({ email = "" }) => createHash("sha256").update(email.toLowerCase()).digest("hex"),
	userId: ({ userId = 0 }) => String(userId),
	device: ({ device = "" }) => device,
};
