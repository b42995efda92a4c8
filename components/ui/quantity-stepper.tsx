"use client";
import { type KeyboardEvent, useState } from "react";
import styles from "./button.module.scss";

type Labels = { quantity: string; less: string; more: string };

/**
 * A number of pieces: minus, a field, plus. Typing is committed by Enter or on blur, never digit by digit; Escape and
 * invalid text restore the old number. A number outside `min`–`max` is clamped.
 */
export function QuantityStepper({
	value,
	min,
	max,
	onCommit,
	labels,
}: {
	value: number;
	min: number;
	max: number;
	onCommit: (quantity: number) => void;
	labels: Labels;
}) {
	const [typed, setTyped] = useState<string | null>(null);
	const commit = (quantity: number) => {
		setTyped(null);
		const inside = Math.max(min, Math.min(max, quantity));
		if (inside !== value) onCommit(inside);
	};
	const commitTyped = () => {
		if (typed === null) return;
		if (/^\d{1,9}$/.test(typed.trim())) commit(Number(typed));
		else setTyped(null);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Enter") {
			// The field may be in a form, which Enter must not submit.
			event.preventDefault();
			commitTyped();
		}
		if (event.key === "Escape") setTyped(null);
	};
	const canLess = value > min;
	const canMore = value < max;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen
		<div className={styles.stepper} role="group" aria-label={labels.quantity}>
			{/* Not `disabled`: the pressed button must keep the focus at the end of the range. */}
			<button
				type="button"
				className={styles.stepperButton}
				aria-label={labels.less}
				aria-disabled={!canLess}
				onClick={() => canLess && commit(value - 1)}
			>
				<span aria-hidden="true">−</span>
			</button>
			<input
				className={styles.stepperInput}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={9}
				aria-label={labels.quantity}
				value={typed ?? String(value)}
				onChange={(event) => setTyped(event.target.value)}
				onFocus={(event) => event.target.select()}
				onBlur={commitTyped}
				onKeyDown={onKeyDown}
			/>
			<button
				type="button"
				className={styles.stepperButton}
				aria-label={labels.more}
				aria-disabled={!canMore}
				onClick={() => canMore && commit(value + 1)}
			>
				<span aria-hidden="true">+</span>
			</button>
		</div>
	);
}
