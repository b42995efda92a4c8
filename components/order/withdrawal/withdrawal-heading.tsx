"use client";
import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import styles from "./withdrawal-step.module.scss";

type Props = { step: 1 | 2; heading: RefObject<HTMLHeadingElement | null>; children: ReactNode };

/** Title of a step; takes the focus when the step is shown. */
export function WithdrawalHeading({ step, heading, children }: Props) {
	const t = useTranslations("withdrawal");
	return (
		<div className={styles.heading}>
			<p className={styles.quiet}>{t("step", { step })}</p>
			<h2 ref={heading} tabIndex={-1}>
				{children}
			</h2>
		</div>
	);
}
