import type { ListedCurrency } from "#lib/contract/schemas/lists.ts";
import { COOKIES } from "#lib/domain/cookies.ts";
import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";

/** What the prices of static pages, structured data and tracking are in. */
export const PAGE_CURRENCY = TRACKING_CURRENCY;

/**
 * For a script before the first paint: hands the shop's currencies over to the leaves, and marks the document when its prices
 * will be shown in another one than they are written in, so that they wait for it unseen.
 */
export function currencyScript(currencies: ListedCurrency[]): string {
	const list = JSON.stringify(currencies).replaceAll("<", "\\u003c");
	return `(function(w,d){
var l=w.shopCurrencies=${list},m=/(?:^|; )${COOKIES.currencyId}=(\\d+)(?:;|$)/.exec(d.cookie);
var c=l.filter(function(o){return m&&o.id===+m[1]})[0]||l.filter(function(o){return o.is_default})[0];
if(c&&c.code!=="${PAGE_CURRENCY}")d.documentElement.dataset.currency=c.code
})(window,document)`;
}
