import { useTranslations } from "next-intl";
import { useDatesNow } from "#components/delivery/use-dates-now.ts";
import { useDaysText } from "#components/delivery/use-days-text.ts";
import { earliestPickup, type WorkingDays } from "#lib/domain/goods/availability.ts";
import type { DecisionProduct, DecisionVariant } from "./decision-product.ts";
import styles from "./delivery-promise.module.scss";

/**
 * The earliest delivery of a variant: by courier, only from the warehouse, and at a branch. The kept page has working days;
 * the browser makes dates of them, and new ones at the cut-off.
 */
export function DeliveryPromise({
	variant,
	isOpen,
	product: { branches, courier, pickupBranches, dispatch, choice },
}: {
	variant: Pick<DecisionVariant, "warehouse" | "pieces">;
	/** As long as no variant is chosen: some may be ready sooner than what all of them have in common. */
	isOpen?: boolean;
	product: Pick<DecisionProduct, "branches" | "courier" | "pickupBranches" | "dispatch" | "choice">;
}) {
	const t = useTranslations("productDetail");
	const [daysText, dates] = [useDaysText(), useDatesNow(dispatch)];
	const { warehouse, pieces } = variant;
	const having = branches.filter(({ id }) => pieces.some(([branchId]) => branchId === id));
	const pickup = pickupBranches > 0 ? earliestPickup({ branches: having, warehouse }) : null;
	const from = isOpen && earliestPickup({ branches, warehouse })?.from;
	const quickest = having.filter(({ isPrague }) => isPrague === having.some((branch) => branch.isPrague));
	const lineOf = (words: string, promised: WorkingDays) => (
		<p>
			{words} <b>{dates ? dates.text(promised) : daysText(promised)}</b>
		</p>
	);
	const pickupLine = (promised: WorkingDays) => {
		if (from && from !== promised.from) return lineOf(t("openPromise", { what: choice }), { from, to: from });
		if (promised.from === null) return lineOf(t("broughtPromise"), promised);
		return lineOf(t("pickupPromise") + (quickest.length === 1 ? ` (${quickest[0]?.name})` : ""), promised);
	};
	return (
		<div className={styles.root}>
			{warehouse === 0 && <p>{t("branchesOnly")}</p>}
			{warehouse > 0 && courier && lineOf(t("courierPromise"), courier)}
			{pickup && pickupLine(pickup)}
			<p>{t(dates?.isInTime ? "cutOffToday" : "cutOff", { time: `${dispatch.cutOffHour}:00` })}</p>
		</div>
	);
}
