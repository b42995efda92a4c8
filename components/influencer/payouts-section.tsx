import { useTranslations } from "next-intl";
import { useDates } from "#components/dates/use-dates.ts";
import type { InfluencerReport } from "#lib/contract/schemas/influencer.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./months-section.module.scss";
import tables from "./table.module.scss";

/** Payouts, the newest first. */
export function PayoutsSection({ payouts }: { payouts: InfluencerReport["payouts"] }) {
	const t = useTranslations("influencer.payouts");
	const { short } = useDates();
	return (
		<section className={styles.root} aria-labelledby="influencer-payouts">
			<h2 id="influencer-payouts">{t("title")}</h2>
			{payouts.length === 0 ? (
				<p>{t("none")}</p>
			) : (
				<div className={tables.frame}>
					<table className={tables.table}>
						<caption className={tables.caption}>{t("title")}</caption>
						<thead>
							<tr>
								<th scope="col">{t("date")}</th>
								<th scope="col">{t("amount")}</th>
								<th scope="col">{t("note")}</th>
							</tr>
						</thead>
						<tbody>
							{payouts.map(({ date, amount, note }, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: two payouts of a moment may look the same, and none moves
								<tr key={index}>
									<th scope="row">{short(date)}</th>
									<td>{formatCzk(amount)}</td>
									<td className={tables.words}>{note}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</section>
	);
}
