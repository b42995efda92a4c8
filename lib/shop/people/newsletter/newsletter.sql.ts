import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { SubscriberOrigin, SubscriberStep } from "../../../domain/people/newsletter.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { subscribers } from "../../kernel/db/schema/people.ts";
import { sweepRows } from "../../kernel/db/sweep-rows.ts";

/** Customer or guest who changes the newsletter. */
export type Wish = {
	email: string;
	/** Whether they have proved that the e-mail is theirs. */
	isConfirmed: boolean;
	now: Date;
};

/** A step of a subscription, and where it was made. */
type Step = {
	step: SubscriberStep;
	origin: SubscriberOrigin;
	now: Date;
};

/** Adds steps to the log that proves a consent. `changed` is a statement that changes subscribers and returns their ids. */
const logged = (changed: ReturnType<typeof sql>, { step, origin, now }: Step) => sql`
	with changed as (${changed}), logged as (
		insert into subscriber_steps (subscriber_id, step, at, origin)
		select id, ${step}::subscriber_step, ${now}::timestamptz, ${origin}::text from changed)`;

const changedRow = z.strictObject({ id: z.int() });

export async function logStep(tx: Database, subscriberId: number, step: Step): Promise<void> {
	await tx.execute(sql`
		${logged(sql`select id from subscribers where id = ${subscriberId}`, step)} select from changed`);
}

/** A newsletter that had ended restarts with a new secret and start. */
const ANEW = sql`
	locale = excluded.locale,
	hash = case when s.ended_at is null then s.hash else excluded.hash end,
	created_at = case when s.ended_at is null then s.created_at else excluded.created_at end,
	ended_at = null`;

/**
 * Starts or continues the newsletter of an account's e-mail. A running one keeps its secret, so that links in sent mails
 * work; one that had ended restarts, and with an unproved e-mail waits for confirmation. Without a proved e-mail, one that
 * was ever confirmed stays unchanged.
 */
export async function beginSubscription(
	tx: Database,
	{ email, locale, isConfirmed, hash, now }: Wish & { locale: Locale; hash: string },
): Promise<void> {
	const confirmedAt = isConfirmed ? now : null;
	const begun = sql`
		insert into subscribers as s (email, hash, locale, created_at, confirmed_at)
		values (${email}, ${hash}, ${locale}, ${now}, ${confirmedAt})
		on conflict (lower(email)) do update set ${ANEW},
			confirmed_at = case when s.ended_at is null then coalesce(s.confirmed_at, excluded.confirmed_at)
				else excluded.confirmed_at end
		where ${isConfirmed} or s.confirmed_at is null
		returning id`;
	const row = await readRow(
		tx,
		changedRow,
		sql`${logged(begun, { step: "asked", origin: "account", now })} select id from changed`,
	);
	if (isConfirmed && row) await logStep(tx, row.id, { step: "confirmed", origin: "account", now });
}

/**
 * Requests the newsletter for an unproved e-mail: it waits for confirmation, also after an earlier request or end. Returns
 * its id; undefined when it is running.
 */
export async function askSubscription(
	tx: Database,
	{ email, locale, hash, now }: { email: string; locale: Locale; hash: string; now: Date },
): Promise<number | undefined> {
	const asked = sql`
		insert into subscribers as s (email, hash, locale, created_at) values (${email}, ${hash}, ${locale}, ${now})
		on conflict (lower(email)) do update set ${ANEW}, confirmed_at = null
		where s.confirmed_at is null or s.ended_at is not null
		returning id`;
	const row = await readRow(
		tx,
		changedRow,
		sql`${logged(asked, { step: "asked", origin: "footer", now })} select id from changed`,
	);
	return row?.id;
}

/**
 * Subscriptions that may be ended: without a proved e-mail only those never confirmed, since a confirmed one may be somebody
 * else's.
 */
const reached = ({ email, isConfirmed }: Omit<Wish, "now">) =>
	sql`lower(${subscribers.email}) = lower(${email}) and (${isConfirmed} or ${subscribers.confirmedAt} is null)`;

/** Ends the newsletter of an account's e-mail; does nothing without one. */
export async function endSubscription(tx: Database, wish: Wish): Promise<void> {
	const { now } = wish;
	const ended = sql`
		update subscribers set ended_at = ${now} where ${reached(wish)} and ended_at is null returning id`;
	await tx.execute(sql`${logged(ended, { step: "ended", origin: "account", now })} select from changed`);
}

/**
 * Confirms the newsletter that waits for its account to prove the e-mail; does nothing without one. One requested only in the
 * footer waits for its own link: somebody else may have requested it.
 */
export async function confirmSubscription(tx: Database, { email, now }: Omit<Wish, "isConfirmed">): Promise<void> {
	const confirmed = sql`
		update subscribers s set confirmed_at = ${now}
		where lower(email) = lower(${email}) and confirmed_at is null and ended_at is null
			and coalesce((select bool_or(l.origin = 'account') from subscriber_steps l
				where l.subscriber_id = s.id and l.step = 'asked' and l.at >= s.created_at), true)
		returning id`;
	await tx.execute(sql`${logged(confirmed, { step: "confirmed", origin: "account", now })} select from changed`);
}

/** Deletes the newsletter of an e-mail with its log; returns its language when it was running. */
export async function deleteSubscription(tx: Database, wish: Omit<Wish, "now">): Promise<Locale | undefined> {
	const rows = await tx
		.delete(subscribers)
		.where(reached(wish))
		.returning({ locale: subscribers.locale, endedAt: subscribers.endedAt });
	return rows.find((row) => row.endedAt === null)?.locale;
}

/** Deletes subscriptions never confirmed whose last step was before this time, with their log. */
export async function sweepSubscribers(db: Database, before: Date): Promise<void> {
	const isUnheardOf = sql`
		${subscribers.confirmedAt} is null and ${subscribers.createdAt} < ${before}
		and not exists (select from subscriber_steps t where t.subscriber_id = ${subscribers.id} and t.at >= ${before})`;
	await sweepRows(db, subscribers, isUnheardOf);
}
