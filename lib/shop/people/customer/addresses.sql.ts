import { sql } from "drizzle-orm";
import type { SavedAddress, SavedAddressBody } from "../../../contract/address.ts";
import type { Database } from "../../kernel/db/client.ts";

const columns = sql`
	id, address_name as "addressName", firstname, lastname, company, phone, street, city, zip, country, is_default as "isDefault"`;

/** A customer's addresses, the default one first, then the newest. Locks nothing. */
export async function addressRows(db: Database, userId: number): Promise<SavedAddress[]> {
	const result = await db.execute<SavedAddress>(sql`
		select ${columns} from addresses where user_id = ${userId} order by is_default desc, id desc`);
	return result.rows;
}

/** Writes a new address of a customer; returns it. */
export async function insertAddress(db: Database, userId: number, address: SavedAddressBody): Promise<SavedAddress> {
	const result = await db.execute<SavedAddress>(sql`
		insert into addresses (user_id, address_name, firstname, lastname, company, phone, street, city, zip, country, is_default)
		values (${userId}, ${address.addressName}, ${address.firstname}, ${address.lastname}, ${address.company}, ${address.phone},
			${address.street}, ${address.city}, ${address.zip}, ${address.country}, ${address.isDefault})
		returning ${columns}`);
	const [row] = result.rows;
	if (!row) throw new Error("The address was not written");
	return row;
}

/** Replaces an address, only the customer's own; undefined when there is none. */
export async function updateAddress(
	db: Database,
	owned: { id: number; userId: number },
	address: SavedAddressBody,
): Promise<SavedAddress | undefined> {
	const result = await db.execute<SavedAddress>(sql`
		update addresses set address_name = ${address.addressName}, firstname = ${address.firstname}, lastname = ${address.lastname},
			company = ${address.company}, phone = ${address.phone}, street = ${address.street}, city = ${address.city},
			zip = ${address.zip}, country = ${address.country}, is_default = ${address.isDefault}
		where id = ${owned.id} and user_id = ${owned.userId} returning ${columns}`);
	return result.rows[0];
}

/** Leaves at most this one address the default. */
export async function clearOtherDefaults(db: Database, owned: { id: number; userId: number }): Promise<void> {
	await db.execute(sql`
		update addresses set is_default = false where user_id = ${owned.userId} and id <> ${owned.id} and is_default`);
}

/** Deletes an address, only the customer's own; returns whether there was one. */
export async function deleteAddressRow(db: Database, owned: { id: number; userId: number }): Promise<boolean> {
	const result = await db.execute(sql`delete from addresses where id = ${owned.id} and user_id = ${owned.userId}`);
	return result.rowCount === 1;
}
