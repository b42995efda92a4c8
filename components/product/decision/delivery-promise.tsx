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
	product: { branches, courier, pickupBranches, dispatch },
}: {
	variant: Pick<DecisionVariant, "warehouse" | "pieces">;
	/** As long as no variant is chosen: some may be ready sooner than what all of them have in common. */
	isOpen?: boolean;
	product: Pick<DecisionProduct, "branches" | "courier" | "pickupBranches" | "dispatch">;
}) {
	const t = useTranslations("productDetail");
	const [daysText, dates] = [useDaysText(), useDatesNow(dispatch)];
	const { warehouse, pieces } = variant;
	const having = branches.filter(({ id }) => pieces.some(([branchId]) => branchId === id));
	const latest = pickupBranches > 0 ? earliestPickup({ branches: having, warehouse }) : null;
	const pickup = latest && {
		...latest,
		from: earliestPickup({ branches: isOpen ? branches : having, warehouse })?.from ?? null,
	};
	const lineOf = (key: "courierPromise" | "pickupPromise" | "broughtPromise", promised: WorkingDays) => (
		<p>
			{t(key)} <b>{dates ? dates.text(promised) : daysText(promised)}</b>
		</p>
	);
	return (
		<div className={styles.root}>
			{warehouse === 0 && <p>{t("branchesOnly")}</p>}
			{warehouse > 0 && courier && lineOf("courierPromise", courier)}
			{pickup && lineOf(pickup.from === null ? "broughtPromise" : "pickupPromise", pickup)}
			<p>{t(dates?.isInTime ? "cutOffToday" : "cutOff", { time: `${dispatch.cutOffHour}:00` })}</p>
		</div>
	);
}
