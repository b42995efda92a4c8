"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import type { Company } from "#lib/contract/schemas/company.ts";
import { isCompanyId, normaliseCompanyId } from "#lib/domain/people/company-id.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useHomeCountry } from "#lib/storefront/client/home-country.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { useFindCompany } from "#lib/storefront/order/company.ts";
import styles from "./company-fields.module.scss";
import { type CompanyFill, type FilledField, fillFromCompany } from "./fill-from-company.ts";
import { FormField } from "./form-field.tsx";
import type { CheckoutValues } from "./form-values.ts";

/** Fields of a company: the registry fills them in by the IČO, and they can be typed by hand. */
export function CompanyFields() {
	const t = useTranslations("checkout.company");
	const errorText = useErrorText();
	const { getValues, setValue, setError, setFocus, clearErrors } = useFormContext<CheckoutValues>();
	const find = useFindCompany();
	// The registry has only Czech companies, and foreign numbers look like Czech ones.
	const isInRegistry = useHomeCountry().code === "CZ";
	const [filled, setFilled] = useState<CompanyFill | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const label = useFilledLabel();

	const put = (values: CompanyFill["values"]) => {
		for (const [name, value] of values) {
			setValue(name, value);
			clearErrors(name);
		}
	};
	const receive = (company: Company) => {
		const fill = fillFromCompany(company, getValues());
		put(fill.values);
		setFilled(fill);
	};
	const complain = (key: string) => {
		setError("companyId", { type: "server", message: key });
		setFocus("companyId");
	};
	const look = () => {
		if (find.isPending) return;
		setFilled(null);
		setFailure(null);
		const companyId = normaliseCompanyId(getValues("companyId"));
		if (!isCompanyId(companyId)) return complain(companyId === "" ? "required" : "company_id");
		clearErrors("companyId");
		find.mutate(companyId, {
			onSuccess: receive,
			onError: (error) => {
				if (error instanceof ApiError && error.code === "not_found") return complain("company_not_found");
				setFailure(errorText(error, "registry_unavailable"));
			},
		});
	};
	const undo = () => {
		put(filled?.replaced ?? []);
		setFilled(null);
	};
	const replaced = (filled?.replaced ?? []).map(([name]) => label(name)).join(", ");
	return (
		<div className={styles.root}>
			<div className={styles.find}>
				<FormField
					name="companyId"
					inputMode="numeric"
					autoComplete="off"
					label={t("companyId")}
					hint={isInRegistry ? t("companyIdHint") : undefined}
					isRequired
				/>
				{isInRegistry && (
					<Button tone="secondary" isBusy={find.isPending} onClick={look}>
						{t(find.isPending ? "finding" : "find")}
					</Button>
				)}
			</div>
			<div role="status">
				{failure && <p className={styles.failed}>{failure}</p>}
				{filled && (
					<p className={styles.filled}>
						{t("filled")} {replaced !== "" && t("replaced", { fields: replaced })}
					</p>
				)}
			</div>
			{replaced !== "" && (
				<Button tone="quiet" size="small" onClick={undo}>
					{t("undo")}
				</Button>
			)}
			<div className={styles.names}>
				<FormField name="invoice.company" autoComplete="billing organization" label={t("name")} isRequired />
				<FormField name="taxId" autoComplete="off" label={t("taxId")} hint={t("taxIdHint")} />
			</div>
		</div>
	);
}

function useFilledLabel(): (name: FilledField) => string {
	const t = useTranslations("checkout");
	const labels: Record<FilledField, string> = {
		"invoice.company": t("company.name"),
		taxId: t("company.taxId"),
		"invoice.street": t("address.street"),
		"invoice.city": t("address.city"),
		"invoice.zip": t("address.zip"),
	};
	return (name) => labels[name];
}
