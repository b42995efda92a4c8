import { ACCOUNT_LINK_KINDS } from "../../../domain/people/account-links.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import { postgresCode } from "../../kernel/db/database-errors.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import type { Shop } from "../../kernel/shop.ts";
import {
	type AccountRow,
	accountRow,
	adoptGuests,
	confirmAccount,
	writeEmail,
} from "../../people/customer/account.sql.ts";
import { deleteUnusedLinks, type LinkRow, markLinkUsed } from "../../people/customer/links.sql.ts";
import { isLinkOpen, linkHash, lockLink } from "../../people/customer/links.ts";
import { ACCOUNT_NEWS } from "../../people/customer/tell-customer.ts";
import { confirmNewsletter, moveNewsletter } from "../../people/newsletter/choice.ts";

type Confirmed = Result<{ email: string }, "link_invalid" | "sign_in_first" | "account_exists" | "too_many_requests">;

/** Mails the link that confirms the e-mail again. */
export async function sendConfirmation(
	shop: Shop,
	userId: number,
): Promise<Result<null, "unauthorized" | "already_confirmed" | "too_many_requests">> {
	const account = await accountRow(shop.db, userId);
	if (!account) return refuse("unauthorized");
	if (account.isConfirmed) return refuse("already_confirmed");
	const taken = await takeLimit(shop, "confirmation", { userId });
	if (!taken.ok) return taken;
	await transaction(shop.db, (tx) => shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "confirm_email", userId }));
	return accept(null);
}

/**
 * Gives the account what its proved e-mail owns: guests' orders and requests with it, and a waiting newsletter. The caller
 * has locked the customer's row.
 */
export async function takeProvedEmail(tx: Database, proved: { userId: number; email: string; now: Date }) {
	await adoptGuests(tx, proved.userId, proved.email);
	await confirmNewsletter(tx, proved);
}

/**
 * Confirms the e-mail of a mailed link, for the account's signed-in customer (`userId`): the account's e-mail, or a requested
 * new one, which then replaces it. A repeat gets the same reply while the account has that e-mail. Anybody else is refused
 * and the link stays open: mail scanners open links too, and a stranger may have opened the account.
 */
export async function confirmEmail(
	shop: Shop,
	secret: string,
	{ address, userId }: { address: string; userId: number | null },
): Promise<Confirmed> {
	const taken = await takeLimit(shop, "link", { address });
	if (!taken.ok) return taken;
	const secretHash = linkHash(secret);
	try {
		return await transaction(shop.db, async (tx): Promise<Confirmed> => {
			const link = await lockLink(tx, secretHash);
			const account = link && (await accountRow(tx, link.userId));
			if (!account || link.kind === "reset_password") return refuse("link_invalid");
			const isOwn = link.email.toLowerCase() === account.email.toLowerCase();
			const isDone = isOwn && account.isConfirmed;
			if (!isDone) {
				if (!isLinkOpen(link, shop.now())) return refuse("link_invalid");
				if (link.kind === "confirm_email" && !isOwn) return refuse("link_invalid");
				if (account.id !== userId) return refuse("sign_in_first");
				await markLinkUsed(tx, secretHash, shop.now());
				await (isOwn ? confirmAccount(tx, account.id, account.email) : moveTo(shop, tx, account, link));
			}
			if (account.id === userId) await takeProvedEmail(tx, { userId, email: link.email, now: shop.now() });
			return accept({ email: isDone ? account.email : link.email });
		});
	} catch (error) {
		// Another account has taken the e-mail meanwhile.
		if (postgresCode(error) === "23505") return refuse("account_exists");
		throw error;
	}
}

/** Tells the old e-mail; links mailed there stop working. */
async function moveTo(shop: Shop, tx: Database, account: AccountRow, { email }: LinkRow): Promise<void> {
	const { id: userId, email: from, isConfirmed } = account;
	const now = shop.now();
	await writeEmail(tx, userId, email);
	await deleteUnusedLinks(tx, { userId, kinds: ACCOUNT_LINK_KINDS });
	await moveNewsletter(tx, { from, to: email, isConfirmed, now });
	await shop.jobs.enqueue(tx, ACCOUNT_NEWS, { kind: "email_changed", userId, to: from });
}
