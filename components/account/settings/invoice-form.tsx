"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { CompanyFields } from "#components/form/company-fields.tsx";
import { FormField } from "#components/form/form-field.tsx";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { InvoiceBody, User } from "#lib/contract/schemas/account.ts";
import type { Country } from "#lib/contract/schemas/lists.ts";
import { useChangeInvoice } from "#lib/storefront/account/account.ts";
import { useHomeCountry } from "#lib/storefront/client/home-country.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { customerQuery } from "#lib/storefront/customer/customer.ts";
import styles from "../../form/account-form.module.scss";
import { AccountForm } from "../../form/account-form.tsx";
import { useAccountSave } from "../../form/account-save.ts";
import { AccountData } from "../frame/account-states.tsx";
import { INVOICE_FIELDS, INVOICE_ORDER, type InvoiceValues, invoiceResolver, invoiceValues } from "./invoice-values.ts";

/** Invoice details, which prefill the checkout. */
export function InvoiceDetails({ countries }: { countries: Country[] }) {
	const t = useTranslations("myAccount");
	const query = useQuery(customerQuery());
	return (
		<AccountData query={query} failed={t("failed")}>
			{(user) => <InvoiceForm user={user} countries={countries} />}
		</AccountData>
	);
}

function InvoiceForm({ user, countries }: { user: User; countries: Country[] }) {
	const t = useTranslations("myAccount");
	const checkout = useTranslations("checkout");
	const text = useFieldText();
	const notice = useNotice();
	const change = useChangeInvoice();
	const home = useHomeCountry();
	const form = useForm<InvoiceValues, unknown, InvoiceBody>({
		resolver: invoiceResolver,
		defaultValues: invoiceValues(user, home.code),
		mode: "onTouched",
		shouldFocusError: false,
	});
	const isCompany = useWatch({ control: form.control, name: "isCompany" });
	const { submit, problem } = useAccountSave({
		form,
		values: () => invoiceValues(user, home.code),
		fields: INVOICE_FIELDS,
		order: () => INVOICE_ORDER,
		failed: t("saveFailed"),
		save: async (body) => {
			form.reset(invoiceValues(await change.mutateAsync(body), home.code));
			notice("success", t("saved"));
		},
	});
	const { errors } = form.formState;
	return (
		<FormProvider {...form}>
			<AccountForm
				form={form}
				submit={submit}
				problem={problem}
				hasRequired={isCompany}
				labels={{
					companyId: checkout("company.companyId"),
					"invoice.company": checkout("company.name"),
					taxId: checkout("company.taxId"),
					"invoice.street": checkout("address.street"),
					"invoice.city": checkout("address.city"),
					"invoice.zip": checkout("address.zip"),
					"invoice.country": checkout("address.country"),
				}}
				save={{ label: t("save"), busy: t("saving") }}
			>
				<CheckboxField {...form.register("isCompany")} label={checkout("company.toggle")} />
				{isCompany && <CompanyFields />}
				<div className={styles.grid}>
					<div className={styles.wide}>
						<FormField name="invoice.street" autoComplete="billing address-line1" label={checkout("address.street")} />
					</div>
					<FormField name="invoice.city" autoComplete="billing address-level2" label={checkout("address.city")} />
					<FormField
						name="invoice.zip"
						inputMode="numeric"
						autoComplete="billing postal-code"
						label={checkout("address.zip")}
					/>
					<SelectField
						{...form.register("invoice.country")}
						autoComplete="billing country"
						label={checkout("address.country")}
						error={text(errors.invoice?.country?.message)}
					>
						{countries.map(({ code, name }) => (
							<option key={code} value={code}>
								{name}
							</option>
						))}
					</SelectField>
				</div>
			</AccountForm>
		</FormProvider>
	);
}
