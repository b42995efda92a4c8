import { sql } from "drizzle-orm";
import { SESSION_WHOLE_AGE_S, SESSIONS_MAX } from "../../../domain/limits.ts";
import type { Database } from "../../kernel/db/client.ts";

const isOpen = (now: Date) => sql`s.revoked_at is null and s.expires_at > ${now}`;

type NewSession = { userId: number; userAgent: string; now: Date; expiresAt: Date };

/** Writes a new session and forgets those of the customer that are too many; returns its id and the customer's group. */
export async function insertSession(db: Database, session: NewSession): Promise<{ id: string; group_id: number }> {
	const { userId, now, expiresAt, userAgent } = session;
	const result = await db.execute<{ id: string; group_id: number }>(sql`
		with surplus as (
			delete from sessions where id in (
				select s.id from sessions s where s.user_id = ${userId}
				order by (${isOpen(now)}) desc, s.last_used_at desc, s.created_at desc, s.id offset ${SESSIONS_MAX - 1}))
		insert into sessions (user_id, created_at, last_used_at, expires_at, user_agent)
		values (${userId}, ${now}, ${now}, ${expiresAt}, ${userAgent})
		returning id, (select group_id from users where id = ${userId}) as group_id`);
	const [row] = result.rows;
	if (!row) throw new Error("The session was not written");
	return row;
}

export type SessionRow = { id: string; user_id: number; group_id: number; last_used_at: string };

/** The customer's session with this id while it is open. Locks nothing. */
export async function sessionRow(
	db: Database,
	{ id, userId, now }: { id: string; userId: number; now: Date },
): Promise<SessionRow | undefined> {
	const result = await db.execute<SessionRow>(sql`
		select s.id, s.user_id, u.group_id, s.last_used_at from sessions s join users u on u.id = s.user_id
		where s.id = ${id} and s.user_id = ${userId} and ${isOpen(now)}`);
	return result.rows[0];
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
	await db.execute(sql`update sessions set last_used_at = ${now} where id = ${id} and last_used_at < ${now}`);
}

/**
 * Moves the end of an open session on to `expiresAt`, but no further than the whole age of one; returns the new end and the
 * customer's group, or undefined when the session has ended meanwhile.
 */
export async function prolongSession(
	db: Database,
	{ id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<{ expires_at: string; group_id: number } | undefined> {
	const result = await db.execute<{ expires_at: string; group_id: number }>(sql`
		update sessions s set last_used_at = ${now},
			expires_at = least(${expiresAt}::timestamptz, s.created_at + make_interval(secs => ${SESSION_WHOLE_AGE_S}))
		from users u where u.id = s.user_id and s.id = ${id} and ${isOpen(now)}
		returning s.expires_at, u.group_id`);
	return result.rows[0];
}

type DeviceRow = { id: string; user_agent: string; created_at: string; last_used_at: string };

/** A customer's open sessions, the one used last first. Locks nothing. */
export async function sessionRows(db: Database, userId: number, now: Date): Promise<DeviceRow[]> {
	const result = await db.execute<DeviceRow>(sql`
		select s.id, s.user_agent, s.created_at, s.last_used_at from sessions s
		where s.user_id = ${userId} and ${isOpen(now)} order by s.last_used_at desc, s.created_at desc, s.id`);
	return result.rows;
}

/** Ends one open session, only the customer's own; returns whether there was one. */
export async function revokeSession(
	db: Database,
	{ id, userId, now }: { id: string; userId: number; now: Date },
): Promise<boolean> {
	const result = await db.execute(sql`
		update sessions s set revoked_at = ${now} where s.id = ${id} and s.user_id = ${userId} and ${isOpen(now)}`);
	return result.rowCount === 1;
}

/** Ends all open sessions of a customer but the one to be kept; returns how many. */
export async function revokeSessions(
	db: Database,
	{ userId, now, keptId }: { userId: number; now: Date; keptId: string | null },
): Promise<number> {
	const result = await db.execute(sql`
		update sessions s set revoked_at = ${now}
		where s.user_id = ${userId} and ${isOpen(now)} and s.id is distinct from ${keptId}::uuid`);
	return result.rowCount ?? 0;
}
