import { verify } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { connect, type Database } from "#lib/shop/kernel/db/client.ts";
import { DEMO_ACCOUNTS } from "../facts/accounts.ts";
import { NOBODYS_PASSWORD } from "../facts/nobodys-password.ts";

/**
 * Resets the published passwords of the demo's accounts and ends their sessions, so that nobody can use them at a
 * public address; passwords changed by the staff stay. Run it before the shop accepts requests. Returns how many were
 * closed.
 */
export async function closeDemoAccounts(databaseUrl: string): Promise<number> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		return await db.transaction(async (tx) => {
			const ids: number[] = [];
			for (const { email, password } of DEMO_ACCOUNTS) {
				const account = await accountOf(tx, email);
				if (account && (await verify(account.password_hash, password))) ids.push(account.id);
			}
			const closed = sql`any(${sql.param(ids)}::int[])`;
			await tx.execute(sql`update users set password_hash = ${NOBODYS_PASSWORD} where id = ${closed}`);
			await tx.execute(sql`update sessions set revoked_at = now() where user_id = ${closed} and revoked_at is null`);
			return ids.length;
		});
	} finally {
		await close();
	}
}

/** Locks the account, so that a password changed just now is not reset. */
async function accountOf(tx: Database, email: string) {
	const { rows } = await tx.execute<{ id: number; password_hash: string }>(sql`
		select id, password_hash from users where lower(email) = ${email} for no key update`);
	return rows[0];
}
