"use client";
import { type ComponentProps, useId } from "react";
import styles from "./field.module.scss";
import { ariaOf, FieldFrame, type FieldTexts } from "./field-frame.tsx";

/** A text input; takes the props of react-hook-form's `register`. */
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
