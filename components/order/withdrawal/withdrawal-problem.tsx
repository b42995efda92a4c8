"use client";
import { useTranslations } from "next-intl";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import styles from "./withdrawal-step.module.scss";

/** Why a withdrawal failed. Typed values stay, and a retry is safe. */
export function WithdrawalProblem({ error }: { error: Error | null }) {
	const t = useTranslations();
	const ruleText = useFieldText();
	const rules = error instanceof ApiError ? Object.values(error.fields).map(([key]) => ruleText(key)) : [];
	return (
		<div role="alert">
			{error && <p className={styles.problem}>{rules.length > 0 ? rules.join(" ") : t("withdrawal.review.failed")}</p>}
		</div>
	);
}
