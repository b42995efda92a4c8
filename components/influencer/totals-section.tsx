import { useTranslations } from "next-intl";
import type { InfluencerReport } from "#lib/contract/schemas/influencer.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./totals-section.module.scss";

/** Earned, paid and unpaid commission of all vouchers. */
export function TotalsSection({ report: { totals, terms } }: { report: InfluencerReport }) {
	const t = useTranslations("influencer.totals");
	const facts = [
		[t("margin"), formatCzk(totals.margin)],
		[t("paid"), formatCzk(totals.paid_commission)],
		[t("used"), `${totals.used_count}`],
		[t("turnover"), formatCzk(totals.turnover)],
	] as const;
	return (
		<section className={styles.root} aria-labelledby="influencer-totals">
			<h2 id="influencer-totals">{t("title")}</h2>
			<dl className={styles.facts}>
				<div className={styles.main}>
					<dt>{t("unpaid")}</dt>
					<dd>{formatCzk(totals.unpaid_commission)}</dd>
					<dt className={styles.part}>{t("payable")}</dt>
					<dd className={styles.partAmount}>{formatCzk(totals.payable_commission)}</dd>
				</div>
				{facts.map(([label, fact]) => (
					<div key={label} className={styles.fact}>
						<dt>{label}</dt>
						<dd>{fact}</dd>
					</div>
				))}
			</dl>
			<p className={styles.quiet}>
				{totals.unpaid_commission < 0 ? t("belowZero") : t("payableAfter", { days: terms.payable_after_days })}
			</p>
		</section>
	);
}
