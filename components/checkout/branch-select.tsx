"use client";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { SelectField } from "#components/ui/select-field.tsx";
import styles from "./branch-select.module.scss";
import type { Branch, CheckoutValues } from "./form-values.ts";
import { useDaysText } from "./use-days-text.ts";
import { useFieldProblem } from "./use-problem-text.ts";

/** Where to pick the order up, when it will be there, and a warning when the branch lacks something (spec §4). */
export function BranchSelect({ branches, chosen }: { branches: Branch[]; chosen: Branch | undefined }) {
	const t = useTranslations("checkout.branch");
	const daysText = useDaysText();
	const { register } = useFormContext<CheckoutValues>();
	return (
		<div className={styles.root}>
			<SelectField {...register("branchId")} label={t("label")} error={useFieldProblem("branchId")} isRequired>
				<option value="">{t("choose")}</option>
				{branches.map((branch) => (
					<option key={branch.id} value={String(branch.id)} disabled={branch.missing.length > 0}>
						{t(branch.missing.length > 0 ? "optionMissing" : "option", {
							name: branch.name,
							street: branch.street,
							city: branch.city,
						})}
					</option>
				))}
			</SelectField>
			<div aria-live="polite">
				{chosen && <p className={styles.days}>{t("pickup", { days: daysText(chosen.days) })}</p>}
				{chosen?.lacks_stock && <p className={styles.warning}>{t("lacksStock")}</p>}
			</div>
		</div>
	);
}
