import { sql } from "drizzle-orm";
import type { User } from "../../../contract/account.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { Market } from "../../../domain/people/market.ts";
import type { Database } from "../../kernel/db/client.ts";

/** Customers are found by e-mail without regard to case, as the unique index keeps them. */
const hasEmail = (email: string) => sql`lower(email) = lower(${email})`;

export type AccountRow = { id: number; email: string; password_hash: string; is_confirmed: boolean; locale: Locale };

const columns = sql`id, email, password_hash, is_confirmed, locale`;

/** Locks nothing. */
export async function accountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
	const result = await db.execute<AccountRow>(sql`select ${columns} from users where ${hasEmail(email)}`);
	return result.rows[0];
}

/** Locks nothing. */
export async function accountRow(db: Database, userId: number): Promise<AccountRow | undefined> {
	const result = await db.execute<AccountRow>(sql`select ${columns} from users where id = ${userId}`);
	return result.rows[0];
}

/**
 * Whether an account still has the password with which it was read. Shares its row until the transaction ends: whoever sets
 * another one (`lockCustomer`) waits, or is waited for.
 */
export async function holdAccount(tx: Database, { id, password_hash }: AccountRow): Promise<boolean> {
	const result = await tx.execute(sql`
		select from users where id = ${id} and password_hash = ${password_hash} for share`);
	return result.rowCount === 1;
}

/**
 * A subscription `s` that the customer `u` may see: who has not proved the e-mail sees nothing of the one whose it is, only what
 * nobody ever confirmed.
 */
export const isNewsletterShown = sql`(u.is_confirmed or s.confirmed_at is null)`;

/** The customer as the contract answers, with the group and what is under way; undefined when the account is gone. */
export async function userRow(db: Database, userId: number, now: Date): Promise<User | undefined> {
	const result = await db.execute<User>(sql`
		select u.id, u.firstname, u.lastname, u.email, u.is_confirmed as "isConfirmed",
			(select l.email from account_links l where l.user_id = u.id and l.kind = 'change_email'
				and l.used_at is null and l.expires_at > ${now} order by l.created_at desc limit 1) as "pendingEmail",
			u.phone, u.company, u.company_id as "companyId", u.tax_id as "taxId", u.street, u.city, u.zip, u.country,
			exists (select from subscribers s
				where lower(s.email) = lower(u.email) and ${isNewsletterShown} and s.ended_at is null) as newsletter,
			json_build_object('id', g.id, 'name', g.name, 'description', g.description, 'descriptionEn', g.description_en,
				'discount', g.discount_percent) as "group"
		from users u join groups g on g.id = u.group_id where u.id = ${userId}`);
	return result.rows[0];
}

type NewAccount = {
	email: string;
	passwordHash: string;
	groupId: number;
	firstname: string;
	lastname: string;
	phone: string;
	locale: Locale;
	market: Market;
	now: Date;
};

/** Writes a new customer at home in the market's country, whose e-mail is not confirmed yet; returns the id, or undefined when the e-mail has an account. */
export async function insertAccount(tx: Database, account: NewAccount): Promise<number | undefined> {
	const { firstname, lastname, phone } = account;
	const result = await tx.execute<{ id: number }>(sql`
		insert into users (email, password_hash, group_id, firstname, lastname, phone, country, locale, created_at)
		values (${account.email}, ${account.passwordHash}, ${account.groupId}, ${firstname}, ${lastname}, ${phone},
			coalesce((
				select code from countries where ${account.market} = any(shipped_by_markets) order by position limit 1
			), 'CZ'), ${account.locale}, ${account.now})
		on conflict (lower(email)) do nothing returning id`);
	return result.rows[0]?.id;
}

export async function writePassword(tx: Database, userId: number, passwordHash: string): Promise<void> {
	await tx.execute(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
}

/** Confirms the e-mail that the account has; false when it has another one by now. */
export async function confirmAccount(tx: Database, userId: number, email: string): Promise<boolean> {
	const result = await tx.execute(sql`
		update users set is_confirmed = true where id = ${userId} and ${hasEmail(email)}`);
	return result.rowCount === 1;
}

/** Gives the account another e-mail, confirmed. Fails with 23505 when another account has it. */
export async function writeEmail(tx: Database, userId: number, email: string): Promise<void> {
	await tx.execute(sql`update users set email = ${email}, is_confirmed = true where id = ${userId}`);
}

/** Makes guests' orders and requests for services of this e-mail the customer's. */
export async function adoptGuests(tx: Database, userId: number, email: string): Promise<void> {
	await tx.execute(sql`
		update orders set user_id = ${userId} where id in (
			select id from orders where user_id is null and ${hasEmail(email)} order by id for no key update)`);
	await tx.execute(sql`
		update service_requests set user_id = ${userId} where id in (
			select id from service_requests where user_id is null and ${hasEmail(email)} order by id for no key update)`);
}
