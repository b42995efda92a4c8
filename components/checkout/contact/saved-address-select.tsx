"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "#components/ui/select-field.tsx";
import type { SavedAddress } from "#lib/contract/schemas/address.ts";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import { addressesQuery } from "#lib/storefront/account/addresses.ts";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import type { CheckoutValues } from "../../form/form-values.ts";

const FIELDS = ["firstname", "lastname", "company", "street", "city", "zip", "country"] as const;
type Address = CheckoutValues["address"];

/** A customer's saved addresses; choosing one fills in the fields below, which stay editable. */
export function SavedAddressSelect({ countries }: { countries: DeliveryOptions["countries"] }) {
	const t = useTranslations("checkout.address");
	const isSignedIn = useIsSignedIn();
	const { data } = useQuery({ ...addressesQuery(), enabled: isSignedIn });
	const { control, setValue, clearErrors } = useFormContext<CheckoutValues>();
	const address = useWatch({ control, name: "address" });
	const shipped = (data ?? []).filter(({ country }) => countries.some(({ code }) => code === country));
	if (shipped.length === 0) return null;
	const current = shipped.find((saved) => FIELDS.every((field) => saved[field] === address[field]));
	const choose = (id: string) => {
		const saved = shipped.find((one) => String(one.id) === id);
		setValue("address", saved ? pick(saved) : { ...blank, country: address.country }, { shouldDirty: true });
		clearErrors("address");
	};
	return (
		<SelectField
			label={t("saved")}
			value={current ? String(current.id) : ""}
			onChange={(event) => choose(event.target.value)}
		>
			<option value="">{t("new")}</option>
			{shipped.map((saved) => (
				<option key={saved.id} value={saved.id}>
					{[saved.addressName, `${saved.firstname} ${saved.lastname}`, saved.street, saved.city]
						.filter((part) => part !== "")
						.join(", ")}
				</option>
			))}
		</SelectField>
	);
}

const blank: Address = { firstname: "", lastname: "", company: "", street: "", city: "", zip: "", country: "" };

function pick(saved: SavedAddress): Address {
	const { firstname, lastname, company, street, city, zip, country } = saved;
	return { firstname, lastname, company, street, city, zip, country };
}
