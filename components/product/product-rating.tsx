import { useTranslations } from "next-intl";
import { Stars } from "#components/rating/stars.tsx";
import type { Rating } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";

/** Stars of a product and the number of reviews. */
export function ProductRating({ locale, rating }: { locale: Locale; rating: Rating }) {
	const t = useTranslations("product");
	const average = rating.average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	return <Stars average={rating.average} count={rating.count} label={t("rating", { average, count: rating.count })} />;
}
