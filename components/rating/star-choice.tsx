"use client";
import { useTranslations } from "next-intl";
import { type Ref, useId } from "react";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import { REVIEW_STARS } from "#lib/domain/limits.ts";
import styles from "./star-choice.module.scss";

const CHOICES = Array.from({ length: REVIEW_STARS.max }, (_, index) => REVIEW_STARS.min + index);

type Props = {
	name: string;
	/** The rated subject, if it is not the goods. */
	label?: string;
	isRequired?: boolean;
	value: number | undefined;
	onChange: (stars: number) => void;
	onBlur: () => void;
	/** The radio button that gets the focus on an error. */
	focusRef: Ref<HTMLInputElement>;
	error: string | undefined;
};

/** One to five stars as radio buttons, each labelled with its number. */
export function StarChoice({ name, label, isRequired = true, value, onChange, onBlur, focusRef, error }: Props) {
	const t = useTranslations("review");
	const id = useId();
	return (
		<div
			className={styles.root}
			role="radiogroup"
			aria-labelledby={`${id}-label`}
			aria-required={isRequired || undefined}
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? `${id}-error` : undefined}
		>
			<span id={`${id}-label`} className={styles.label}>
				{label ?? t("form.stars")}
				{isRequired && <RequiredMark />}
			</span>
			<div className={styles.stars}>
				{CHOICES.map((stars) => (
					<label key={stars} className={stars <= (value ?? 0) ? styles.isFilled : styles.isEmpty}>
						<input
							ref={stars === (value ?? REVIEW_STARS.min) ? focusRef : null}
							type="radio"
							name={name}
							value={stars}
							checked={stars === value}
							aria-label={t("stars", { stars })}
							onChange={() => onChange(stars)}
							onBlur={onBlur}
						/>
						<span aria-hidden="true" className={styles.star} />
					</label>
				))}
				<span className={styles.words} aria-hidden="true">
					{value ? t("stars", { stars: value }) : ""}
				</span>
			</div>
			<FieldError id={`${id}-error`}>{error}</FieldError>
		</div>
	);
}
