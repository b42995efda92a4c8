"use client";
import { useTranslations } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { PhoneField } from "#components/form/phone-field.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type ProfileBody, profileBody, type User } from "#lib/contract/schemas/account.ts";
import { normalisePhone, type PhonePrefix } from "#lib/domain/people/phone.ts";
import { useChangeProfile } from "#lib/storefront/account/account.ts";
import { useHomeCountry } from "#lib/storefront/client/home-country.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "../../form/account-form.module.scss";
import { AccountForm } from "../../form/account-form.tsx";
import { bodyResolver } from "../../form/account-resolver.ts";
import { useAccountSave } from "../../form/account-save.ts";
import { phoneValues } from "../addresses/address-values.ts";
import { SettingsSection } from "./settings-section.tsx";

type Values = { firstname: string; lastname: string; phonePrefix: PhonePrefix; phone: string };

const valuesOf = ({ firstname, lastname, phone }: User, usual: PhonePrefix): Values => ({
	firstname,
	lastname,
	...phoneValues(phone, usual),
});

const resolver = bodyResolver({
	schema: profileBody,
	bodyOf: ({ phonePrefix, phone, ...names }: Values) => ({ ...names, phone: normalisePhone(phone, phonePrefix) }),
});

/** Changes name and phone. */
export function SettingsProfile({ user }: { user: User }) {
	const t = useTranslations("myAccount");
	const label = useTranslations("checkout");
	const text = useFieldText();
	const notice = useNotice();
	const change = useChangeProfile();
	const { phonePrefix } = useHomeCountry();
	const defaultValues = valuesOf(user, phonePrefix);
	const form = useForm<Values, unknown, ProfileBody>({ resolver, defaultValues, mode: "onTouched" });
	const { submit, problem } = useAccountSave({
		form,
		values: () => valuesOf(user, phonePrefix),
		failed: t("saveFailed"),
		save: async (body) => {
			form.reset(valuesOf(await change.mutateAsync(body), phonePrefix));
			notice("success", t("saved"));
		},
	});
	const { errors } = form.formState;
	return (
		<SettingsSection title={t("profile.title")}>
			<FormProvider {...form}>
				<AccountForm
					form={form}
					submit={submit}
					problem={problem}
					labels={{
						firstname: label("address.firstname"),
						lastname: label("address.lastname"),
						phone: label("contact.phone"),
					}}
					save={{ label: t("save"), busy: t("saving") }}
				>
					<div className={styles.grid}>
						<TextField
							{...form.register("firstname")}
							autoComplete="given-name"
							label={label("address.firstname")}
							isRequired
							error={text(errors.firstname?.message)}
						/>
						<TextField
							{...form.register("lastname")}
							autoComplete="family-name"
							label={label("address.lastname")}
							isRequired
							error={text(errors.lastname?.message)}
						/>
					</div>
					<PhoneField isRequired={false} />
				</AccountForm>
			</FormProvider>
		</SettingsSection>
	);
}
