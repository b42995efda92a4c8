import { SECOND_MS } from "../../../domain/durations.ts";
import { accept, refuse } from "../../../domain/result.ts";
import { type Gateway, type GatewayPayment, type NewPayment, TRANSACTION_ID } from "../../kernel/services/gateway.ts";
import { askGateway, type GatewayQuestion } from "./ask-gateway.ts";
import { COMGATE_CODE, comgateCreated, comgateOutcome, comgateStatus } from "./comgate-replies.ts";

export type ComgateAccount = {
	/** Without a trailing slash. */
	url: string;
	merchant: string;
	secret: string;
	/** Comgate's test mode: no money moves. */
	isTest: boolean;
	/** Time limit of one call; default 5 000. */
	timeoutMs?: number;
};

const STATES = {
	PENDING: "pending",
	PAID: "paid",
	CANCELLED: "cancelled",
	// The shop never asks for preauthorisation, so such money is not ours yet.
	AUTHORIZED: "pending",
} as const satisfies Record<string, GatewayPayment["state"]>;

/** Comgate by its REST protocol 2.0 (field: § 3.6, apidoc.comgate.cz). */
export function comgateGateway(account: ComgateAccount): Gateway {
	const questionOf = (method: "GET" | "POST", path: string, body?: unknown): GatewayQuestion => ({
		method,
		url: `${account.url}/${path}`,
		user: account.merchant,
		password: account.secret,
		body,
		timeoutMs: account.timeoutMs ?? 5 * SECOND_MS,
	});
	const ask = async (method: "GET" | "POST", path: string, body?: unknown) => {
		const answer = await askGateway(questionOf(method, path, body));
		return answer.ok ? answer : refuse("gateway_unavailable", answer.value);
	};
	return {
		name: "comgate",
		create: async (payment) => {
			const answer = await ask("POST", "payment.json", newPaymentBody(payment, account.isTest));
			if (!answer.ok) return answer;
			const created = comgateCreated.safeParse(answer.value.body);
			if (!created.success) return refuse("gateway_unavailable", outcomeOf(answer.value.body));
			return accept({ transactionId: created.data.transId, redirectUrl: created.data.redirect });
		},
		read: async (transactionId) => {
			const answer = await ask("GET", `payment/transId/${encodeURIComponent(transactionId)}.json`);
			if (!answer.ok) return answer;
			const { body } = answer.value;
			const code = codeOf(body);
			// Only Comgate's own codes: any other 404 means that the API moved.
			if (code === COMGATE_CODE.wrongQuery || code === COMGATE_CODE.notLoaded)
				return refuse("unknown_transaction", outcomeOf(body));
			const read = comgateStatus.safeParse(body);
			if (code !== COMGATE_CODE.ok || !read.success || read.data.transId !== transactionId)
				return refuse("gateway_unavailable", outcomeOf(body));
			const payment = read.data;
			// A test payment, or another merchant's, is no money of this shop.
			if (payment.test !== account.isTest) return refuse("unknown_transaction", "test and real payments mixed");
			if (payment.merchant !== undefined && payment.merchant !== account.merchant)
				return refuse("unknown_transaction", "another merchant");
			return accept({
				state: STATES[payment.status],
				amountCents: payment.price,
				currencyCode: payment.curr,
				refId: payment.refId,
			});
		},
		refund: async ({ transactionId, amountCents, currencyCode, refId }) => {
			const answer = await askGateway(
				questionOf("POST", "refund.json", {
					transId: transactionId,
					amount: amountCents,
					curr: currencyCode,
					test: account.isTest,
					refId,
				}),
			);
			if (!answer.ok)
				return refuse(answer.error === "gateway_unreached" ? "not_taken" : "gateway_unavailable", answer.value);
			const { body } = answer.value;
			const code = codeOf(body);
			if (code === COMGATE_CODE.ok) return accept(null);
			if (code === COMGATE_CODE.wrongQuery || code === COMGATE_CODE.notLoaded)
				return refuse("not_taken", outcomeOf(body));
			if (code === COMGATE_CODE.refundTooHigh) return refuse("nothing_left", outcomeOf(body));
			if (code === COMGATE_CODE.refundOfCancelled) return refuse("refund_refused", outcomeOf(body));
			return refuse("gateway_unavailable", outcomeOf(body));
		},
		transactionOf: ({ transId }) => (typeof transId === "string" && TRANSACTION_ID.test(transId) ? transId : undefined),
	};
}

/** Body of `POST payment.json`: Comgate only prepares the payment; we redirect the shopper. */
function newPaymentBody(payment: NewPayment, isTest: boolean) {
	return {
		test: isTest,
		prepareOnly: true,
		price: payment.amountCents,
		curr: payment.currencyCode,
		// At most 16 characters.
		label: payment.refId.slice(0, 16),
		refId: payment.refId,
		method: "ALL",
		lang: payment.locale,
		email: payment.buyer.email,
		fullName: payment.buyer.fullName,
		phone: payment.buyer.phone,
		category: "PHYSICAL_GOODS_ONLY",
		delivery: payment.isPickup ? "PICKUP" : "HOME_DELIVERY",
		url_paid: payment.returnUrl,
		url_cancelled: payment.returnUrl,
		url_pending: payment.returnUrl,
		...(payment.expiresInMs === null ? {} : { expirationTime: expirationOf(payment.expiresInMs) }),
	};
}

const MINUTE_MS = 60 * SECOND_MS;

/** "90m", within Comgate's limits of half an hour and seven days. */
function expirationOf(expiresInMs: number): string {
	return `${Math.min(Math.max(Math.floor(expiresInMs / MINUTE_MS), 30), 7 * 24 * 60)}m`;
}

function codeOf(body: unknown): number | undefined {
	const outcome = comgateOutcome.safeParse(body);
	return outcome.success ? outcome.data.code : undefined;
}

/** Code and message of a reply, shortened, for the log. */
function outcomeOf(body: unknown): string {
	const outcome = comgateOutcome.safeParse(body);
	return outcome.success
		? `${outcome.data.code} ${outcome.data.message ?? ""}`.slice(0, 200).trim()
		: "an answer of another shape";
}
