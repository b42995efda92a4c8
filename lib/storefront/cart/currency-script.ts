import { COOKIES } from "#lib/domain/cookies.ts";
import { TRACKING_CURRENCY } from "#lib/domain/limits.ts";

/** Currency of static pages, structured data and tracking. */
export const PAGE_CURRENCY = TRACKING_CURRENCY;

/** Element with the shop's currencies as JSON. */
export const CURRENCIES_ID = "currencies";

/**
 * Script before the first paint: gives the shop's currencies to the client components, and marks the document if its
 * prices will be shown in another currency, so that they are hidden until then.
 */
export const CURRENCY_SCRIPT = `(function(w,d){
var l=w.shopCurrencies=JSON.parse(d.getElementById("${CURRENCIES_ID}").textContent),m=/(?:^|; )${COOKIES.currencyId}=(\\d+)(?:;|$)/.exec(d.cookie);
var c=l.filter(function(o){return m&&o.id===+m[1]})[0]||l.filter(function(o){return o.is_default})[0];
if(c&&c.code!=="${PAGE_CURRENCY}")d.documentElement.dataset.currency=c.code
})(window,document)`;
