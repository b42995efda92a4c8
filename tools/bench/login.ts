import { randomUUID } from "node:crypto";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";

const WARM_UP = 20;

/** Median milliseconds that a wrong password is answered in, for an e-mail that has an account and for one that has none. */
export type LoginFigures = { knownMs: number; unknownMs: number; logins: number };

/**
 * `logins` wrong passwords at a known and as many at unknown e-mails of a running shop without limits, in turn, so that
 * whatever slows the machine down slows both. Throws when an answer is not 401.
 */
export async function measureLogin(shopUrl: string, logins: number): Promise<LoginFigures> {
	const known = DEMO_ACCOUNTS[0]?.email ?? "";
	const unknown = () => `${randomUUID().slice(0, known.indexOf("@"))}@konfety.example`;
	for (let at = 0; at < WARM_UP; at++) await wrongLogin(shopUrl, at % 2 ? known : unknown());
	const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
	for (let at = 0; at < logins; at++) {
		// Neither is always the first of the two.
		for (const kind of at % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const))
			times[kind].push(await wrongLogin(shopUrl, kind === "known" ? known : unknown()));
	}
	return { knownMs: median(times.known), unknownMs: median(times.unknown), logins };
}

async function wrongLogin(shopUrl: string, email: string): Promise<number> {
	const startedMs = performance.now();
	const reply = await fetch(`${shopUrl}/api/auth/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ email, password: "a wrong password" }),
	});
	await reply.arrayBuffer();
	if (reply.status !== 401) throw new Error(`A wrong login was answered ${reply.status}`);
	return performance.now() - startedMs;
}

/** The middle of an even count is the mean of the two. */
function median(numbers: number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	const half = sorted.length / 2;
	return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
