import { hash, verify } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import type { LoginReply, User } from "../../contract/account.ts";
import { accept, type Result, refuse } from "../../domain/result.ts";
import { mergeGuestCart } from "../cart/merge-carts.ts";
import { log } from "../log.ts";
import type { Shop } from "../shop.ts";
import { openSession } from "./session.ts";

/** Compared against when nobody has the e-mail, so that both answers take the same time. */
let nobodysHash: Promise<string> | undefined;

/**
 * Signs a customer in and brings the guest's cart along; a wrong password and an unknown e-mail are the same refusal and take
 * the same time.
 */
export async function login(
	shop: Shop,
	credentials: { email: string; password: string; tempId?: string | undefined; userAgent: string },
): Promise<Result<LoginReply, "invalid_credentials">> {
	const result = await shop.db.execute<{ id: number; password_hash: string }>(sql`
		select id, password_hash from users where lower(email) = lower(${credentials.email})`);
	const user = result.rows[0];
	nobodysHash ??= hash("a password that nobody has");
	const matches = await verify(user?.password_hash ?? (await nobodysHash), credentials.password);
	if (!user || !matches) return refuse("invalid_credentials");
	const token = await openSession(shop, user.id, credentials.userAgent);
	const missing = credentials.tempId ? await bringCart(shop, user.id, credentials.tempId) : [];
	return accept(missing.length > 0 ? { token, missing } : { token });
}

/** Trouble with a cart keeps nobody from signing in; the guest's cart stays as it is, and the next login tries again. */
async function bringCart(shop: Shop, userId: number, tempId: string): Promise<string[]> {
	try {
		return (await mergeGuestCart(shop, { userId, tempId })).missing;
	} catch (error) {
		log.error(
			{ error: error instanceof Error ? error.message : String(error), userId },
			"guest's cart not merged at login",
		);
		return [];
	}
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
