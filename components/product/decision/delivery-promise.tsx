import { useTranslations } from "next-intl";
import { useDaysText } from "#components/delivery/use-days-text.ts";
import { earliestPickup } from "#lib/domain/goods/availability.ts";
import type { DecisionProduct, DecisionVariant } from "./decision-product.ts";
import styles from "./delivery-promise.module.scss";

/** The earliest delivery of a variant: by courier, only from the warehouse, and at a branch. */
export function DeliveryPromise({
	variant,
	product: { branches, courier, pickupBranches },
}: {
	variant: Pick<DecisionVariant, "warehouse" | "pieces">;
	product: Pick<DecisionProduct, "branches" | "courier" | "pickupBranches">;
}) {
	const t = useTranslations("productDetail");
	const daysText = useDaysText();
	const { warehouse, pieces } = variant;
	const having = branches.filter(({ id }) => pieces.some(([branchId]) => branchId === id));
	const pickup = pickupBranches > 0 ? earliestPickup({ branches: having, warehouse }) : null;
	const sentences = [
		warehouse === 0 && t("branchesOnly"),
		warehouse > 0 && courier && t("courierPromise", { days: daysText(courier) }),
		pickup && t(having.length > 0 ? "pickupPromise" : "broughtPromise", { days: daysText(pickup) }),
	];
	return <p className={styles.root}>{sentences.filter(Boolean).join(" ")}</p>;
}
