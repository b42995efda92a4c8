import { useTranslations } from "next-intl";
import { Stars } from "#components/rating/stars.tsx";
import type { Rating } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatAverage } from "#lib/i18n/format-average.ts";

/** Stars of a product and the number of reviews. */
export function ProductRating({ locale, rating }: { locale: Locale; rating: Rating }) {
	const t = useTranslations("product");
	const average = formatAverage(rating.average, locale);
	return <Stars average={rating.average} count={rating.count} label={t("rating", { average, count: rating.count })} />;
}
