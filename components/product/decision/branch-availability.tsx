import Link from "next/link";
import { useTranslations } from "next-intl";
import { useDatesNow } from "#components/delivery/use-dates-now.ts";
import { useDaysText } from "#components/delivery/use-days-text.ts";
import { pickupDays, type WorkingDays } from "#lib/domain/goods/availability.ts";
import styles from "./branch-availability.module.scss";
import type { DecisionProduct, DecisionVariant } from "./decision-product.ts";

/**
 * Branches that have the variant, with pieces and pickup times, and the pickup time at other branches (promises §4
 * Availability).
 */
export function BranchAvailability({
	variant,
	product: { branches, pickupBranches, dispatch },
	stores,
}: {
	variant: Pick<DecisionVariant, "warehouse" | "pieces">;
	product: Pick<DecisionProduct, "branches" | "pickupBranches" | "dispatch">;
	/** Address of all branches, below which each has its page. */
	stores: string;
}) {
	const t = useTranslations("productDetail");
	const [daysText, dates] = [useDaysText(), useDatesNow(dispatch)];
	const when = (days: WorkingDays) => (dates ? dates.textWith(days, daysText(days)) : daysText(days));
	const { warehouse } = variant;
	const pieces = new Map(variant.pieces);
	const having = branches.flatMap((branch) => {
		const count = pieces.get(branch.id);
		return count === undefined ? [] : [{ ...branch, count, days: pickupDays({ ...branch, lacksStock: false }) }];
	});
	return (
		<details className={styles.root}>
			<summary>
				{t("inWarehouse")}: {t("pieces", { count: warehouse })} · {t("inBranches")}:{" "}
				{having.length > 0 ? t("branchesCount", { count: having.length }) : t("pieces", { count: 0 })}
			</summary>
			{having.length > 0 ? (
				<ul>
					{having.map(({ id, name, count, days }) => (
						<li key={id}>
							<Link href={`${stores}/${id}`} prefetch={false}>
								{name}
							</Link>
							<span>
								<strong>{t("pieces", { count })}</strong>, {t("pickup", { days: when(days) })}
							</span>
						</li>
					))}
				</ul>
			) : (
				<p>{t("noBranch")}</p>
			)}
			{having.length < pickupBranches && <p>{elsewhere()}</p>}
		</details>
	);

	/** Branches get goods only from the warehouse (decisions 4). */
	function elsewhere(): string {
		if (warehouse === 0) return t("notElsewhere");
		return t("otherBranches", { days: when(pickupDays({ isPrague: false, lacksStock: true })) });
	}
}
