import type { PasswordBody } from "../../../contract/schemas/account.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { giveBack, orGiveBack, takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type AccountRow, accountRow, lockAccount, writePassword } from "../../people/customer/account.sql.ts";
import { deleteUnusedLinks } from "../../people/customer/links.sql.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import { hashPassword, isPassword } from "../../people/customer/password-hash.ts";
import { revokeSessions } from "../../people/customer/session.sql.ts";
import { openSession } from "../../people/customer/session.ts";
import { ACCOUNT_NEWS } from "../../people/customer/tell-customer.ts";
import type { Browser, SignedIn } from "./account.ts";
import { deviceToken } from "./known-device.ts";

type Checked = Result<AccountRow, "wrong_password" | "too_many_requests">;

/** The account of a signed-in customer who knows its password; counts failures. Call it outside any transaction. */
export async function checkPassword(shop: Shop, userId: number, password: string): Promise<Checked> {
	const taken = await takeLimit(shop, "password", { userId });
	if (!taken.ok) return taken;
	const account = await orGiveBack(
		async () => {
			const found = await accountRow(shop.db, userId);
			return (await isPassword(found?.passwordHash, password)) ? found : undefined;
		},
		() => giveBack(shop, "password", { userId }),
	);
	if (!account) return refuse("wrong_password");
	await giveBack(shop, "password", { userId });
	return accept(account);
}

/**
 * Changes the password of a customer who knows the current one. Every other session ends, this one gets a new token; mailed
 * links for a password or an e-mail stop working.
 */
export async function changePassword(
	shop: Shop,
	userId: number,
	{ currentPassword, password }: PasswordBody,
	{ userAgent }: Browser,
): Promise<Result<SignedIn<{ token: string }>, "wrong_password" | "too_many_requests">> {
	const checked = await checkPassword(shop, userId, currentPassword);
	if (!checked.ok) return checked;
	const passwordHash = await hashPassword(password);
	return transaction(shop.db, async (tx) => {
		await lockCustomer(tx, userId);
		// A reset by mail came first: its owner does not want this password.
		if (!(await lockAccount(tx, checked.value))) return refuse("wrong_password");
		await writePassword(tx, userId, passwordHash);
		await deleteUnusedLinks(tx, { userId, kinds: ["change_email", "reset_password"] });
		await revokeSessions(tx, { userId, now: shop.now(), keptId: null });
		await shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "password_changed", userId });
		const reply = { token: await openSession(shop, userId, userAgent, tx) };
		return accept({ reply, device: deviceToken(shop, { id: userId, passwordHash }) });
	});
}
