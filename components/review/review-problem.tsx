"use client";
import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { loginPathFromHere } from "#lib/storefront/customer/login-path.ts";
import styles from "./review-form.module.scss";

export type Problem = "already_reviewed" | "expired" | "notSent";

/** Why a review failed; the form stays with its values. */
export function ReviewProblem({ locale, problem }: { locale: Locale; problem: Problem | null }) {
	const t = useTranslations();
	return (
		<div role="alert" className={styles.problem}>
			{problem === "already_reviewed" && t("errors.already_reviewed")}
			{problem === "notSent" && t("review.form.notSent")}
			{problem === "expired" && (
				<>
					{t("review.form.expired")} {t("review.guest")} <a href={loginPathFromHere(locale)}>{t("review.login")}</a>
				</>
			)}
		</div>
	);
}
