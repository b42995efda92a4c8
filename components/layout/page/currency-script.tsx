import { ScriptData } from "#components/ui/script-data.tsx";
import type { ListedCurrency } from "#lib/contract/schemas/lists.ts";
import { CURRENCIES_ID, CURRENCY_SCRIPT } from "#lib/storefront/cart/currency-script.ts";

/** In the head of every page, before the first paint, so that no price is seen in a currency other than the visitor's. */
export function CurrencyScript({ currencies }: { currencies: ListedCurrency[] }) {
	return (
		<>
			<ScriptData id={CURRENCIES_ID} data={currencies} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own */}
			<script dangerouslySetInnerHTML={{ __html: CURRENCY_SCRIPT }} />
		</>
	);
}
