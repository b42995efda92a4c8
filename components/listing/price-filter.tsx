"use client";
import { useTranslations } from "next-intl";
import type { Facets } from "#lib/contract/schemas/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import type { ListingState } from "#lib/i18n/listing-query.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";
import styles from "./price-filter.module.scss";

const MINOR_PER_CZK = 100;

/** From and to in whole crowns; the lowest and highest price are placeholders. */
export function PriceFilter({ locale, state, price }: { locale: Locale; state: ListingState; price: Facets["price"] }) {
	const t = useTranslations("listing");
	const currency = useForeignCurrency();
	const field = (name: "priceFrom" | "priceTo", bound: number | null) => (
		<label>
			<span>{t(name)}</span>
			<input
				type="number"
				name={LANGUAGES[locale].listingKeys[name]}
				min={0}
				step={1}
				inputMode="numeric"
				placeholder={bound === null ? undefined : String(bound)}
				defaultValue={state[name] ?? undefined}
			/>
		</label>
	);
	return (
		<fieldset className={styles.root}>
			<legend>{t("groups.price")}</legend>
			{field("priceFrom", price && Math.floor(price.min / MINOR_PER_CZK))}
			{field("priceTo", price && Math.ceil(price.max / MINOR_PER_CZK))}
			{currency && <p className={styles.note}>{t("priceInCrowns")}</p>}
		</fieldset>
	);
}
