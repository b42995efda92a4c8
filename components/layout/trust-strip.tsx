import { getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icon.tsx";
import type { IconName } from "#components/ui/icon-name.ts";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { MINOR_PER_CZK } from "#lib/domain/money/money.ts";
import { cutOffTime } from "#lib/domain/time/promised-dates.ts";
import { formatAverage } from "#lib/i18n/format-average.ts";
import { formatWholeCzk } from "#lib/i18n/format-czk.ts";
import { fetchDeliveryMethods } from "#lib/storefront/content/settings.ts";
import { fetchStores } from "#lib/storefront/content/stores.ts";
import { fetchShopRating } from "#lib/storefront/goods/catalogue.ts";
import styles from "./footer.module.scss";

/** Above the footer: how goods are rated, how many stores there are, from what amount delivery is free, until when orders count from today. */
export async function TrustStrip({ locale, dispatch }: { locale: Locale; dispatch: Settings["dispatch"] }) {
	const [t, rating, stores, deliveries] = await Promise.all([
		getTranslations({ locale, namespace: "trust" }),
		fetchShopRating(),
		fetchStores(locale),
		fetchDeliveryMethods(locale),
	]);
	const limits = deliveries.flatMap(({ free_above_with_tax: limit }) => limit ?? []);
	const isPickup = deliveries.some(({ kind }) => kind === "branch");
	const facts: [IconName, string | false][] = [
		["star", rating !== null && t("rating", { average: formatAverage(rating.average, locale), count: rating.count })],
		["store", stores.length > 0 && t(isPickup ? "pickup" : "stores", { count: stores.length })],
		[
			"shopping-bag",
			limits.length > 0 && t("delivery", { price: formatWholeCzk(Math.min(...limits) / MINOR_PER_CZK) }),
		],
		["package", t("dispatch", { time: cutOffTime(dispatch) })],
	];
	return (
		<aside className={`${styles.bottom} ${styles.trust}`} aria-label={t("title")} data-leads-away>
			{facts.map(
				([icon, text]) =>
					text && (
						<p key={icon}>
							<Icon name={icon} size={20} />
							{text}
						</p>
					),
			)}
		</aside>
	);
}
