import { sql } from "drizzle-orm";
import { jwtVerify, SignJWT } from "jose";
import { SECOND_MS, SESSION_MAX_AGE_S } from "../../domain/limits.ts";
import type { Shop } from "../shop.ts";

export type Session = { id: string; userId: number };

const ISSUER = "konfety";
const UUID = /^[0-9a-f-]{36}$/;

function keyOf(shop: Shop): Uint8Array {
	return new TextEncoder().encode(shop.sessionSecret);
}

/** Opens a session row for a customer and returns the signed token that names it; it ends after 14 days. */
export async function openSession(shop: Shop, userId: number, userAgent: string): Promise<string> {
	const now = shop.now();
	const expiresAt = new Date(now.getTime() + SESSION_MAX_AGE_S * SECOND_MS);
	const result = await shop.db.execute<{ id: string }>(sql`
		insert into sessions (user_id, created_at, last_used_at, expires_at, user_agent)
		values (${userId}, ${now}, ${now}, ${expiresAt}, ${userAgent.slice(0, 200)}) returning id`);
	const id = result.rows[0]?.id;
	if (!id) throw new Error("The session was not written");
	return new SignJWT({ sid: id })
		.setProtectedHeader({ alg: "HS256" })
		.setIssuer(ISSUER)
		.setSubject(String(userId))
		.setIssuedAt(Math.floor(now.getTime() / SECOND_MS))
		.setExpirationTime(Math.floor(expiresAt.getTime() / SECOND_MS))
		.sign(keyOf(shop));
}

/** The session a bearer token names; null when it is forged, expired or ended. */
export async function readSession(shop: Shop, token: string): Promise<Session | null> {
	const now = shop.now();
	const verified = await jwtVerify(token, keyOf(shop), {
		issuer: ISSUER,
		algorithms: ["HS256"],
		currentDate: now,
	}).catch(() => null);
	const id = verified?.payload.sid;
	if (typeof id !== "string" || !UUID.test(id)) return null;
	const result = await shop.db.execute<Session>(sql`
		select id, user_id as "userId" from sessions where id = ${id} and revoked_at is null and expires_at > ${now}`);
	return result.rows[0] ?? null;
}

export async function endSession(shop: Shop, sessionId: string): Promise<void> {
	await shop.db.execute(
		sql`update sessions set revoked_at = ${shop.now()} where id = ${sessionId} and revoked_at is null`,
	);
}
