import { html } from "hono/html";
import { BODY_MAX_BYTES, CLIENT_URL_HEADER, RENEWED_TOKEN_HEADER } from "../../domain/calls.ts";
import { CART_MAX_LINES, CART_MAX_QUANTITY, CART_MAX_VOUCHERS } from "../../domain/cart/cart-limits.ts";
import { DAY_S } from "../../domain/durations.ts";
import { IDEMPOTENCY_KEY_MAX_LENGTH } from "../../domain/order/order-terms.ts";
import { SESSION_MAX_AGE_S, SESSION_RENEW_AFTER_S, SESSION_WHOLE_AGE_S } from "../../domain/people/account-limits.ts";
import type { Html } from "./call-section.ts";

const days = (seconds: number) => `${seconds / DAY_S} day${seconds === DAY_S ? "" : "s"}`;

/** Sections before the calls: anchor, heading, text. */
export const GUIDE: { id: string; title: string; text: Html }[] = [
	{
		id: "addresses",
		title: "Addresses and languages",
		text: html`<p>Every call lies below <code>/api</code> of the shop's own address, takes and answers JSON in UTF-8, and is in the
<a href="/api/openapi.json">OpenAPI 3.1 document</a>, of which this page is made. <code>{locale}</code> in an address, or
<code>lang</code> in a query, is <code>cs</code> or <code>en</code>: names, texts and the addresses of pages come in that language.
The shop's own pages send their address as <code>${CLIENT_URL_HEADER}</code>.</p>
<p>Answers about a shopper are <code>Cache-Control: private, no-store</code>. Every answer has an <code>X-Request-Id</code>, under
which the shop's log knows it.</p>`,
	},
	{
		id: "tokens",
		title: "Tokens and secrets",
		text: html`<p><a href="#post-auth-login">Logging in</a> answers a token; send it as <code>Authorization: Bearer …</code>. No cookie
opens anything; the login alone reads one, by which strangers' wrong tries keep nobody out of a browser used before. A session ends ${days(SESSION_MAX_AGE_S)} after it was last used, ${days(SESSION_WHOLE_AGE_S)} after the login at the latest.
When the token is older than ${days(SESSION_RENEW_AFTER_S)} or the customer's group has changed, the answer brings a fresh one in the header
<code>${RENEWED_TOKEN_HEADER}</code>: keep that one instead. A token that no longer holds is 401 on every call, so that you
forget it.</p>
<p>What a guest has is found by secrets: the id of a cart, which is its <code>tempId</code> too, the hash of an order, the secrets of links by
mail. Whoever knows one may use it, so they belong in no log. What is somebody else's answers exactly as what does not exist: 404.</p>`,
	},
	{
		id: "money",
		title: "Money",
		text: html`<p>Fields ending in <code>_with_tax</code> are whole numbers in minor units of their currency (haléře, cents) with VAT:
<code>41900</code> is 419,00&nbsp;Kč. <code>price</code>, <code>price_sale</code> and <code>original_price</code> are net, as decimal
numbers; the gross price of a piece is net × (1 + rate / 100), rounded half up to the currency's decimals, and only then times the
quantity. No client needs to compute: every sum is in the answers. A total that the shopper saw can be sent as
<code>expectedTotal</code> with an order; if it is another one by now, nothing is bought.</p>`,
	},
	{
		id: "errors",
		title: "Errors",
		text: html`<p>Every refusal has this body; its code says what happened, its status what kind of thing that is.</p>
<pre tabindex="0"><code>{
  "error": "invalid",
  "value": 20,
  "errors": { "invoice.zip": ["zip"] }
}</code></pre>
<p><code>value</code> comes with some codes and belongs in the text for people. <code>errors</code> comes with 422 and names fields,
each with the keys of its texts. 429 and 503 say in <code>Retry-After</code> how many seconds to wait. Fields that a call does
not know are left out.</p>`,
	},
	{
		id: "repeats",
		title: "Repeats and idempotency keys",
		text: html`<p><code>PUT</code> and <code>DELETE</code> set a state: asking again, since an answer was lost, changes nothing more. <a href="#post-order-create-cartid">Placing an order</a> makes one
order of a cart: again answers 200 with the same one. With <code>Idempotency-Key</code>, a text of your own of up to
${IDEMPOTENCY_KEY_MAX_LENGTH} characters, a repeat with another body is refused with <code>key_reused</code> instead of buying something
else. <code>request_running</code> means that the same thing is being changed at this moment.</p>`,
	},
	{
		id: "limits",
		title: "Limits",
		text: html`<p>A body has at most ${BODY_MAX_BYTES / 1024} kB. A cart has at most ${CART_MAX_LINES} items of
${CART_MAX_QUANTITY} pieces each and ${CART_MAX_VOUCHERS} vouchers. Calls that could be abused, those with
<code>too_many_requests</code> among their refusals, are limited by the caller's address and, where there is one, by the account; those that have mail sent also by the e-mail
it goes to. Whoever asks more often gets 429.</p>`,
	},
];
