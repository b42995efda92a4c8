import { SECOND_MS } from "../../../domain/durations.ts";
import { RESET_LINK_MAX_AGE_S } from "../../../domain/people/account-limits.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { makeLink } from "../../people/customer/links.ts";
import { revokeSessions } from "../../people/customer/session.sql.ts";
import {
	groupRows,
	type ListedUserRow,
	lockUser,
	type UserFactsRow,
	userFactsRow,
	userRows,
	writeGroup,
} from "./manage-users.sql.ts";

/** Customers, newest first. Changes nothing. */
export function listUsers(shop: Shop, asked: Parameters<typeof userRows>[1]): Promise<ListedUserRow[]> {
	return userRows(shop.db, asked);
}

/** One customer by the e-mail; undefined when there is none. Changes nothing. */
export function showUser(shop: Shop, email: string): Promise<UserFactsRow | undefined> {
	return userFactsRow(shop.db, email, shop.now());
}

type Group = { id: number; name: string };

/**
 * Moves a customer to another group, whose prices and pages apply from the next request on. An unknown group is refused with
 * the known ones.
 */
export function changeGroup(
	shop: Shop,
	{ email, groupId, isDryRun }: { email: string; groupId: number; isDryRun: boolean },
): Promise<Result<{ email: string; before: Group; after: Group }, "unknown" | "group_unknown">> {
	return transaction(shop.db, async (tx) => {
		const user = await lockUser(tx, email);
		if (!user) return refuse("unknown");
		const groups = await groupRows(tx);
		const after = groups.find(({ id }) => id === groupId);
		if (!after) return refuse("group_unknown", groups.map(({ id, name }) => `${id} (${name})`).join(", "));
		const before = { id: user.group_id, name: user.group_name };
		if (!isDryRun) await writeGroup(tx, user.id, after.id);
		return accept({ email: user.email, before, after });
	});
}

/** Creates the link with which a customer sets a new password; older ones stop working. */
export function makeResetLink(
	shop: Shop,
	email: string,
): Promise<Result<{ email: string; url: string; expiresAt: Date }, "unknown">> {
	return transaction(shop.db, async (tx) => {
		const user = await lockUser(tx, email);
		if (!user) return refuse("unknown");
		const now = shop.now();
		const secret = await makeLink(tx, { userId: user.id, kind: "reset_password", email: user.email, now });
		return accept({
			email: user.email,
			url: `${shop.shopUrl}${pageLinks.accountLink(user.locale, "newPassword", secret)}`,
			expiresAt: new Date(now.getTime() + RESET_LINK_MAX_AGE_S * SECOND_MS),
		});
	});
}

/** Ends all sessions of a customer; `ended` is how many there were. */
export function endSessions(shop: Shop, email: string): Promise<Result<{ email: string; ended: number }, "unknown">> {
	return transaction(shop.db, async (tx) => {
		const user = await lockUser(tx, email);
		if (!user) return refuse("unknown");
		const ended = await revokeSessions(tx, { userId: user.id, now: shop.now(), keptId: null });
		return accept({ email: user.email, ended });
	});
}
