import { sql } from "drizzle-orm";
import type { Locale } from "../../domain/locale.ts";
import type { Database } from "../db/client.ts";

/** Whom a change of the newsletter is for. */
export type Wish = {
	email: string;
	/** Whether whoever wishes has proved that the e-mail is theirs. */
	isConfirmed: boolean;
	now: Date;
};

/**
 * Begins the newsletter of an e-mail, or goes on with it. A running one keeps its secret, so that links of mails sent already
 * work; one that had ended begins anew, and without a proved e-mail waits for its confirmation. One that was ever confirmed is
 * left alone by whoever has not proved the e-mail.
 */
export async function beginSubscription(
	tx: Database,
	{ email, locale, isConfirmed, hash, now }: Wish & { locale: Locale; hash: string },
): Promise<void> {
	const confirmedAt = isConfirmed ? now : null;
	await tx.execute(sql`
		insert into subscribers as s (email, hash, locale, created_at, confirmed_at)
		values (${email}, ${hash}, ${locale}, ${now}, ${confirmedAt})
		on conflict (lower(email)) do update set
			locale = excluded.locale,
			hash = case when s.ended_at is null then s.hash else excluded.hash end,
			created_at = case when s.ended_at is null then s.created_at else excluded.created_at end,
			confirmed_at = case when s.ended_at is null then coalesce(s.confirmed_at, excluded.confirmed_at)
				else excluded.confirmed_at end,
			ended_at = null
		where ${isConfirmed} or s.confirmed_at is null`);
}

/**
 * A subscription that whoever wishes may end: who has not proved the e-mail must not unsubscribe the one whose it is, and
 * reaches only what was never confirmed.
 */
const reached = ({ email, isConfirmed }: Omit<Wish, "now">) =>
	sql`lower(email) = lower(${email}) and (${isConfirmed} or confirmed_at is null)`;

/** Ends the newsletter of an e-mail; without one nothing happens. */
export async function endSubscription(tx: Database, wish: Wish): Promise<void> {
	await tx.execute(sql`update subscribers set ended_at = ${wish.now} where ${reached(wish)} and ended_at is null`);
}

/** Confirms the newsletter that waits for this e-mail's confirmation; without one nothing happens. */
export async function confirmSubscription(tx: Database, { email, now }: Omit<Wish, "isConfirmed">): Promise<void> {
	await tx.execute(sql`
		update subscribers set confirmed_at = ${now}
		where lower(email) = lower(${email}) and confirmed_at is null and ended_at is null`);
}

/** Forgets the newsletter of an e-mail altogether; answers its language when it was still running. */
export async function deleteSubscription(tx: Database, wish: Omit<Wish, "now">): Promise<Locale | undefined> {
	const result = await tx.execute<{ locale: Locale; is_running: boolean }>(sql`
		delete from subscribers where ${reached(wish)} returning locale, ended_at is null as is_running`);
	return result.rows.find((row) => row.is_running)?.locale;
}
