"use client";
import { useTranslations } from "next-intl";
import { useController, useFormContext } from "react-hook-form";
import { useDatesAndDaysText } from "#components/delivery/use-dates-text.ts";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import { promisedWhen } from "#lib/domain/order/promise-text.ts";
import { endedOnce } from "#lib/domain/words/ended-once.ts";
import { type Branch, type CheckoutValues, type Chosen, promiseOf } from "../../form/form-values.ts";
import { useFieldProblem } from "../../form/use-field-problem.ts";
import styles from "./branch-choice.module.scss";
import { type Place, PlaceList } from "./place-list.tsx";

/**
 * Choice of the pickup branch: which has all goods, when they are ready, and a warning when some are short (promises §4
 * Availability).
 */
export function BranchChoice({ branches, chosen }: { branches: Branch[]; chosen: Chosen }) {
	const t = useTranslations("checkout.branch");
	const [texts, datesAndDays] = [usePromiseTexts(), useDatesAndDaysText()];
	const { control } = useFormContext<CheckoutValues>();
	const { field } = useController({ control, name: "branchId" });
	const stateOf = (branch: Branch): Place["state"] => {
		if (branch.missing.length > 0) return { tone: "danger", text: t("missing", { goods: branch.missing.join(", ") }) };
		const { days, dates } = promiseOf({ ...chosen, branch });
		const when = days && dates ? datesAndDays({ days, dates }) : whenOf(branch);
		if (branch.lacks_stock) return { tone: "warning", text: t("brought", { days: when }) };
		return { tone: "success", text: t("stocked", { days: when }) };
	};
	// With a transfer, working days after it.
	const whenOf = (branch: Branch) =>
		promisedWhen(texts, { ...promiseOf({ ...chosen, branch }), isPaidFirst: true }) ?? "";
	const places = branches.map((branch) => ({
		id: String(branch.id),
		title: branch.name,
		address: `${branch.street}, ${branch.city}`,
		state: stateOf(branch),
		isDisabled: branch.missing.length > 0,
	}));
	return (
		<div className={styles.root}>
			<PlaceList
				name="branchId"
				legend={t("label")}
				places={[...places].sort((a, b) => rank(a) - rank(b))}
				value={field.value}
				onChange={(place) => field.onChange(place.id)}
				error={useFieldProblem("branchId")}
			/>
			<div aria-live="polite">
				{chosen.branch && <p className={styles.days}>{endedOnce(t("pickup", { days: whenOf(chosen.branch) }))}</p>}
				{chosen.branch?.lacks_stock && <p className={styles.warning}>{t("lacksStock")}</p>}
			</div>
		</div>
	);
}

/** Branches with all goods first, those that cannot get them last. */
function rank({ state }: Place): number {
	return ["success", "warning", "danger"].indexOf(state?.tone ?? "success");
}
