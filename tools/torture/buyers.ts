import { randomUUID } from "node:crypto";
import type { Journal } from "./journal.ts";
import { fillCart, type Outcome, order, type Wish } from "./shop-calls.ts";

/** Every tenth reply is dropped, as by a broken connection: then only the shop knows of the order. */
const ANSWER_LOST_EVERY = 10;

export type Buyer = {
	wish: Wish;
	cartId: string;
	key: string;
	/** The shop's last reply; null until one arrives. */
	outcome: Settled | null;
};
type Settled = Exclude<Outcome, { kind: "unanswered" }>;

/** Processes a list with this many workers, each taking the next item when it is done. */
export async function inParallel<Item>(items: Item[], workers: number, work: (item: Item) => Promise<void>) {
	const queue = items.values();
	const worker = async () => {
		for (const item of queue) await work(item);
	};
	await Promise.all(Array.from({ length: workers }, worker));
}

export async function prepareBuyers(url: string, wishes: Wish[], workers: number): Promise<Buyer[]> {
	const buyers: Buyer[] = [];
	await inParallel(wishes, workers, async (wish) => {
		buyers.push({ wish, cartId: await fillCart(url, wish), key: randomUUID(), outcome: null });
	});
	return buyers;
}

/** All buyers order; `onAnswer` gets the number of replies. Ends after the list, or when no replies come any more. */
export async function orderAll(
	url: string,
	buyers: Buyer[],
	options: { workers: number; journal: Journal; onAnswer(count: number): void },
): Promise<void> {
	let answers = 0;
	let isGone = false;
	await inParallel(buyers, options.workers, async (buyer) => {
		if (isGone) return;
		const outcome = await order(url, buyer);
		if (outcome.kind === "unanswered") isGone = true;
		else if (++answers % ANSWER_LOST_EVERY > 0) settle(buyer, outcome, options.journal);
		options.onAnswer(answers);
	});
}

function settle(buyer: Buyer, outcome: Settled, journal: Journal): void {
	buyer.outcome = outcome;
	if (outcome.kind === "refused") return;
	const { id, hash, number } = outcome.order;
	journal.append({ email: buyer.wish.email, cartId: buyer.cartId, id, hash, number });
}

export type Repeats = {
	/** Orders that existed although their buyer had no reply. */
	madeBefore: number;
	/** Replies that differ from the first ones, as sentences. */
	faults: string[];
};

/**
 * Buyers without a reply retry until there is one, with the same idempotency key; buyers with an order repeat it once
 * and must get the same order. `careless` is the control: a new cart, no key.
 */
export async function repeatAll(
	url: string,
	buyers: Buyer[],
	options: { workers: number; journal: Journal; careless: boolean },
): Promise<Repeats> {
	let madeBefore = 0;
	const faults: string[] = [];
	await inParallel(buyers, options.workers, async (buyer) => {
		const known = buyer.outcome;
		if (known?.kind === "refused") return;
		const isCareless = options.careless && known === null;
		const outcome = isCareless ? await orderAnew(url, buyer) : await answerOf(url, buyer);
		if (known === null) {
			if (outcome.kind === "placed" && outcome.isRepeat) madeBefore++;
			settle(buyer, outcome, options.journal);
		} else if (outcome.kind !== "placed" || outcome.order.number !== known.order.number) {
			faults.push(`${buyer.wish.email} had ${known.order.number}, a repeat says ${JSON.stringify(outcome)}`);
		}
	});
	return { madeBefore, faults };
}

/** A new cart and no key, without the voucher, which may be used up by now; the goods may be sold out too. */
async function orderAnew(url: string, buyer: Buyer): Promise<Settled> {
	const cartId = await fillCart(url, { ...buyer.wish, voucherCode: null }).catch(() => null);
	if (cartId === null) return { kind: "refused", code: "cart_not_filled" };
	buyer.cartId = cartId;
	return answerOf(url, { ...buyer, key: null });
}

const TRIES = 20;

/** A shop that has just started may be busy, so the buyer retries. */
async function answerOf(url: string, one: { cartId: string; wish: Wish; key: string | null }): Promise<Settled> {
	for (let attempt = 1; attempt <= TRIES; attempt++) {
		const outcome = await order(url, one);
		if (outcome.kind !== "unanswered") return outcome;
	}
	throw new Error(`The shop gives ${one.wish.email} no answer, ${TRIES} times.`);
}
