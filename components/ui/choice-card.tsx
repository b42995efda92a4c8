"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choice-card.module.scss";

type Texts = { title: string; description?: string; price?: string; children?: ReactNode };

/** One choice of a radio group as a large card; what belongs to the choice (a further field) goes below it as children. */
export function ChoiceCard({
	title,
	description,
	price,
	children,
	...input
}: Texts & Omit<ComponentProps<"input">, "className" | "id" | "type" | "title">) {
	const id = useId();
	return (
		<div className={styles.root}>
			<label className={styles.choice}>
				<input
					{...input}
					type="radio"
					aria-describedby={description ? id : undefined}
					aria-labelledby={price ? `${id}-title ${id}-price` : `${id}-title`}
				/>
				<span className={styles.texts}>
					<strong id={`${id}-title`}>{title}</strong>
					{description && (
						<span id={id} className={styles.description}>
							{description}
						</span>
					)}
				</span>
				{price && (
					<span id={`${id}-price`} className={styles.price}>
						{price}
					</span>
				)}
			</label>
			{children && <div className={styles.slot}>{children}</div>}
		</div>
	);
}
