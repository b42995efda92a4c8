import { useTranslations } from "next-intl";
import type { PriceRange } from "#lib/domain/goods/price-presets.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";

/** The words of a range of prices: „od 100 Kč“, „100 Kč – 300 Kč“, „do 100 Kč“; empty when it has no bound. */
export function usePriceText(): (range: PriceRange) => string {
	const t = useTranslations("listing");
	return (range) => {
		const from = range.from === null ? "" : formatWholeCzk(range.from);
		const to = range.to === null ? "" : formatWholeCzk(range.to);
		if (from && to) return t("priceBetween", { from, to });
		if (from) return t("priceFromOnly", { from });
		return to && t("priceToOnly", { to });
	};
}
