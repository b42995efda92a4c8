import type { ListedCurrency } from "#lib/contract/schemas/lists.ts";
import { currencyScript } from "#lib/storefront/cart/currency-script.ts";

/** In the head of every page, before the first paint, so that no price is seen in a currency other than the visitor's. */
export function CurrencyScript({ currencies }: { currencies: ListedCurrency[] }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: data of the shop, written so that it cannot end the script
	return <script dangerouslySetInnerHTML={{ __html: currencyScript(currencies) }} />;
}
