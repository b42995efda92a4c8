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
	/** Names of the fields as they are read, in the order of the screen. */
	labels: Record<string, string>;
	/** What went wrong beside the fields. */
	problem: string | null;
	/** Words of the button, at rest and while sending. */
	save: { label: string; busy: string };
	/** Whether some fields have to be filled in. */
	hasRequired?: boolean;
	/** Further buttons beside the one that sends. */
	buttons?: ReactNode;
	children: ReactNode;
};

/** A form of the account: what needs a correction, the fields, what went wrong, and the button that sends. */
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
	return (
		// Sent before the page is alive, it must not put passwords into the address: outside a dialog this method does nothing.
		<form className={styles.root} method="dialog" noValidate onSubmit={submit}>
			{hasRequired && <p className={styles.hint}>{t("requiredHint")}</p>}
			<AccountProblems form={form} labels={labels} />
			{children}
			<div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
			<div className={styles.buttons}>
				<Button type="submit" isBusy={isSubmitting}>
					{isSubmitting ? save.busy : save.label}
				</Button>
				{buttons}
			</div>
		</form>
	);
}
