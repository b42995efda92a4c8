import { useFormatter, useTranslations } from "next-intl";
import type { InfluencerReport } from "#lib/contract/schemas/influencer.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./months-section.module.scss";
import tables from "./table.module.scss";

type Months = InfluencerReport["months"];

/** The last twelve months as a chart, and the same numbers as a table. */
export function MonthsSection({ months }: { months: Months }) {
	const t = useTranslations("influencer.months");
	const format = useFormatter();
	const name = (month: string) =>
		format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: "long", year: "numeric" });
	return (
		<section className={styles.root} aria-labelledby="influencer-months">
			<h2 id="influencer-months">{t("title")}</h2>
			<Chart months={months} label={t("chart")} />
			<div className={tables.frame}>
				<table className={tables.table}>
					<caption className={tables.caption}>{t("caption")}</caption>
					<thead>
						<tr>
							<th scope="col">{t("month")}</th>
							<th scope="col">{t("used")}</th>
							<th scope="col">{t("turnover")}</th>
							<th scope="col">{t("margin")}</th>
						</tr>
					</thead>
					<tbody>
						{months.toReversed().map(({ month, used_count, turnover, margin }) => (
							<tr key={month}>
								<th scope="row">{name(month)}</th>
								<td>{used_count}</td>
								<td>{formatCzk(turnover)}</td>
								<td>{formatCzk(margin)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

/** Bars of the commission; without any they are flat. */
function Chart({ months, label }: { months: Months; label: string }) {
	const highest = Math.max(...months.map(({ margin }) => margin));
	return (
		<div className={styles.chart} role="img" aria-label={label}>
			<span className={styles.highest}>{formatCzk(highest)}</span>
			{months.map(({ month, margin }) => {
				const [year, number] = month.split("-");
				return (
					<div key={month} className={styles.month}>
						<div
							className={margin > 0 ? styles.bar : styles.flat}
							style={{ height: highest > 0 ? `${(100 * margin) / highest}%` : "0" }}
						/>
						<span className={styles.number}>{Number(number)}</span>
						<span className={styles.year}>{number === "01" ? year : "\u00a0"}</span>
					</div>
				);
			})}
		</div>
	);
}
