import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { SECOND_MS } from "../../../domain/durations.ts";
import { SESSION_MAX_AGE_S, SESSION_RENEW_AFTER_S } from "../../../domain/people/account-limits.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Session } from "../../kernel/session.ts";
import type { Shop } from "../../kernel/shop.ts";
import { insertSession, prolongSession, revokeSession, sessionRow, touchSession } from "./session.sql.ts";

const ISSUER = "konfety";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const USER_AGENT_MAX_LENGTH = 200;
/** Least time between two updates of a session's last use, so that reading pages causes few writes. */
const TOUCHED_EVERY_MS = 5 * 60 * SECOND_MS;

function keyOf(shop: Shop): Uint8Array {
	return new TextEncoder().encode(shop.sessionSecret);
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / SECOND_MS);
const endFrom = (now: Date) => new Date(now.getTime() + SESSION_MAX_AGE_S * SECOND_MS);

/** The token of a session: the customer (`sub`), the group, which guards pages, and the session's row (`sid`). */
function sign(shop: Shop, session: { id: string; userId: number; groupId: number; expiresAt: Date }): Promise<string> {
	return new SignJWT({ sid: session.id, group: session.groupId })
		.setProtectedHeader({ alg: "HS256" })
		.setIssuer(ISSUER)
		.setSubject(String(session.userId))
		.setIssuedAt(seconds(shop.now()))
		.setExpirationTime(seconds(session.expiresAt))
		.sign(keyOf(shop));
}

/**
 * Opens a session for a customer and returns its signed token; unused, it ends after 14 days. Above `SESSIONS_MAX` the least
 * recently used one ends.
 */
export async function openSession(
	shop: Shop,
	userId: number,
	userAgent: string,
	db: Database = shop.db,
): Promise<string> {
	const now = shop.now();
	const expiresAt = endFrom(now);
	const text = userAgent.toWellFormed().slice(0, USER_AGENT_MAX_LENGTH);
	const { id, group_id: groupId } = await insertSession(db, { userId, userAgent: text, now, expiresAt });
	return sign(shop, { id, userId, groupId, expiresAt });
}

/** The session of a bearer token; null when it is forged, expired or ended. */
export async function readSession(shop: Shop, token: string): Promise<Session | null> {
	const now = shop.now();
	const claims = await readClaims(shop, token, now);
	if (!claims) return null;
	const row = await sessionRow(shop.db, { id: claims.sid, userId: claims.userId, now });
	if (!row) return null;
	const { id, userId } = row;
	const isDue = claims.issuedAt <= seconds(now) - SESSION_RENEW_AFTER_S || claims.group !== row.groupId;
	const usedMs = row.lastUsedAt.getTime();
	if (!isDue && usedMs <= now.getTime() - TOUCHED_EVERY_MS) await touchSession(shop.db, id, now);
	return { id, userId, isDue };
}

async function readClaims(shop: Shop, token: string, now: Date) {
	const options = { issuer: ISSUER, algorithms: ["HS256"], currentDate: now };
	const payload: JWTPayload = await jwtVerify(token, keyOf(shop), options).then(
		(verified) => verified.payload,
		() => ({}),
	);
	const { sid, sub = "", iat: issuedAt = 0, group } = payload;
	if (typeof sid !== "string" || !UUID.test(sid) || !/^\d{1,9}$/.test(sub)) return null;
	return { sid, userId: Number(sub), issuedAt, group };
}

/** A fresh token of the same session, whose end is extended; null when the session has ended. */
export async function renewToken(shop: Shop, { id, userId }: Session): Promise<string | null> {
	const now = shop.now();
	const row = await prolongSession(shop.db, { id, now, expiresAt: endFrom(now) });
	if (!row) return null;
	return sign(shop, { id, userId, groupId: row.groupId, expiresAt: row.expiresAt });
}

export async function endSession(shop: Shop, { id, userId }: Session): Promise<void> {
	await revokeSession(shop.db, { id, userId, now: shop.now() });
}
