"use client";
import { useTranslations } from "next-intl";
import type { ReactNode, SyntheticEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import styles from "./account-form.module.scss";
import { AccountProblems } from "./account-problems.tsx";

type Props<Values extends FieldValues, Body> = {
	form: UseFormReturn<Values, unknown, Body>;
	submit: (event: SyntheticEvent) => void;
	/** Labels of the fields, in the order of the screen. */
	labels: Record<string, string>;
	/** An error that belongs to no field. */
	problem: string | null;
	/** Labels of the button, idle and while sending. */
	save: { label: string; busy: string };
	/** Whether some fields are required. */
	hasRequired?: boolean;
	/** Further buttons beside the submit button. */
	buttons?: ReactNode;
	/** The fields; a function of what ends the form where that stands among them. */
	children: ReactNode | ((end: ReactNode) => ReactNode);
};

/** A form of the account: summary of errors, fields, general error, submit button. */
export function AccountForm<Values extends FieldValues, Body>({
	form,
	submit,
	labels,
	problem,
	save,
	hasRequired = true,
	buttons,
	children,
}: Props<Values, Body>) {
	const t = useTranslations("myAccount");
	const { isSubmitting } = form.formState;
	const end = (
		<>
			<div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
			<div className={styles.buttons}>
				<Button type="submit" isBusy={isSubmitting}>
					{isSubmitting ? save.busy : save.label}
				</Button>
				{buttons}
			</div>
		</>
	);
	return (
		// Submitted before hydration, the form must not put passwords into the address: outside a dialog this method does
		// nothing.
		<form className={styles.root} method="dialog" noValidate onSubmit={submit}>
			{hasRequired && <p className={styles.hint}>{t("requiredHint")}</p>}
			<AccountProblems form={form} labels={labels} />
			{typeof children === "function" ? (
				children(end)
			) : (
				<>
					{children}
					{end}
				</>
			)}
		</form>
	);
}
