import { hash, verify } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import type { User } from "../../contract/account.ts";
import { accept, type Result, refuse } from "../../domain/result.ts";
import type { Shop } from "../shop.ts";
import { openSession } from "./session.ts";

/** Compared against when nobody has the e-mail, so that both answers take the same time. */
let nobodysHash: Promise<string> | undefined;

/** Signs a customer in; a wrong password and an unknown e-mail are the same refusal and take the same time. */
export async function login(
	shop: Shop,
	credentials: { email: string; password: string; userAgent: string },
): Promise<Result<{ token: string }, "invalid_credentials">> {
	const result = await shop.db.execute<{ id: number; password_hash: string }>(sql`
		select id, password_hash from users where lower(email) = lower(${credentials.email})`);
	const user = result.rows[0];
	nobodysHash ??= hash("a password that nobody has");
	const matches = await verify(user?.password_hash ?? (await nobodysHash), credentials.password);
	if (!user || !matches) return refuse("invalid_credentials");
	return accept({ token: await openSession(shop, user.id, credentials.userAgent) });
}

/** The customer with the group; null when the account is gone. */
export async function getUser(shop: Shop, userId: number): Promise<User | null> {
	const result = await shop.db.execute<User>(sql`
		select u.id, u.firstname, u.lastname, u.email, u.phone, u.company, u.company_id as "companyId", u.tax_id as "taxId",
			u.street, u.city, u.zip, u.country,
			json_build_object('id', g.id, 'name', g.name, 'description', g.description, 'discount', g.discount_percent) as "group"
		from users u join groups g on g.id = u.group_id where u.id = ${userId}`);
	return result.rows[0] ?? null;
}
