"use client";
import { useTranslations } from "next-intl";
import type { ListedCurrency } from "#lib/contract/schemas/lists.ts";
import { chooseCurrency, useCurrencyInUse } from "#lib/storefront/cart/currency.ts";
import styles from "./currency-switch.module.scss";

/** Choice of the currency to show and pay; renders nothing with a single currency. */
export function CurrencySwitch({ currencies }: { currencies: ListedCurrency[] }) {
	const t = useTranslations("header");
	const known = useCurrencyInUse();
	const shown = known ?? currencies.find(({ is_default }) => is_default);
	if (currencies.length < 2) return null;
	return (
		<select
			className={styles.root}
			aria-label={t("currency")}
			value={shown?.id}
			onChange={(event) => chooseCurrency(Number(event.target.value))}
			{...(known === null ? { "data-crowns": "" } : {})}
		>
			{currencies.map(({ id, code, symbol_before, symbol_after }) => (
				<option key={id} value={id}>
					{[code, symbol_before || symbol_after].join(" ")}
				</option>
			))}
		</select>
	);
}
