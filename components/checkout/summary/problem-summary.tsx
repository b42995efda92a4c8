"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useFormState } from "react-hook-form";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import type { CheckoutValues } from "../../form/form-values.ts";
import { focusField } from "../focus-field.ts";
import { type Problem, problemsOf } from "../form-problems.ts";
import styles from "./problem-summary.module.scss";

/** After a refused submit: the number of fields with errors, read out, and a link to each. */
export function ProblemSummary({ formId }: { formId: string }) {
	const t = useTranslations("checkout.problems");
	const { control } = useFormContext<CheckoutValues>();
	const { errors, submitCount } = useFormState({ control });
	const label = useFieldLabel();
	const text = useFieldText();
	const problems = submitCount === 0 ? [] : problemsOf(errors);
	const title = t("title", { count: problems.length });
	return (
		<>
			{/* Each submit is a new alert, even with the same number. */}
			<p key={submitCount} className={styles.hidden} role="alert">
				{problems.length > 0 ? title : ""}
			</p>
			{problems.length > 0 && (
				<div className={styles.root}>
					<strong>{title}</strong>
					<ul className={styles.list}>
						{problems.map((problem) => (
							<li key={problem.name}>
								<button
									type="button"
									className={styles.link}
									aria-label={t("item", { label: label(problem), problem: text(problem.key) })}
									onClick={() =>
										focusField(document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`), [problem.name])
									}
								>
									{label(problem)}
								</button>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}

function useFieldLabel(): (problem: Problem) => string {
	const t = useTranslations("checkout");
	const own: Record<string, string> = {
		deliveryId: t("problems.delivery"),
		paymentId: t("problems.payment"),
		consent: t("problems.consent"),
		branchId: t("branch.label"),
		pickupPointId: t("pickupPoint.label"),
		email: t("contact.email"),
		phone: t("contact.phone"),
		"invoice.company": t("company.name"),
		companyId: t("company.companyId"),
		taxId: t("company.taxId"),
		note: t("note.label"),
	};
	return ({ name }) => {
		const [group, field = ""] = name.split(".");
		const key = `address.${field}` as "address.city";
		const label = own[name] ?? (t.has(key) ? t(key) : name);
		return group === "address" ? t("problems.atAddress", { label }) : label;
	};
}
