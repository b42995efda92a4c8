import { useTranslations } from "next-intl";
import { REVIEWS_ANCHOR } from "#components/review/product-reviews.tsx";
import type { Rating } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./product-heading.module.scss";
import { ProductRating } from "./product-rating.tsx";

/** Name of a product and its stars, which link to the reviews. */
export function ProductHeading({ locale, name, rating }: { locale: Locale; name: string; rating: Rating | null }) {
	const t = useTranslations("productPage");
	return (
		<div className={styles.root}>
			<h1>{name}</h1>
			{rating && (
				<a href={`#${REVIEWS_ANCHOR}`} className={styles.rating}>
					<ProductRating locale={locale} rating={rating} />
					<span className={styles.hidden}>{t("toReviews")}</span>
				</a>
			)}
		</div>
	);
}
