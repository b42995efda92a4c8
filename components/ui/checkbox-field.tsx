"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.scss";
import { ariaOf, FieldError, RequiredMark } from "./field-frame.tsx";

type Texts = { label: ReactNode; error?: string | undefined; isRequired?: boolean };

/** A checkbox; the label may contain links. */
export function CheckboxField({
	label,
	error,
	isRequired = false,
	...input
}: Texts & Omit<ComponentProps<"input">, "className" | "id" | "type">) {
	const id = useId();
	return (
		<div className={styles.root}>
			<label className={styles.checkbox}>
				<input {...input} {...ariaOf(id, { label: "", error, isRequired })} id={id} type="checkbox" />
				<span>
					{label}
					{isRequired && <RequiredMark />}
				</span>
			</label>
			<FieldError id={`${id}-error`}>{error}</FieldError>
		</div>
	);
}
