"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Facets } from "#lib/contract/schemas/listing.ts";
import { pricePresets } from "#lib/domain/goods/price-presets.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { MINOR_PER_CZK } from "#lib/domain/money/money.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { type ListingState, listingPath } from "#lib/i18n/listing-query.ts";
import { useForeignCurrency } from "#lib/storefront/cart/currency.ts";
import styles from "./price-filter.module.scss";
import { usePriceText } from "./use-price-text.ts";

/** Round ranges as links, and from and to in whole crowns; the lowest and highest price are placeholders. */
export function PriceFilter({
	locale,
	url,
	state,
	price,
}: {
	locale: Locale;
	url: string;
	state: ListingState;
	price: Facets["price"];
}) {
	const t = useTranslations("listing");
	const priceText = usePriceText();
	const currency = useForeignCurrency();
	const bounds = price && {
		min: Math.floor(price.min / MINOR_PER_CZK),
		max: Math.ceil(price.max / MINOR_PER_CZK),
	};
	const field = (name: "priceFrom" | "priceTo", bound: number | undefined) => (
		<label>
			<span>{t(name)}</span>
			<input
				type="number"
				name={LANGUAGES[locale].listingKeys[name]}
				min={0}
				step={1}
				inputMode="numeric"
				placeholder={bound === undefined ? undefined : String(bound)}
				defaultValue={state[name] ?? undefined}
			/>
		</label>
	);
	return (
		<fieldset className={styles.root}>
			<legend>{t("groups.price")}</legend>
			{bounds && (
				<div className={styles.presets}>
					{pricePresets(bounds).map(({ from, to }) => (
						<Link
							key={`${from} ${to}`}
							href={listingPath(locale, url, { ...state, priceFrom: from, priceTo: to, page: 1 })}
							aria-current={from === state.priceFrom && to === state.priceTo ? "true" : undefined}
							rel="nofollow"
							prefetch={false}
							scroll={false}
						>
							{priceText({ from, to })}
						</Link>
					))}
				</div>
			)}
			{field("priceFrom", bounds?.min)}
			{field("priceTo", bounds?.max)}
			{currency && <p className={styles.note}>{t("priceInCrowns")}</p>}
		</fieldset>
	);
}
