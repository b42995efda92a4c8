import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { SECOND_MS } from "../../../domain/durations.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { ipv6Network } from "./client-address.ts";
import { type Bucket, dropBuckets, giveTokens, sweepBuckets, takeTokens } from "./limits.sql.ts";
import { IPV6_NETWORKS, LIMITS, type LimitName, LONGEST_REFILL_S, type Rule, type Who, type WhoOf } from "./rules.ts";

/**
 * Takes one call of a limit, or refuses it with the seconds to wait. To be taken BEFORE the work, so that parallel tries do
 * not slip through, and outside any transaction; a limit of failures alone is given back (`giveBack`) when the work went well.
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

/** The call that was taken does not count. */
export function giveBack<Name extends LimitName>(shop: Shop, name: Name, who: WhoOf<Name>): Promise<void> {
	return giveBackAll(shop, [name], who);
}

/** The call that was taken of several limits does not count. */
export async function giveBackAll<Name extends LimitName>(
	shop: Shop,
	names: readonly Name[],
	who: WhoOf<Name>,
): Promise<void> {
	if (shop.isLimited) await giveTokens(shop.db, bucketsOf(names, who));
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
 * What a call counts for: "login_account_here:203.0.113.7:6b1f…", e-mails only as SHA-256. An IPv6 address counts for every
 * network that it is in, the widest first.
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
