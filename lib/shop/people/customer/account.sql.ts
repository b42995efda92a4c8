import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type User, user } from "../../../contract/schemas/account.ts";
import { DEFAULT_LOCALE, type Locale } from "../../../domain/locale.ts";
import type { Market } from "../../../domain/people/market.ts";
import { byLocale } from "../../kernel/db/by-locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { groupTranslations, users } from "../../kernel/db/schema/people.ts";
import { serviceRequests } from "../../kernel/db/schema/services.ts";

/** E-mails are equal regardless of case, as in the unique index of customers. */
const isEmail = (column: PgColumn, email: string) => sql`lower(${column}) = lower(${email})`;

const columns = {
	id: users.id,
	email: users.email,
	passwordHash: users.passwordHash,
	isConfirmed: users.isConfirmed,
	locale: users.locale,
};

/** Locks nothing. */
export async function accountByEmail(db: Database, email: string) {
	const [row] = await db.select(columns).from(users).where(isEmail(users.email, email));
	return row;
}

/** Locks nothing. */
export async function accountRow(db: Database, userId: number) {
	const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
	return row;
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountRow>>>;

/**
 * Whether an account still has the password with which it was read. Holds a share lock on its row until the transaction ends,
 * so that a change of password (`lockCustomer`) waits.
 */
export async function lockAccount(tx: Database, { id, passwordHash }: AccountRow): Promise<boolean> {
	const held = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
		.for("share");
	return held.length === 1;
}

/**
 * A subscription `s` that customer `u` may see: with an unproved e-mail only one that was never confirmed, since a confirmed
 * one may be somebody else's.
 */
export const isNewsletterShown = sql`(u.is_confirmed or s.confirmed_at is null)`;

/** The customer in the contract's format, with the group and open links; undefined when the account is gone. */
export async function userRow(db: Database, userId: number, now: Date): Promise<User | undefined> {
	return readRow(
		db,
		user.strict(),
		sql`
		select u.id, u.firstname, u.lastname, u.email, u.is_confirmed as "isConfirmed",
			(select l.email from account_links l where l.user_id = u.id and l.kind = 'change_email'
				and l.used_at is null and l.expires_at > ${now} order by l.created_at desc limit 1) as "pendingEmail",
			u.phone, u.company, u.company_id as "companyId", u.tax_id as "taxId", u.street, u.city, u.zip, u.country,
			exists (select from subscribers s
				where lower(s.email) = lower(u.email) and ${isNewsletterShown} and s.ended_at is null) as newsletter,
			json_build_object('id', g.id, 'name', g.name, 'description', coalesce(d.own ->> ${DEFAULT_LOCALE}, ''),
				'descriptions', d.own::jsonb - ${DEFAULT_LOCALE}::text, 'discount', g.discount_percent) as "group"
		from users u join groups g on g.id = u.group_id
		cross join lateral ${byLocale(groupTranslations.description, groupTranslations.groupId, sql`g.id`)} d (own)
		where u.id = ${userId}`,
	);
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

/**
 * Creates a customer in the market's country, with an unconfirmed e-mail; returns the id, or undefined when the e-mail has an
 * account.
 */
export async function insertAccount(tx: Database, account: NewAccount): Promise<number | undefined> {
	const { firstname, lastname, phone } = account;
	const row = await readRow(
		tx,
		z.strictObject({ id: z.int() }),
		sql`
		insert into users (email, password_hash, group_id, firstname, lastname, phone, country, locale, created_at)
		values (${account.email}, ${account.passwordHash}, ${account.groupId}, ${firstname}, ${lastname}, ${phone},
			coalesce((
				select code from countries where ${account.market} = any(shipped_by_markets) order by position limit 1
			), 'CZ'), ${account.locale}, ${account.now})
		on conflict (lower(email)) do nothing returning id`,
	);
	return row?.id;
}

export async function writePassword(tx: Database, userId: number, passwordHash: string): Promise<void> {
	await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Confirms the account's e-mail; false when it has changed meanwhile. */
export async function confirmAccount(tx: Database, userId: number, email: string): Promise<boolean> {
	const { rowCount } = await tx
		.update(users)
		.set({ isConfirmed: true })
		.where(and(eq(users.id, userId), isEmail(users.email, email)));
	return rowCount === 1;
}

/** Changes the account's e-mail, as confirmed. Fails with 23505 when another account has it. */
export async function writeEmail(tx: Database, userId: number, email: string): Promise<void> {
	await tx.update(users).set({ email, isConfirmed: true }).where(eq(users.id, userId));
}

/** Assigns guests' orders and requests with this e-mail to the customer. */
export async function adoptGuests(tx: Database, userId: number, email: string): Promise<void> {
	for (const table of [orders, serviceRequests]) {
		const guests = tx
			.select({ id: table.id })
			.from(table)
			.where(and(isNull(table.userId), isEmail(table.email, email)))
			.orderBy(table.id)
			.for("no key update");
		await tx.update(table).set({ userId }).where(inArray(table.id, guests));
	}
}
