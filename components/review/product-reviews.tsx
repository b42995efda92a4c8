import { useMessages, useTranslations } from "next-intl";
import { AddedTexts } from "#components/texts/added-texts.tsx";
import type { ReviewsPage } from "#lib/contract/schemas/review.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./product-reviews.module.scss";
import { RatingSummary } from "./rating-summary.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewList } from "./review-list.tsx";
import { WriteReview } from "./write-review.tsx";

/** Anchor of the section, for links from the top of the page. */
export const REVIEWS_ANCHOR = "recenze";

type Props = {
	locale: Locale;
	product: { id: number; name: string };
	/** The first page of the product's reviews. */
	firstPage: ReviewsPage;
};

/**
 * Reviews of a product, with a note how they are verified, which the terms alone would not satisfy (Act 634/1992 §
 * 5a(5)).
 */
export function ProductReviews({ locale, product, firstPage }: Props) {
	const t = useTranslations("reviewSection");
	const { form, ...review } = useMessages().review;
	const { title, loading, failed, retry } = form;
	const { rating, histogram, reviews, pages } = firstPage;
	return (
		<section id={REVIEWS_ANCHOR} className={styles.root} aria-labelledby="reviews-title">
			<h2 id="reviews-title">{t("title")}</h2>
			{rating && <RatingSummary locale={locale} rating={rating} histogram={histogram} />}
			{!rating && <p className={styles.empty}>{t("empty")}</p>}
			<AddedTexts texts={{ review }}>
				<WriteReview
					locale={locale}
					login={screenPath(locale, "login")}
					product={product}
					labels={{ title, loading, failed, retry }}
				/>
				{rating && (
					<ReviewList
						locale={locale}
						productId={product.id}
						pages={pages}
						total={rating.count}
						firstIds={reviews.map(({ id }) => id)}
					>
						{reviews.map((one) => (
							<li key={one.id}>
								<ReviewItem review={one} locale={locale} />
							</li>
						))}
					</ReviewList>
				)}
			</AddedTexts>
			<aside className={styles.notice} aria-labelledby="reviews-checked">
				<h3 id="reviews-checked">{t("noticeTitle")}</h3>
				<p>{t("notice")}</p>
			</aside>
		</section>
	);
}
