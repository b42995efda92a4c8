"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choice-card.module.scss";

type Texts = {
	picture?: ReactNode;
	title: string;
	description?: string;
	detail?: string;
	price?: string;
	children?: ReactNode;
};

/** One choice of a radio group as a large card; further fields of the choice go below it as children. */
export function ChoiceCard({
	picture,
	title,
	description,
	detail,
	price,
	children,
	...input
}: Texts & Omit<ComponentProps<"input">, "className" | "id" | "type" | "title">) {
	const id = useId();
	const isDescribed = Boolean(description || detail);
	return (
		<div className={styles.root}>
			<label className={styles.choice}>
				<input
					{...input}
					type="radio"
					aria-describedby={isDescribed ? id : undefined}
					aria-labelledby={price ? `${id}-title ${id}-price` : `${id}-title`}
				/>
				{picture}
				<span className={styles.texts}>
					<strong id={`${id}-title`}>{title}</strong>
					{isDescribed && (
						<span id={id} className={styles.description}>
							{description} {detail && <b className={styles.detail}>{detail}</b>}
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
