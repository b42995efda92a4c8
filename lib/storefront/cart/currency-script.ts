import type { ListedCurrency } from "#lib/contract/schemas/lists.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";

/** Currency of static pages, structured data and tracking. */
export const PAGE_CURRENCY = TRACKING_CURRENCY;

/**
 * Script before the first paint: gives the shop's currencies to the client components, and marks the document if its
 * prices will be shown in another currency, so that they are hidden until then.
 */
export function currencyScript(currencies: ListedCurrency[]): string {
	const list = JSON.stringify(currencies).replaceAll("<", "\\u003c");
	return `(function(w,d){
var l=w.shopCurrencies=${list},m=/(?:^|; )${COOKIES.currencyId}=(\\d+)(?:;|$)/.exec(d.cookie);
var c=l.filter(function(o){return m&&o.id===+m[1]})[0]||l.filter(function(o){return o.is_default})[0];
if(c&&c.code!=="${PAGE_CURRENCY}")d.documentElement.dataset.currency=c.code
})(window,document)`;
}
