import { hash } from "@node-rs/argon2";
import type pg from "pg";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";

/** The least that Argon2 allows: a thousandth of the shop's own (lib/shop/people/customer/password-hash.ts), for a thousand logins of tests. */
export function cheapHash(password: string): Promise<string> {
	return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

/** Keeps the passwords of the demo's accounts so that checking one costs nothing. */
export async function cheapenPasswords(client: pg.Client): Promise<void> {
	for (const { email, password } of DEMO_ACCOUNTS)
		await client.query("UPDATE users SET password_hash = $1 WHERE email = $2", [await cheapHash(password), email]);
}
