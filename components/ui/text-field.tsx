"use client";
import { type ComponentProps, useId } from "react";
import styles from "./field.module.scss";
import { ariaOf, FieldFrame, type FieldTexts } from "./field-frame.tsx";

/** One line of text; takes what react-hook-form's `register` returns. */
export function TextField({
	label,
	hint,
	error,
	isRequired,
	...input
}: FieldTexts & Omit<ComponentProps<"input">, "className" | "id">) {
	const id = useId();
	const texts = { label, hint, error, isRequired };
	return (
		<FieldFrame id={id} {...texts}>
			<input type="text" {...input} {...ariaOf(id, texts)} id={id} className={styles.control} />
		</FieldFrame>
	);
}

/** Text of several lines. */
export function TextAreaField({
	label,
	hint,
	error,
	isRequired,
	...input
}: FieldTexts & Omit<ComponentProps<"textarea">, "className" | "id">) {
	const id = useId();
	const texts = { label, hint, error, isRequired };
	return (
		<FieldFrame id={id} {...texts}>
			<textarea rows={3} {...input} {...ariaOf(id, texts)} id={id} className={styles.control} />
		</FieldFrame>
	);
}
