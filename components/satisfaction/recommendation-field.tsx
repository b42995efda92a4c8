"use client";
import { useTranslations } from "next-intl";
import { type Ref, useId } from "react";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import { RECOMMENDATION } from "#lib/domain/order/order-terms.ts";
import styles from "./satisfaction-page.module.scss";

const STEPS = Array.from({ length: RECOMMENDATION.max - RECOMMENDATION.min + 1 }, (_, at) => RECOMMENDATION.min + at);

type Props = {
	value: number | null;
	onChange: (value: number) => void;
	onBlur: () => void;
	/** The radio button that gets the focus when nothing is chosen. */
	focusRef: Ref<HTMLInputElement>;
	error: string | undefined;
};

/** 0 to 10 as radio buttons. */
export function RecommendationField({ value, onChange, onBlur, focusRef, error }: Props) {
	const t = useTranslations("satisfaction");
	const id = useId();
	return (
		<div
			className={styles.group}
			role="radiogroup"
			aria-labelledby={`${id}-label`}
			aria-required="true"
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
		>
			<span id={`${id}-label`} className={styles.legend}>
				{t("recommendation")}
				<RequiredMark />
			</span>
			<span id={`${id}-hint`} className={styles.hint}>
				{t("recommendationHint")}
			</span>
			<div className={styles.scale}>
				{STEPS.map((step) => (
					<label key={step} className={styles.step}>
						<input
							ref={step === (value ?? RECOMMENDATION.min) ? focusRef : null}
							type="radio"
							name={`${id}-recommendation`}
							value={step}
							checked={step === value}
							onChange={() => onChange(step)}
							onBlur={onBlur}
						/>
						{step}
					</label>
				))}
			</div>
			<FieldError id={`${id}-error`}>{error}</FieldError>
		</div>
	);
}
