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
 * Saves an address, once: the same address under the same name is updated, and the default one stays the default. Under
 * another name it is a new address, so that "Home" does not become "Grandma". Refuses at the limit, with the limit as value.
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

/** Replaces the customer's own address; null for a foreign or missing one. */
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

/** Deletes the customer's own address; false for a foreign or missing one. */
export function deleteAddress(shop: Shop, owned: { id: number; userId: number }): Promise<boolean> {
	return deleteAddressRow(shop.db, owned);
}

/**
 * Saves the delivery address of an order for the next one, unless it is known or the limit is reached. Does not lock the
 * customer's row: the order has locked its cart, and a login locks the two in the other order.
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

/** Whether two addresses are the same place, whatever their names. */
function isSame(a: SavedAddressBody, b: SavedAddressBody): boolean {
	return (["firstname", "lastname", "company", "street", "city", "zip", "country"] as const).every(
		(field) => a[field].toLowerCase() === b[field].toLowerCase(),
	);
}
