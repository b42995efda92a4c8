import { type SavedAddress, type SavedAddressBody, savedAddressBody } from "#lib/contract/address.ts";
import { normalisePhone, type PhonePrefix, splitPhone } from "#lib/domain/phone.ts";
import { bodyResolver } from "./account-resolver.ts";

/** What the fields hold: the phone in two. */
export type AddressValues = SavedAddressBody & { phonePrefix: PhonePrefix };

/** A saved address as the form holds it; for a new one a blank one with what is given. */
export function addressValues(
	address: SavedAddress | null,
	given: Pick<AddressValues, "country" | "isDefault">,
): AddressValues {
	if (!address) {
		const blank = { addressName: "", firstname: "", lastname: "", company: "", street: "", city: "", zip: "" };
		return { ...blank, ...phoneValues(""), ...given };
	}
	const { id: _, phone, ...rest } = address;
	return { ...rest, ...phoneValues(phone) };
}

/** A kept phone as two fields; a blank one gets the prefix that most have. */
export function phoneValues(phone: string): { phonePrefix: PhonePrefix; phone: string } {
	if (phone === "") return { phonePrefix: "+420", phone: "" };
	const { prefix, number } = splitPhone(phone);
	return { phonePrefix: prefix, phone: number };
}

export const addressResolver = bodyResolver({
	schema: savedAddressBody,
	bodyOf: ({ phonePrefix, ...values }: AddressValues) => ({
		...values,
		phone: normalisePhone(values.phone, phonePrefix),
	}),
});
