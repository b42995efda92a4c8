import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { SESSION_WHOLE_AGE_S, SESSIONS_MAX } from "../../../domain/people/account-limits.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { sessions, users } from "../../kernel/db/schema/people.ts";

const isOpen = (now: Date) => sql`(${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now})`;

type NewSession = { userId: number; userAgent: string; now: Date; expiresAt: Date };

const newSessionRow = z.strictObject({ id: z.string(), group_id: z.int() });

/** Creates a session and deletes those of the customer above the limit; returns its id and the customer's group. */
export async function insertSession(db: Database, session: NewSession): Promise<z.infer<typeof newSessionRow>> {
	const { userId, now, expiresAt, userAgent } = session;
	const row = await readRow(
		db,
		newSessionRow,
		sql`
		with surplus as (
			delete from sessions where id in (
				select sessions.id from sessions where sessions.user_id = ${userId}
				order by ${isOpen(now)} desc, sessions.last_used_at desc, sessions.created_at desc, sessions.id
				offset ${SESSIONS_MAX - 1}))
		insert into sessions (user_id, created_at, last_used_at, expires_at, user_agent)
		values (${userId}, ${now}, ${now}, ${expiresAt}, ${userAgent})
		returning id, (select group_id from users where id = ${userId}) as group_id`,
	);
	if (!row) throw new Error("The session was not written");
	return row;
}

/** The customer's open session with this id. Locks nothing. */
export async function sessionRow(db: Database, { id, userId, now }: { id: string; userId: number; now: Date }) {
	const [row] = await db
		.select({
			id: sessions.id,
			userId: sessions.userId,
			groupId: users.groupId,
			lastUsedAt: sessions.lastUsedAt,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.id, id), eq(sessions.userId, userId), isOpen(now)));
	return row;
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
	await db
		.update(sessions)
		.set({ lastUsedAt: now })
		.where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, now)));
}

/**
 * Extends an open session to `expiresAt`, but not beyond the longest life of a session; returns the new end and the
 * customer's group, or undefined when the session has ended.
 */
export async function prolongSession(
	db: Database,
	{ id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<{ expiresAt: Date; groupId: number } | undefined> {
	const latest = sql`${sessions.createdAt} + make_interval(secs => ${SESSION_WHOLE_AGE_S})`;
	const [row] = await db
		.update(sessions)
		.set({ lastUsedAt: now, expiresAt: sql`least(${expiresAt}::timestamptz, ${latest})` })
		.from(users)
		.where(and(eq(users.id, sessions.userId), eq(sessions.id, id), isOpen(now)))
		.returning({ expiresAt: sessions.expiresAt, groupId: users.groupId });
	return row;
}

/** A customer's open sessions, the most recently used first. Locks nothing. */
export async function sessionRows(db: Database, userId: number, now: Date) {
	return db
		.select({
			id: sessions.id,
			userAgent: sessions.userAgent,
			createdAt: sessions.createdAt,
			lastUsedAt: sessions.lastUsedAt,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), isOpen(now)))
		.orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id);
}

/** Ends one open session of the customer; returns whether there was one. */
export async function revokeSession(
	db: Database,
	{ id, userId, now }: { id: string; userId: number; now: Date },
): Promise<boolean> {
	const { rowCount } = await db
		.update(sessions)
		.set({ revokedAt: now })
		.where(and(eq(sessions.id, id), eq(sessions.userId, userId), isOpen(now)));
	return rowCount === 1;
}

/** Ends all open sessions of a customer except one; returns how many. */
export async function revokeSessions(
	db: Database,
	{ userId, now, keptId }: { userId: number; now: Date; keptId: string | null },
): Promise<number> {
	const { rowCount } = await db
		.update(sessions)
		.set({ revokedAt: now })
		.where(and(eq(sessions.userId, userId), isOpen(now), keptId === null ? undefined : ne(sessions.id, keptId)));
	return rowCount ?? 0;
}
