"use client";
import { useTranslations } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { PhoneField } from "#components/form/phone-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { SavedAddress, SavedAddressBody } from "#lib/contract/schemas/address.ts";
import type { Country } from "#lib/contract/schemas/lists.ts";
import { useSaveAddress } from "#lib/storefront/account/addresses.ts";
import { useHomeCountry } from "#lib/storefront/client/home-country.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "../../form/account-form.module.scss";
import { AccountForm } from "../../form/account-form.tsx";
import { useAccountSave } from "../../form/account-save.ts";
import { AccountDialog } from "../frame/account-dialog.tsx";
import { type AddressValues, addressResolver, addressValues } from "./address-values.ts";

type Props = {
	/** Null for a new address. */
	address: SavedAddress | null;
	/** The first address becomes the default one without a question. */
	isFirst: boolean;
	countries: Country[];
	onClose: () => void;
	/** Called when the address is saved and the dialog closed. */
	onSaved: () => void;
};

/** A dialog to add or change an address. */
export function AddressEdit({ address, onClose, ...rest }: Props) {
	const t = useTranslations("myAccount.addresses");
	return (
		<AccountDialog title={address ? t("editTitle") : t("addTitle")} onClose={onClose}>
			{(close) => <AddressForm address={address} {...rest} close={close} />}
		</AccountDialog>
	);
}

type FormProps = Omit<Props, "onClose"> & { close: () => void };

function AddressForm({ address, isFirst, countries, onSaved, close }: FormProps) {
	const t = useTranslations("myAccount.addresses");
	const account = useTranslations("myAccount");
	const label = useTranslations("checkout");
	const text = useFieldText();
	const notice = useNotice();
	const save = useSaveAddress();
	const home = useHomeCountry();
	// A saved country without shipping stays selected until another one is chosen.
	const offered = countries.filter(({ code, is_shipped }) => is_shipped || code === address?.country);
	const country = offered[0]?.code ?? home.code;
	const initial = () => addressValues(address, { country, isDefault: isFirst, phonePrefix: home.phonePrefix });
	const form = useForm<AddressValues, unknown, SavedAddressBody>({
		resolver: addressResolver,
		defaultValues: initial(),
		mode: "onTouched",
	});
	const { submit, problem } = useAccountSave({
		form,
		values: initial,
		failed: t("saveFailed"),
		isModal: true,
		save: async (body) => {
			await save.mutateAsync({ id: address?.id ?? null, body });
			close();
			onSaved();
			notice("success", t("saved"));
		},
	});
	const { register, formState } = form;
	const errorOf = (name: keyof AddressValues) => text(formState.errors[name]?.message);
	return (
		<FormProvider {...form}>
			<AccountForm
				form={form}
				submit={submit}
				problem={problem}
				labels={{
					addressName: t("name"),
					firstname: label("address.firstname"),
					lastname: label("address.lastname"),
					company: label("company.name"),
					street: label("address.street"),
					city: label("address.city"),
					zip: label("address.zip"),
					country: label("address.country"),
					phone: label("contact.phone"),
				}}
				save={{ label: t("save"), busy: account("saving") }}
				buttons={
					<Button tone="secondary" onClick={close}>
						{account("cancel")}
					</Button>
				}
			>
				<div className={styles.grid}>
					<div className={styles.wide}>
						<TextField
							{...register("addressName")}
							autoComplete="off"
							label={t("name")}
							hint={t("nameHint")}
							error={errorOf("addressName")}
						/>
					</div>
					<TextField
						{...register("firstname")}
						autoComplete="shipping given-name"
						label={label("address.firstname")}
						isRequired
						error={errorOf("firstname")}
					/>
					<TextField
						{...register("lastname")}
						autoComplete="shipping family-name"
						label={label("address.lastname")}
						isRequired
						error={errorOf("lastname")}
					/>
					<div className={styles.wide}>
						<TextField
							{...register("company")}
							autoComplete="shipping organization"
							label={label("company.name")}
							error={errorOf("company")}
						/>
					</div>
					<div className={styles.wide}>
						<TextField
							{...register("street")}
							autoComplete="shipping address-line1"
							label={label("address.street")}
							isRequired
							error={errorOf("street")}
						/>
					</div>
					<TextField
						{...register("city")}
						autoComplete="shipping address-level2"
						label={label("address.city")}
						isRequired
						error={errorOf("city")}
					/>
					<TextField
						{...register("zip")}
						inputMode="numeric"
						autoComplete="shipping postal-code"
						label={label("address.zip")}
						isRequired
						error={errorOf("zip")}
					/>
					<div className={styles.wide}>
						<SelectField
							{...register("country")}
							autoComplete="shipping country"
							label={label("address.country")}
							isRequired
							error={errorOf("country")}
						>
							{offered.map(({ code, name }) => (
								<option key={code} value={code}>
									{name}
								</option>
							))}
						</SelectField>
					</div>
				</div>
				<PhoneField isRequired={false} />
				{!isFirst && <CheckboxField {...register("isDefault")} label={t("makeDefault")} />}
			</AccountForm>
		</FormProvider>
	);
}
