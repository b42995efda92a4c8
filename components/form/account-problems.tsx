"use client";
import { useTranslations } from "next-intl";
import { type FieldPath, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "./account-form.module.scss";

type Props<Values extends FieldValues, Body> = {
	form: UseFormReturn<Values, unknown, Body>;
	labels: Record<string, string>;
};

/** After a refused submit: the number of fields with errors, read out, and a link to each. */
export function AccountProblems<Values extends FieldValues, Body>({ form, labels }: Props<Values, Body>) {
	const t = useTranslations("myAccount.problems");
	const text = useFieldText();
	const { errors, submitCount } = form.formState;
	const problems = Object.entries(labels).flatMap(([name, label]) => {
		const message: unknown = get(errors, `${name}.message`);
		return submitCount > 0 && typeof message === "string" ? [{ name, label, problem: text(message) ?? "" }] : [];
	});
	const title = t("title", { count: problems.length });
	return (
		<>
			{/* Each submit is a new alert, even with the same number. */}
			<p key={submitCount} className={styles.hidden} role="alert">
				{problems.length > 0 ? title : ""}
			</p>
			{problems.length > 1 && (
				<div className={styles.problems}>
					<strong>{title}</strong>
					<ul className={styles.list}>
						{problems.map(({ name, label, problem }) => (
							<li key={name}>
								<button
									type="button"
									className={styles.link}
									aria-label={t("item", { label, problem })}
									onClick={() => form.setFocus(name as FieldPath<Values>)}
								>
									{label}
								</button>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}
