import { useTranslations } from "next-intl";
import type { Review } from "#lib/contract/schemas/review.ts";
import { LOCALE_FACTS, type Locale } from "#lib/domain/locale.ts";
import { Stars } from "../rating/stars.tsx";
import styles from "./review-item.module.scss";

/** One review; its text has the author's language and direction. */
export function ReviewItem({ review, locale }: { review: Review; locale: Locale }) {
	const t = useTranslations("review");
	const date = new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { dateStyle: "long", timeZone: "Europe/Prague" });
	return (
		<article className={styles.root}>
			<div className={styles.facts}>
				<Stars average={review.stars} label={t("stars", { stars: review.stars })} />
				<bdi className={styles.author}>{review.author}</bdi>
				{review.is_verified && <span className={styles.verified}>{t("verified")}</span>}
				<time className={styles.date} dateTime={review.date}>
					{date.format(new Date(review.date))}
				</time>
			</div>
			<p className={styles.text} lang={review.locale} dir="auto">
				{review.text}
			</p>
		</article>
	);
}
