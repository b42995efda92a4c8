import { randomUUID } from "node:crypto";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { median } from "./quantile.ts";

const WARM_UP = 20;

/** Median milliseconds to refuse a wrong password, for an e-mail with an account and for one without. */
export type LoginFigures = { knownMs: number; unknownMs: number; logins: number };

/**
 * Sends `logins` wrong passwords for a known e-mail and as many for unknown ones to a running shop without rate limits,
 * in turn, so that a busy machine slows both. Throws when a response is not 401.
 */
export async function measureLogin(shopUrl: string, logins: number): Promise<LoginFigures> {
	const known = DEMO_ACCOUNTS[0]?.email ?? "";
	const unknown = () => `${randomUUID().slice(0, known.indexOf("@"))}@konfety.example`;
	for (let at = 0; at < WARM_UP; at++) await wrongLogin(shopUrl, at % 2 ? known : unknown());
	const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
	for (let at = 0; at < logins; at++) {
		// Alternates which of the two comes first.
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
