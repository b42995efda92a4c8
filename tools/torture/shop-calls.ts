import { z } from "zod";
import { orderCreated } from "#lib/contract/schemas/order.ts";
import type { Pieces } from "#lib/domain/goods/pieces.ts";

const TIMEOUT_MS = 30_000;
const JSON_TYPE = { "Content-Type": "application/json" };
const cartSchema = z.object({ id: z.string() });
const refusalSchema = z.object({ error: z.string() });

export type Method = { deliveryId: number; paymentId: number; branchId: number | null };
/** What a guest wants to buy. The e-mail is unique, so that two orders of one wish are detected. */
export type Wish = {
	email: string;
	lines: (Pieces & { productId: number })[];
	voucherCode: string | null;
	method: Method;
};

export type Outcome =
	| { kind: "placed"; order: z.output<typeof orderCreated>; isRepeat: boolean }
	| { kind: "refused"; code: string }
	| { kind: "unanswered" };

/** Creates a guest's cart with all wished goods through the API; returns its id. Throws when the shop refuses any of them. */
export async function fillCart(url: string, wish: Wish): Promise<string> {
	const { id } = cartSchema.parse(await call("GET", `${url}/api/cart/anonymous/cs/0`));
	for (const { productId, variantId, quantity } of wish.lines)
		await call("PUT", `${url}/api/cart/${id}`, { id: productId, variantId, quantity, ageConfirmed: true });
	if (wish.voucherCode !== null) {
		const body = { voucherCode: wish.voucherCode, serviceType: "eshop", guestEmail: wish.email };
		await call("POST", `${url}/api/voucher/cart/add/${id}`, body);
	}
	return id;
}

async function call(method: string, url: string, body?: unknown): Promise<unknown> {
	const sent = body === undefined ? {} : { headers: JSON_TYPE, body: JSON.stringify(body) };
	const reply = await fetch(url, { method, ...sent, signal: AbortSignal.timeout(TIMEOUT_MS) });
	const answer: unknown = await reply.json();
	if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${JSON.stringify(answer)}`);
	return answer;
}

/** Orders a cart. An uncertain outcome is `unanswered`: no reply, 5xx, a call still running. */
export async function order(
	url: string,
	{ cartId, wish, key }: { cartId: string; wish: Wish; key: string | null },
): Promise<Outcome> {
	try {
		const reply = await fetch(`${url}/api/order/create/${cartId}`, {
			method: "POST",
			headers: { ...JSON_TYPE, ...(key === null ? {} : { "Idempotency-Key": key }) },
			body: JSON.stringify(orderBody(wish)),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		return outcomeOf(reply.status, await reply.json());
	} catch (error) {
		// Errors that fetch throws for a dead server: refused, reset, cut off in the middle of a reply, or too slow.
		if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
			return { kind: "unanswered" };
		throw error;
	}
}

/** What an answer to an order says. */
export function outcomeOf(status: number, answer: unknown): Outcome {
	if (status >= 200 && status < 300) {
		return { kind: "placed", order: orderCreated.parse(answer), isRepeat: status === 200 };
	}
	const { error } = refusalSchema.parse(answer);
	if (status >= 500 || error === "request_running") return { kind: "unanswered" };
	return { kind: "refused", code: error };
}

/** A guest's order of a cart. */
export function orderBody({ email, method }: Pick<Wish, "email" | "method">) {
	return {
		...method,
		email,
		phone: "777 123 456",
		invoice: {
			firstname: "Jana",
			lastname: "Nováková",
			company: "",
			street: "Lidická 12",
			city: "Brno",
			zip: "602 00",
			country: "CZ",
		},
		consent: true,
	};
}
