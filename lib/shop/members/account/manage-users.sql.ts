import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";

export type ListedUserRow = {
	email: string;
	name: string;
	group_id: number;
	group_name: string;
	is_confirmed: boolean;
	created_at: string;
	/** Orders of the account that were not cancelled. */
	orders: number;
};

/** Customers, the newest first; only those whose e-mail holds this text, or of this group. Locks nothing. */
export async function userRows(
	db: Database,
	asked: { emailPart?: string | undefined; groupId?: number | undefined; limit: number },
): Promise<ListedUserRow[]> {
	const { emailPart = "", groupId = null, limit } = asked;
	const result = await db.execute<ListedUserRow>(sql`
		select u.email, concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')) as name, u.group_id,
			g.name as group_name, u.is_confirmed, u.created_at,
			(select count(*)::int from orders o where o.user_id = u.id and o.state <> 'cancelled') as orders
		from users u join groups g on g.id = u.group_id
		where strpos(lower(u.email), lower(${emailPart})) > 0 and (${groupId}::int is null or u.group_id = ${groupId})
		order by u.created_at desc, u.id desc limit ${limit}`);
	return result.rows;
}

export type UserFactsRow = Omit<ListedUserRow, "name"> & {
	id: number;
	firstname: string;
	lastname: string;
	phone: string;
	company: string;
	company_id: string;
	tax_id: string;
	street: string;
	city: string;
	zip: string;
	country: string;
	locale: string;
	/** Decimal text. */
	discount: string;
	addresses: number;
	/** Sessions that are open. */
	sessions: number;
	/** Codes of the vouchers that belong to the customer. */
	vouchers: string[];
};

/** What the shop's people may need to know of one customer, whose e-mail is typed in any case. Locks nothing. */
export async function userFactsRow(db: Database, email: string, now: Date): Promise<UserFactsRow | undefined> {
	const result = await db.execute<UserFactsRow>(sql`
		select u.id, u.email, u.firstname, u.lastname, u.phone, u.company, u.company_id, u.tax_id, u.street, u.city, u.zip,
			u.country, u.locale, u.is_confirmed, u.created_at, u.group_id, g.name as group_name, g.discount_percent as discount,
			(select count(*)::int from orders o where o.user_id = u.id and o.state <> 'cancelled') as orders,
			(select count(*)::int from addresses a where a.user_id = u.id) as addresses,
			(select count(*)::int from sessions s
				where s.user_id = u.id and s.revoked_at is null and s.expires_at > ${now}) as sessions,
			coalesce((select array_agg(v.code order by v.id) from vouchers v where v.owner_id = u.id), '{}') as vouchers
		from users u join groups g on g.id = u.group_id where lower(u.email) = lower(${email})`);
	return result.rows[0];
}

export type HeldUserRow = { id: number; email: string; locale: Locale; group_id: number; group_name: string };

/** The customer with this e-mail, whose row is held to the end of the transaction. */
export async function holdUser(tx: Database, email: string): Promise<HeldUserRow | undefined> {
	const result = await tx.execute<HeldUserRow>(sql`
		select u.id, u.email, u.locale, u.group_id, g.name as group_name from users u join groups g on g.id = u.group_id
		where lower(u.email) = lower(${email}) for no key update of u`);
	return result.rows[0];
}

export async function writeGroup(tx: Database, userId: number, groupId: number): Promise<void> {
	await tx.execute(sql`update users set group_id = ${groupId} where id = ${userId}`);
}

/** All groups by id. */
export async function groupRows(db: Database): Promise<{ id: number; name: string }[]> {
	const result = await db.execute<{ id: number; name: string }>(sql`select id, name from groups order by id`);
	return result.rows;
}
