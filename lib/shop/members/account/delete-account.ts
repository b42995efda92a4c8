import { accept, type Result, refuse } from "../../../domain/result.ts";
import { showRatings } from "../../goods/review/show-ratings.ts";
import { deleteGuestWatches } from "../../goods/watchdog/guest-watch.sql.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type AccountRow, accountRow } from "../../people/customer/account.sql.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import { ACCOUNT_DELETED } from "../../people/customer/tell-customer.ts";
import { deleteSubscription } from "../../people/newsletter/newsletter.sql.ts";
import { refuseSurveysOf } from "../../telling/survey/survey.sql.ts";
import { moneyOf } from "../influencer/report.ts";
import {
	deleteAnswersOf,
	deleteCourierReviewsOf,
	deleteUserRow,
	forgetRequestsOf,
	lockEverythingOf,
	releaseCarts,
} from "./delete-account.sql.ts";
import { deleteReviewsOf } from "./own-reviews.sql.ts";
import { checkPassword } from "./password.ts";

type DeletionRefusal = "unauthorized" | "commission_unpaid" | "wrong_password" | "too_many_requests";

/**
 * Deletes an account at once and for good, with all its data (GDPR Art. 17), and mails a goodbye; the e-mail is free for a
 * new account. What the books need stays without an owner: orders with their lines, documents, payments and withdrawals are
 * kept for ten years (§ 35 of the VAT act), with their redemptions. Open requests stay to be done, finished ones are
 * anonymised. Unpaid commission is a refusal, with the amount in haléře: after deletion nobody would know its owner.
 */
export async function deleteAccount(
	shop: Shop,
	userId: number,
	currentPassword: string,
): Promise<Result<null, DeletionRefusal>> {
	const checked = await checkPassword(shop, userId, currentPassword);
	if (!checked.ok) return checked;
	return transaction(shop.db, async (tx) => {
		await lockCustomer(tx, userId);
		// Read again: the e-mail or the password may have changed.
		const account = await accountRow(tx, userId);
		if (!account) return refuse("unauthorized");
		if (account.passwordHash !== checked.value.passwordHash) return refuse("wrong_password");
		await lockEverythingOf(tx, account);
		const { unpaidMinor } = await moneyOf(tx, userId, shop.now());
		if (unpaidMinor > 0) return refuse("commission_unpaid", unpaidMinor);
		await remove(shop, tx, account);
		return accept(null);
	});
}

/** The caller has locked everything of the account. */
async function remove(shop: Shop, tx: Database, account: AccountRow): Promise<void> {
	const { id, email, locale, isConfirmed } = account;
	await releaseCarts(tx, account);
	await deleteCourierReviewsOf(tx, id);
	await deleteAnswersOf(tx, id);
	await forgetRequestsOf(tx, id);
	await refuseSurveysOf(tx, id);
	await deleteSubscription(tx, { email, isConfirmed });
	if (isConfirmed) await deleteGuestWatches(tx, email);
	const reviews = await deleteReviewsOf(tx, id);
	await deleteUserRow(tx, id);
	const shown = reviews.filter(({ state }) => state === "published");
	await showRatings(
		tx,
		shown.map(({ productId }) => productId),
	);
	await shop.jobs.enqueue(tx, ACCOUNT_DELETED, { email, locale });
}
