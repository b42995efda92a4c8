import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { LOCALES } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";
import { groups, users } from "../../kernel/db/schema/people.ts";

const listedUserRow = z.strictObject({
	email: z.string(),
	name: z.string(),
	group_id: z.int(),
	group_name: z.string(),
	is_confirmed: z.boolean(),
	created_at: z.string(),
	/** Orders of the account that were not cancelled. */
	orders: z.int(),
});
export type ListedUserRow = z.infer<typeof listedUserRow>;

/** Customers, newest first; only those whose e-mail contains this text, or of this group. Locks nothing. */
export async function userRows(
	db: Database,
	asked: { emailPart?: string | undefined; groupId?: number | undefined; limit: number },
): Promise<ListedUserRow[]> {
	const { emailPart, groupId, limit } = asked;
	const isAlike = emailPart ? sql`lower(u.email) like lower(${`%${literally(emailPart)}%`})` : sql`true`;
	const isOfGroup = groupId === undefined ? sql`true` : sql`u.group_id = ${groupId}`;
	return readRows(
		db,
		listedUserRow,
		sql`
		select u.email, concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')) as name, u.group_id,
			g.name as group_name, u.is_confirmed, u.created_at,
			(select count(*)::int from orders o where o.user_id = u.id and o.state <> 'cancelled') as orders
		from users u join groups g on g.id = u.group_id
		where ${isAlike} and ${isOfGroup}
		order by u.created_at desc, u.id desc limit ${limit}`,
	);
}

/** The text as a pattern of `like` that matches it alone. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

const userFacts = listedUserRow.omit({ name: true }).extend({
	id: z.int(),
	firstname: z.string(),
	lastname: z.string(),
	phone: z.string(),
	company: z.string(),
	company_id: z.string(),
	tax_id: z.string(),
	street: z.string(),
	city: z.string(),
	zip: z.string(),
	country: z.string(),
	locale: z.enum(LOCALES),
	/** Decimal text. */
	discount: z.string(),
	addresses: z.int(),
	/** Sessions that are open. */
	sessions: z.int(),
	/** Codes of vouchers that the customer owns. */
	vouchers: z.array(z.string()),
});
export type UserFactsRow = z.infer<typeof userFacts>;

/** What staff may need to know of one customer, by e-mail in any case. Locks nothing. */
export async function userFactsRow(db: Database, email: string, now: Date): Promise<UserFactsRow | undefined> {
	return readRow(
		db,
		userFacts,
		sql`
		select u.id, u.email, u.firstname, u.lastname, u.phone, u.company, u.company_id, u.tax_id, u.street, u.city, u.zip,
			u.country, u.locale, u.is_confirmed, u.created_at, u.group_id, g.name as group_name, g.discount_percent as discount,
			(select count(*)::int from orders o where o.user_id = u.id and o.state <> 'cancelled') as orders,
			(select count(*)::int from addresses a where a.user_id = u.id) as addresses,
			(select count(*)::int from sessions s
				where s.user_id = u.id and s.revoked_at is null and s.expires_at > ${now}) as sessions,
			coalesce((select array_agg(v.code order by v.id) from vouchers v where v.owner_id = u.id), '{}') as vouchers
		from users u join groups g on g.id = u.group_id where lower(u.email) = lower(${email})`,
	);
}

const lockedUserRow = z.strictObject({
	id: z.int(),
	email: z.string(),
	locale: z.enum(LOCALES),
	group_id: z.int(),
	group_name: z.string(),
});
export type LockedUserRow = z.infer<typeof lockedUserRow>;

/** The customer with this e-mail; locks the row until the transaction ends. */
export async function lockUser(tx: Database, email: string): Promise<LockedUserRow | undefined> {
	return readRow(
		tx,
		lockedUserRow,
		sql`
		select u.id, u.email, u.locale, u.group_id, g.name as group_name from users u join groups g on g.id = u.group_id
		where lower(u.email) = lower(${email}) for no key update of u`,
	);
}

export async function writeGroup(tx: Database, userId: number, groupId: number): Promise<void> {
	await tx.update(users).set({ groupId }).where(eq(users.id, userId));
}

/** All groups by id. */
export function groupRows(db: Database): Promise<{ id: number; name: string }[]> {
	return db.select({ id: groups.id, name: groups.name }).from(groups).orderBy(asc(groups.id));
}
