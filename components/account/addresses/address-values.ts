import { type SavedAddress, type SavedAddressBody, savedAddressBody } from "#lib/contract/schemas/address.ts";
import { normalisePhone, type PhonePrefix, splitPhone } from "#lib/domain/people/phone.ts";
import { bodyResolver } from "../../form/account-resolver.ts";

/** Values of the fields; the phone has two. */
export type AddressValues = SavedAddressBody & { phonePrefix: PhonePrefix };

/** Values of a saved address; for a new one blank values with the given defaults. */
export function addressValues(
	address: SavedAddress | null,
	{ phonePrefix, ...given }: Pick<AddressValues, "country" | "isDefault" | "phonePrefix">,
): AddressValues {
	if (!address) {
		const blank = { addressName: "", firstname: "", lastname: "", company: "", street: "", city: "", zip: "" };
		return { ...blank, ...phoneValues("", phonePrefix), ...given };
	}
	const { id: _, phone, ...rest } = address;
	return { ...rest, ...phoneValues(phone, phonePrefix) };
}

/** A stored phone as two fields; a blank one gets the prefix `usual`. */
export function phoneValues(phone: string, usual: PhonePrefix): { phonePrefix: PhonePrefix; phone: string } {
	if (phone === "") return { phonePrefix: usual, phone: "" };
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
