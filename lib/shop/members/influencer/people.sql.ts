import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRow, readRows } from "../../kernel/db/read-rows.ts";

const personRow = z.strictObject({ id: z.int(), email: z.string() });
type PersonRow = z.infer<typeof personRow>;

/** Current and former influencers: customers who own vouchers, or were paid. */
const isInfluencer = (groupId: number) => sql`(u.group_id = ${groupId}
	or exists (select from vouchers v where v.owner_id = u.id)
	or exists (select from commission_payouts p where p.user_id = u.id))`;

/** All influencers by e-mail, or the one with this e-mail in any case. Locks nothing. */
export async function influencerRows(db: Database, groupId: number, email?: string): Promise<PersonRow[]> {
	const isAsked = email === undefined ? sql`true` : sql`lower(u.email) = lower(${email})`;
	return readRows(
		db,
		personRow,
		sql`
		select u.id, u.email from users u where ${isAsked} and ${isInfluencer(groupId)} order by lower(u.email)`,
	);
}

/** The influencer with this e-mail; locks the row until the transaction ends. */
export async function lockInfluencer(tx: Database, email: string, groupId: number): Promise<PersonRow | undefined> {
	return readRow(
		tx,
		personRow,
		sql`
		select u.id, u.email from users u where lower(u.email) = lower(${email}) and ${isInfluencer(groupId)}
		for no key update of u`,
	);
}
