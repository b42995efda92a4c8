import type { InvoiceBody, ProfileBody, User } from "../../../contract/schemas/account.ts";
import type { Locale } from "../../../domain/locale.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { accountRow } from "../../people/customer/account.sql.ts";
import { lockCustomer } from "../../people/customer/lock-customer.sql.ts";
import { endNewsletter, wantNewsletter } from "../../people/newsletter/choice.ts";
import { getUser } from "./account.ts";
import { updateInvoice, updateProfile } from "./profile.sql.ts";

/** Changes name and phone; returns the customer, null when the account is gone. */
export async function changeProfile(shop: Shop, userId: number, body: ProfileBody): Promise<User | null> {
	await updateProfile(shop.db, userId, body);
	return getUser(shop, userId);
}

/** Changes the data of the customer's next invoices; returns the customer, null when the account is gone. */
export async function changeInvoice(shop: Shop, userId: number, body: InvoiceBody): Promise<User | null> {
	await updateInvoice(shop.db, userId, body);
	return getUser(shop, userId);
}

/** Starts the newsletter in this language, or ends it; returns the customer, null when the account is gone. */
export async function changeNewsletter(
	shop: Shop,
	userId: number,
	{ subscribed, locale }: { subscribed: boolean; locale: Locale },
): Promise<User | null> {
	await transaction(shop.db, async (tx) => {
		// A concurrent change of the e-mail moves the newsletter, so it must wait.
		await lockCustomer(tx, userId);
		const account = await accountRow(tx, userId);
		if (!account) return;
		const wish = { email: account.email, isConfirmed: account.isConfirmed, now: shop.now() };
		if (subscribed) await wantNewsletter(tx, { ...wish, locale });
		else await endNewsletter(tx, wish);
	});
	return getUser(shop, userId);
}
