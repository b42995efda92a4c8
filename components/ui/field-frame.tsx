import type { ReactNode } from "react";
import styles from "./field.module.scss";

export type FieldTexts = {
	label: string;
	/** Shown before there is an error. */
	hint?: string | undefined;
	/** The error and how to fix it, beside the field. */
	error?: string | undefined;
	isRequired?: boolean | undefined;
};

/** ARIA attributes of a control: its error is read first, then its hint. */
export function ariaOf(id: string, { hint, error, isRequired }: FieldTexts) {
	const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter((part) => part !== "");
	return {
		"aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
		"aria-invalid": error ? true : undefined,
		"aria-required": isRequired || undefined,
	};
}

/** Label above a control, hint and error below it. */
export function FieldFrame({
	id,
	label,
	hint,
	error,
	isRequired = false,
	children,
}: FieldTexts & { id: string; children: ReactNode }) {
	return (
		<div className={styles.root}>
			<label className={styles.label} htmlFor={id}>
				{label}
				{isRequired && <RequiredMark />}
			</label>
			{children}
			<FieldError id={`${id}-error`}>{error}</FieldError>
			{hint && (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			)}
		</div>
	);
}

export function RequiredMark() {
	return (
		<span className={styles.required} aria-hidden="true">
			{" *"}
		</span>
	);
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
	if (!children) return null;
	return (
		<p id={id} className={styles.error}>
			{children}
		</p>
	);
}
