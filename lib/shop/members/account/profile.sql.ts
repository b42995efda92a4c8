import { sql } from "drizzle-orm";
import type { InvoiceBody, ProfileBody } from "../../../contract/account.ts";
import type { Database } from "../../kernel/db/client.ts";

export async function updateProfile(db: Database, userId: number, profile: ProfileBody): Promise<void> {
	await db.execute(sql`
		update users set firstname = ${profile.firstname}, lastname = ${profile.lastname}, phone = ${profile.phone}
		where id = ${userId}`);
}

export async function updateInvoice(db: Database, userId: number, invoice: InvoiceBody): Promise<void> {
	await db.execute(sql`
		update users set company = ${invoice.company}, company_id = ${invoice.companyId}, tax_id = ${invoice.taxId},
			street = ${invoice.street}, city = ${invoice.city}, zip = ${invoice.zip}, country = ${invoice.country}
		where id = ${userId}`);
}
