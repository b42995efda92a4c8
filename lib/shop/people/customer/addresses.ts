import type { SavedAddress, SavedAddressBody } from "../../../contract/schemas/address.ts";
import type { OrderBody } from "../../../contract/schemas/order.ts";
import { ADDRESSES_MAX } from "../../../domain/people/account-limits.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { type Database, transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { addressRows, clearOtherDefaults, deleteAddressRow, insertAddress, updateAddress } from "./addresses.sql.ts";
import { lockCustomer } from "./lock-customer.sql.ts";

export function listAddresses(shop: Shop, userId: number): Promise<SavedAddress[]> {
	return addressRows(shop.db, userId);
}

/**
 * Saves an address, once: the same one again under the same name is the one there is, with what was sent last; the default one
 * stays the default. Under another name it is one more: nobody's "Home" turns into "Grandma" unasked.
 * Refuses with the limit as value when there are too many.
 */
export async function createAddress(
	shop: Shop,
	userId: number,
	body: SavedAddressBody,
): Promise<Result<SavedAddress, "addresses_full">> {
	return transaction(shop.db, async (tx) => {
		await lockCustomer(tx, userId);
		const known = await addressRows(tx, userId);
		const same = known.find((address) => isSame(address, body) && isNamedAlike(address, body));
		if (!same && known.length >= ADDRESSES_MAX) return refuse("addresses_full", ADDRESSES_MAX);
		const isDefault = body.isDefault || same?.isDefault === true;
		const saved = same && (await updateAddress(tx, { id: same.id, userId }, { ...body, isDefault }));
		const address = saved ?? (await insertAddress(tx, userId, body));
		if (isDefault) await clearOtherDefaults(tx, { id: address.id, userId });
		return accept(address);
	});
}

/** Replaces an own address; null for a foreign or missing one. */
export async function changeAddress(
	shop: Shop,
	owned: { id: number; userId: number },
	body: SavedAddressBody,
): Promise<SavedAddress | null> {
	return transaction(shop.db, async (tx) => {
		await lockCustomer(tx, owned.userId);
		const address = await updateAddress(tx, owned, body);
		if (address && body.isDefault) await clearOtherDefaults(tx, owned);
		return address ?? null;
	});
}

/** Deletes an own address; false for a foreign or missing one. */
export function deleteAddress(shop: Shop, owned: { id: number; userId: number }): Promise<boolean> {
	return deleteAddressRow(shop.db, owned);
}

/**
 * Keeps the delivery address of an order for the customer's next one, unless it is known or there are too many. It does not
 * hold the customer's row: the order holds its cart already, and a login takes the two the other way round.
 */
export async function keepOrderAddress(tx: Database, userId: number, body: OrderBody): Promise<void> {
	const address = body.address ?? body.invoice;
	const kept = { ...address, phone: body.phone, addressName: "", isDefault: false };
	const known = await addressRows(tx, userId);
	if (known.length >= ADDRESSES_MAX || known.some((one) => isSame(one, kept))) return;
	await insertAddress(tx, userId, kept);
}

function isNamedAlike(a: SavedAddressBody, b: SavedAddressBody): boolean {
	return a.addressName.toLowerCase() === b.addressName.toLowerCase();
}

/** Two addresses that bring a parcel to the same door, whatever they are called. */
function isSame(a: SavedAddressBody, b: SavedAddressBody): boolean {
	return (["firstname", "lastname", "company", "street", "city", "zip", "country"] as const).every(
		(field) => a[field].toLowerCase() === b[field].toLowerCase(),
	);
}
