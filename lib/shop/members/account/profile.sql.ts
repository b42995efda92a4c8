import { eq } from "drizzle-orm";
import type { InvoiceBody, ProfileBody } from "../../../contract/schemas/account.ts";
import type { Database } from "../../kernel/db/client.ts";
import { users } from "../../kernel/db/schema/people.ts";

export async function updateProfile(db: Database, userId: number, profile: ProfileBody): Promise<void> {
	const { firstname, lastname, phone } = profile;
	await db.update(users).set({ firstname, lastname, phone }).where(eq(users.id, userId));
}

export async function updateInvoice(db: Database, userId: number, invoice: InvoiceBody): Promise<void> {
	const { company, companyId, taxId, street, city, zip, country } = invoice;
	await db.update(users).set({ company, companyId, taxId, street, city, zip, country }).where(eq(users.id, userId));
}
