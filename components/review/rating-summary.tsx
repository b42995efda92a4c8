import { useTranslations } from "next-intl";
import type { Rating } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatAverage } from "#lib/i18n/format-average.ts";
import { Stars } from "../rating/stars.tsx";
import styles from "./rating-summary.module.scss";

/** The average as a number and stars, and a bar for each number of stars. */
export function RatingSummary({ locale, rating, histogram }: { locale: Locale; rating: Rating; histogram: number[] }) {
	const t = useTranslations("reviewSection");
	const average = formatAverage(rating.average, locale);
	return (
		<div className={styles.root}>
			<div className={styles.average}>
				<strong className={styles.number} aria-hidden="true">
					{average}
				</strong>
				<div className={styles.words}>
					<Stars average={rating.average} size="large" label={t("average", { average })} />
					<span>{t("count", { count: rating.count })}</span>
				</div>
			</div>
			<ul className={styles.bars} aria-label={t("histogram")}>
				{histogram.map((count, index) => {
					const stars = histogram.length - index;
					return (
						<li key={stars} className={styles.row}>
							<span className={styles.hidden}>{t("bar", { stars, count })}</span>
							<span aria-hidden="true">{stars}</span>
							<span className={styles.track} aria-hidden="true">
								<span className={styles.bar} style={{ width: `${(100 * count) / Math.max(1, rating.count)}%` }} />
							</span>
							<span className={styles.count} aria-hidden="true">
								{count}
							</span>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
