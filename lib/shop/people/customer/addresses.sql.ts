import { and, desc, eq, getTableColumns, ne } from "drizzle-orm";
import type { SavedAddress, SavedAddressBody } from "../../../contract/schemas/address.ts";
import type { Database } from "../../kernel/db/client.ts";
import { addresses } from "../../kernel/db/schema/people.ts";

const { userId: _, ...columns } = getTableColumns(addresses);

type Owned = { id: number; userId: number };
const isOwned = ({ id, userId }: Owned) => and(eq(addresses.id, id), eq(addresses.userId, userId));

/** A customer's addresses, the default one first, then newest first. Locks nothing. */
export async function addressRows(db: Database, userId: number): Promise<SavedAddress[]> {
	return db
		.select(columns)
		.from(addresses)
		.where(eq(addresses.userId, userId))
		.orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** Writes a new address of a customer; returns it. */
export async function insertAddress(db: Database, userId: number, address: SavedAddressBody): Promise<SavedAddress> {
	const [row] = await db
		.insert(addresses)
		.values({ ...address, userId })
		.returning(columns);
	if (!row) throw new Error("The address was not written");
	return row;
}

/** Replaces an address of the customer; undefined when it is not theirs. */
export async function updateAddress(
	db: Database,
	owned: Owned,
	address: SavedAddressBody,
): Promise<SavedAddress | undefined> {
	const [row] = await db.update(addresses).set(address).where(isOwned(owned)).returning(columns);
	return row;
}

/** Makes all other addresses of the customer non-default. */
export async function clearOtherDefaults(db: Database, { id, userId }: Owned): Promise<void> {
	await db
		.update(addresses)
		.set({ isDefault: false })
		.where(and(eq(addresses.userId, userId), ne(addresses.id, id), addresses.isDefault));
}

/** Deletes an address of the customer; returns whether there was one. */
export async function deleteAddressRow(db: Database, owned: Owned): Promise<boolean> {
	const { rowCount } = await db.delete(addresses).where(isOwned(owned));
	return rowCount === 1;
}
