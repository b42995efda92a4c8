import { useTranslations } from "next-intl";
import { FREE_DELIVERY_ABOVE_CZK } from "#lib/domain/limits.ts";
import { convertMinor, formatMoney } from "#lib/domain/money/money.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";

/** How far it is to free delivery; `missing` in CZK haléře, 0 once it is reached (promises §1). */
export function useFreeDeliveryText(missing: number): string {
	const t = useTranslations("cartPage.freeDelivery");
	const currency = useForeignCurrency();
	if (missing <= 0) return t("reached");
	const threshold = FREE_DELIVERY_ABOVE_CZK * 100;
	// The missing amount is rounded up, so that it is never shown as 0 or too low.
	return currency
		? t("missing", {
				threshold: formatMoney(convertMinor(threshold, currency), currency),
				price: formatMoney(Math.max(1, convertMinor(missing, currency)), currency),
			})
		: t("missing", {
				threshold: formatWholeCzk(FREE_DELIVERY_ABOVE_CZK),
				price: formatWholeCzk(Math.ceil(missing / 100)),
			});
}
