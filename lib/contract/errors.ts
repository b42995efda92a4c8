import { z } from "zod";

type ErrorRow = {
	/** HTTP status of the answer. */
	status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 422 | 429 | 500 | 503;
	/** When it occurs, in a sentence for developers. */
	note: string;
};

/** Every refusal the shop knows (decisions 10). Sentences for shoppers are in messages/*.json under `errors`. */
export const ERRORS = {
	unreadable: {
		status: 400,
		note: "The body is no JSON, or the request does not say `Content-Type: application/json`.",
	},
	unauthorized: {
		status: 401,
		note: "The call needs a token and there is none, or the one sent has expired, was ended or was tampered with.",
	},
	invalid_credentials: {
		status: 401,
		note: "Nobody has this e-mail and password; which of the two is wrong is not said.",
	},
	sign_in_first: {
		status: 403,
		note: "The link confirms an e-mail only with a token of the account it was mailed for; it still works.",
	},
	not_found: { status: 404, note: "There is no such thing, or it is somebody else's: the two answers are the same." },
	not_exists: { status: 404, note: "No voucher has this code." },
	link_invalid: { status: 404, note: "The link by mail never was, was used already, or is too old." },
	service_type: { status: 404, note: "The voucher is for another service than the one named in `serviceType`." },
	out_of_stock: {
		status: 409,
		note: "There are fewer pieces than asked for; `value` says how many, or names the goods.",
	},
	not_active: { status: 409, note: "The goods are sold no more." },
	cart_full: { status: 409, note: "The cart has as many items as it may have; `value` is that number." },
	cart_empty: { status: 409, note: "There is nothing in the cart to order." },
	cart_ordered: { status: 409, note: "The cart became an order and takes no more changes." },
	price_changed: {
		status: 409,
		note: "The total differs from `expectedTotal`; `value` is what it is now, in minor units.",
	},
	request_running: {
		status: 409,
		note: "The same thing is being changed at this moment; ask again after `Retry-After`.",
	},
	taken: {
		status: 409,
		note: "No costume of this size is free at this branch on these days any more; the calendar says which days are.",
	},
	slot_full: {
		status: 409,
		note: "So many balloons cannot be inflated for this moment any more; `value` is how many can.",
	},
	already_reviewed: { status: 409, note: "The customer reviewed this already." },
	already_answered: { status: 409, note: "The questionnaire about this order was answered already." },
	already_in_stock: { status: 409, note: "There is nothing to wait for: the variant is in stock." },
	not_payable: { status: 409, note: "The order is paid, cancelled, or of a kind that is not paid online." },
	not_cancellable: {
		status: 409,
		note: "The order is paid or on its way, or what was asked for is under way, so that it cannot be cancelled any more.",
	},
	not_withdrawable: {
		status: 409,
		note: "The order is not paid yet, the 14 days are over, or nothing in it can be given back.",
	},
	voucher_not_usable: {
		status: 409,
		note: "A voucher in the cart does not count any more and must be taken out first; `value` is its code. The cart says why.",
	},
	line_limit: {
		status: 409,
		note: "One order may not hold so many pieces of the same goods; `value` is how many it may.",
	},
	pieces_limit: { status: 409, note: "One order may not hold so many pieces; `value` is how many it may." },
	goods_limit: {
		status: 409,
		note: "One order may not hold goods of such a price; `value` is how much it may, in minor units of the cart's currency.",
	},
	open_limit: {
		status: 409,
		note: "With what waits unpaid already for the e-mail, or from the network, it would be too much; `value` is how much may, in minor units of the cart's currency. Paid orders count no more.",
	},
	held_limit: {
		status: 409,
		note: "So many costumes and times for balloons wait for the shop's answer already, for the e-mail or from the network; `value` is how many may.",
	},
	addresses_full: { status: 409, note: "The customer has as many addresses as may be saved; `value` is that number." },
	already_confirmed: { status: 409, note: "The e-mail is confirmed." },
	not_reviewable: { status: 409, note: "The order has not been delivered by a courier." },
	order_voucher: { status: 409, note: "A voucher of type `order` cannot be taken out." },
	vouchers_full: { status: 409, note: "The cart has as many vouchers as it may have; `value` is that number." },
	commission_unpaid: {
		status: 409,
		note: "The influencer's commission must be paid out before the account is deleted; `value` is what is unpaid, in haléře.",
	},
	too_large: { status: 413, note: "The body is larger than 64 kB." },
	address_too_long: { status: 414, note: "The address is longer than any that the shop makes." },
	invalid: { status: 422, note: "Fields are missing or wrong; `errors` names each with the keys of its texts." },
	key_reused: { status: 422, note: "The `Idempotency-Key`, or the `requestKey`, came before with another body." },
	account_exists: { status: 422, note: "An account with this e-mail exists." },
	already_exists: { status: 422, note: "The e-mail gets the newsletter already." },
	wrong_password: { status: 422, note: "The current password is another one." },
	captcha_failed: {
		status: 422,
		note: "The captcha's answer was not accepted; or there is none, and an account was to be opened.",
	},
	captcha_required: {
		status: 422,
		note: "So much waits unpaid already that a person must answer the captcha: send the same again with a `captchaToken` for the action `order`.",
	},
	branch_not_exists: {
		status: 422,
		note: "There is no such branch to pick the goods up at, or it does not offer the service.",
	},
	pickup_point_not_exists: {
		status: 422,
		note: "The pickup point is not in service, or does not belong to this delivery.",
	},
	payment_not_allowed: { status: 422, note: "This payment does not go with this delivery." },
	cash_limit: {
		status: 422,
		note: "So dear an order is not paid in cash; `value` is up to how much one is, in minor units of the cart's currency.",
	},
	no_seal: { status: 422, note: "A line that `sealed` names is not one of the order's hygiene goods." },
	invoice_invalid: {
		status: 422,
		note: "The invoice has no address, which a person's pickup at a branch alone may lack; `errors` names its fields.",
	},
	country_not_shipped: { status: 422, note: "The shop does not ship to this country." },
	age_unconfirmed: {
		status: 422,
		note: "The goods have a minimum age, which is `value`; send `ageConfirmed: true` once it was confirmed.",
	},
	floats_too_short: { status: 422, note: "Some balloons would sink before the party is over; `value` names them." },
	voucher_is_already_added: { status: 422, note: "The voucher is in the cart." },
	active_from: { status: 422, note: "The voucher does not count yet." },
	active_to: { status: 422, note: "The voucher does not count any more." },
	quantity: { status: 422, note: "The voucher was used as often as it may be." },
	user_check: { status: 422, note: "The voucher is for other customers." },
	email_required: { status: 422, note: "The voucher counts by e-mail; send `guestEmail`." },
	quantity_per_user_limit: {
		status: 422,
		note: "This customer used the voucher as often as one may; `value` is that number.",
	},
	minimal_price: {
		status: 422,
		note: "The goods are cheaper than the voucher asks; `value` is its minimum in minor units of the cart's currency.",
	},
	too_many_requests: { status: 429, note: "Asked too often; wait as long as `Retry-After` says, in seconds." },
	server_error: { status: 500, note: "Something broke; it is logged under the answer's `X-Request-Id`." },
	gateway_unavailable: { status: 503, note: "The payment gateway does not answer; nothing was charged." },
	registry_unavailable: {
		status: 503,
		note: "The registry of companies does not answer; the details can be typed instead.",
	},
	maintenance: { status: 503, note: "The shop is in maintenance and takes no changes; ask again after `Retry-After`." },
	unavailable: { status: 503, note: "The shop's database is away for a moment; ask again after `Retry-After`." },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Body of every refusal: a code, sometimes a value for its text, and for 422 the text keys per field. */
export const errorReply = z.object({
	error: z.string(),
	value: z.union([z.string(), z.number()]).optional(),
	errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
