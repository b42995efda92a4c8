"use client";
import { type ComponentProps, useId } from "react";
import styles from "./field.module.scss";
import { ariaOf, FieldFrame, type FieldTexts } from "./field-frame.tsx";

/** A native select; its options are the children. */
export function SelectField({
	label,
	hint,
	error,
	isRequired,
	children,
	...select
}: FieldTexts & Omit<ComponentProps<"select">, "className" | "id">) {
	const id = useId();
	const texts = { label, hint, error, isRequired };
	return (
		<FieldFrame id={id} {...texts}>
			<select {...select} {...ariaOf(id, texts)} id={id} className={styles.select}>
				{children}
			</select>
		</FieldFrame>
	);
}
