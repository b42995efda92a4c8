/** Writes pending changes ("wishes") to the cart, one request at a time, as absolute quantities; the last one wins. */
import type { QueryClient } from "@tanstack/react-query";
import type { Cart, CartPutBody, CartPutReply } from "#lib/contract/schemas/cart.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { trackCartChange } from "../analytics/cart-events.ts";
import { tellOtherTabs } from "../browser/cart-tabs.ts";
import { ApiError } from "../client/api-error.ts";
import { call } from "../client/browser.ts";
import { forgetEndedSession } from "../customer/ended-session.ts";
import { CART_KEY, cartQuery, loadOrCreateCart, showCart } from "./cart.ts";
import { keepLeft, type LeftWish, takeLeft } from "./cart-left.ts";
import { type Added, type CartSignals, signalsOf } from "./cart-signals.ts";
import { type LineAddress, type LineChange, lineAt, lineKey, type Wish } from "./cart-wishes.ts";

/** A request without an answer for this time counts as failed. */
const ANSWER_WITHIN_MS = 15 * SECOND_MS;
/** A later change of the same line waits this long for the answer to the earlier one. */
const OVERTAKES_AFTER_MS = 3 * SECOND_MS;
const RETRY_AFTER_MS = 800;
const READ_AGAIN_AFTER_MS = 5 * SECOND_MS;
/** Adding pieces needs a cart this fresh, since another device may have changed it. */
const FRESH_MS = 5 * SECOND_MS;

type Waiting = { resolve: (reply: CartPutReply) => void; reject: (error: unknown) => void };

type OpenWish = Wish & {
	locale: Locale;
	ageConfirmed: boolean;
	/** Pieces before the first attempt: the target is `base` plus `by`, whether that attempt arrived or not. */
	base: number | null;
	/** Pieces after the last reply; tracking events count from here when an attempt got no reply. */
	answered: number | null;
	/** Counts changes, to recognise the reply to an earlier one. */
	version: number;
	isDue: boolean;
	/** An attempt got no reply and may have been carried out. */
	isUnsure: boolean;
	timer: ReturnType<typeof setTimeout> | undefined;
	waiting: Waiting[];
};

export class CartWriter {
	readonly #client: QueryClient;
	readonly #open = new Map<string, OpenWish>();
	readonly #signals: CartSignals;
	#added: Added | null = null;
	#flight: { wish: OpenWish; abort: AbortController } | null = null;
	#isRunning = false;
	/** Another tab changed the cart while a request was in flight, so the reply may be an older cart. */
	#isOvertaken = false;

	constructor(client: QueryClient) {
		this.#client = client;
		this.#signals = signalsOf(client);
	}

	/**
	 * Changes a line after a debounce of `delayMs`. A later change of the same line is merged with this one and sent after its
	 * answer: two requests at once would reach the shop in any order. All their promises resolve with the last reply or reject
	 * together; then the shop's cart is shown.
	 */
	change(locale: Locale, line: LineAddress, change: LineChange, delayMs = 0): Promise<CartPutReply> {
		const key = lineKey(line);
		const wish = this.#open.get(key) ?? newWish(locale, line);
		wish.locale = locale;
		wish.version += 1;
		if (change.quantity !== undefined) wish.quantity = change.quantity;
		else if (wish.quantity !== null) wish.quantity += change.by ?? 0;
		else wish.by += change.by ?? 0;
		if (change.note !== undefined) wish.note = change.note;
		if (change.ageConfirmed) wish.ageConfirmed = true;
		this.#open.set(key, wish);
		if (wish.quantity === 0) this.#forgetBelow(wish);
		this.#schedule(wish, delayMs);
		this.#hurry(wish);
		this.#publish();
		return new Promise((resolve, reject) => wish.waiting.push({ resolve, reject }));
	}

	/** Sends all changes now and waits until each has succeeded or failed. */
	async settled(): Promise<void> {
		const ends = [...this.#open.values()].map((wish) => {
			this.#schedule(wish, 0);
			return new Promise<unknown>((resolve) => wish.waiting.push({ resolve, reject: resolve }));
		});
		await Promise.all(ends);
	}

	/** The page is being left: sends pending changes again without waiting, and stores them for the next page. */
	leave(): void {
		const left: LeftWish[] = [];
		for (const wish of this.#open.values()) {
			clearTimeout(wish.timer);
			const cart = this.#client.getQueryData(cartQuery(wish.locale).queryKey);
			if (!cart) continue;
			const body = bodyOf(wish, cart);
			const sent = call("PUT /cart/{cartId}", { params: { cartId: cart.id }, body, keepalive: true });
			// The page is gone; nobody can see the error.
			sent.catch((error: unknown) => error);
			const { line, note, base } = wish;
			left.push({ line, quantity: body.quantity, base: base ?? 0, ...(note === undefined ? {} : { note }) });
		}
		keepLeft(left, Date.now());
		this.#open.clear();
		this.#publish();
	}

	/** Resumes the changes that the previous page left; they may or may not have arrived. */
	resume(locale: Locale): void {
		for (const { line, base, ...change } of takeLeft(Date.now())) {
			const answered = this.change(locale, line, change);
			const wish = this.#open.get(lineKey(line));
			if (wish) Object.assign(wish, { base, isUnsure: true });
			// On failure the shop's cart is shown; the page that could show the error is gone.
			answered.catch((error: unknown) => error);
		}
	}

	/** Another tab changed the cart: reloads it now, and again after a request in flight. */
	changedElsewhere(): void {
		this.#isOvertaken = true;
		void this.#client.invalidateQueries({ queryKey: CART_KEY });
	}

	/** Drops the changes of a removed line's children. */
	#forgetBelow(parent: OpenWish): void {
		const cart = this.#client.getQueryData(cartQuery(parent.locale).queryKey);
		const id = cart ? lineAt(cart, parent.line)?.id : undefined;
		for (const [key, child] of this.#open) {
			if (id === undefined || child.line.parentId !== id) continue;
			clearTimeout(child.timer);
			child.version += 1;
			this.#hurry(child);
			parent.waiting.push(...child.waiting);
			this.#open.delete(key);
		}
	}

	/** Gives up a request of this line that is still without an answer when the later one has waited long enough. */
	#hurry(wish: OpenWish): void {
		const flight = this.#flight;
		if (flight?.wish === wish) setTimeout(() => flight.abort.abort(), OVERTAKES_AFTER_MS);
	}

	#schedule(wish: OpenWish, delayMs: number): void {
		clearTimeout(wish.timer);
		wish.isDue = false;
		wish.timer = setTimeout(() => {
			wish.isDue = true;
			void this.#run();
		}, delayMs);
	}

	async #run(): Promise<void> {
		if (this.#isRunning) return;
		this.#isRunning = true;
		const next = () => [...this.#open.values()].find((wish) => wish.isDue);
		for (let wish = next(); wish; wish = next()) await this.#send(wish);
		this.#isRunning = false;
	}

	async #send(wish: OpenWish): Promise<void> {
		const { version, locale } = wish;
		const abort = new AbortController();
		const late = setTimeout(() => abort.abort(), ANSWER_WITHIN_MS);
		this.#flight = { wish, abort };
		this.#isOvertaken = false;
		wish.isDue = false;
		try {
			const reply = await this.#put(wish, abort.signal);
			await showCart(this.#client, locale, reply.cart);
			if (this.#isOvertaken) void this.#client.invalidateQueries({ queryKey: CART_KEY });
			const before = wish.isUnsure ? (wish.answered ?? wish.base) : null;
			trackCartChange({ ...reply, original_quantity: before ?? reply.original_quantity });
			wish.answered = reply.quantity;
			tellOtherTabs();
			if (wish.version !== version) return;
			const pieces = reply.quantity - (wish.base ?? 0);
			if (wish.by > 0 && pieces > 0) this.#added = { reply, pieces };
			this.#close(wish, (one) => one.resolve(reply));
			if (wish.isUnsure) this.#readAgain(locale);
		} catch (error) {
			wish.isUnsure = true;
			if (wish.version !== version) return;
			this.#close(wish, (one) => one.reject(error));
			void this.#client.invalidateQueries({ queryKey: CART_KEY });
		} finally {
			clearTimeout(late);
			this.#flight = null;
		}
	}

	/** A request that was given up may reach the shop after the last one: the cart is reloaded now and again a few seconds later. */
	#readAgain(locale: Locale): void {
		const { queryKey } = cartQuery(locale);
		void this.#client.invalidateQueries({ queryKey });
		setTimeout(() => void this.#client.invalidateQueries({ queryKey }), READ_AGAIN_AFTER_MS);
	}

	async #put(wish: OpenWish, signal: AbortSignal): Promise<CartPutReply> {
		const cart = await this.#cartFor(wish);
		const put = (into: Cart) =>
			call("PUT /cart/{cartId}", { params: { cartId: into.id }, body: bodyOf(wish, into), signal });
		try {
			return await put(cart);
		} catch (error) {
			if (signal.aborted || !(error instanceof ApiError)) throw error;
			if (error.status === 0) {
				wish.isUnsure = true;
				await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
				return put(cart);
			}
			const other = await this.#cartInstead(error, wish, cart);
			return put(other);
		}
	}

	/** The cart to write to: the cached one, or a fresh one when pieces are added to a quantity that may have changed. */
	async #cartFor(wish: OpenWish): Promise<Cart> {
		const { queryKey } = cartQuery(wish.locale);
		const known = this.#client.getQueryState(queryKey);
		const isFresh = known !== undefined && !known.isInvalidated && Date.now() - known.dataUpdatedAt < FRESH_MS;
		if (known?.data && (isFresh || wish.quantity !== null || wish.base !== null)) return known.data;
		const cart = await loadOrCreateCart(wish.locale);
		await showCart(this.#client, wish.locale, cart);
		return cart;
	}

	/** For added goods: the shopper's present cart, if the old one is gone (ordered, expired, merged at a login). */
	async #cartInstead(error: ApiError, wish: OpenWish, gone: Cart): Promise<Cart> {
		const isGone = forgetEndedSession(error) || error.code === "not_found" || error.code === "cart_ordered";
		if (!isGone || wish.line.parentId !== null || wish.quantity === 0) throw error;
		const cart = await loadOrCreateCart(wish.locale);
		if (cart.id === gone.id) throw error;
		wish.base = null;
		return cart;
	}

	#close(wish: OpenWish, tell: (one: Waiting) => void): void {
		const key = lineKey(wish.line);
		// If the page was left and restored, there may be a newer wish of the same line.
		if (this.#open.get(key) === wish) this.#open.delete(key);
		this.#publish();
		for (const one of wish.waiting) tell(one);
	}

	#publish(): void {
		const shown = ({ line, quantity, by, base, note }: OpenWish): Wish => ({
			line,
			quantity: quantity ?? (base === null ? null : base + by),
			by,
			note,
		});
		this.#signals.tell(new Map([...this.#open].map(([key, wish]) => [key, shown(wish)])), this.#added);
	}
}

function newWish(locale: Locale, line: LineAddress): OpenWish {
	return {
		locale,
		line,
		quantity: null,
		by: 0,
		note: undefined,
		ageConfirmed: false,
		base: null,
		answered: null,
		version: 0,
		isDue: false,
		isUnsure: false,
		timer: undefined,
		waiting: [],
	};
}

function bodyOf(wish: OpenWish, cart: Cart): CartPutBody {
	wish.base ??= lineAt(cart, wish.line)?.quantity ?? 0;
	const { id, variantId, parentId } = wish.line;
	return {
		id,
		variantId,
		quantity: wish.quantity ?? wish.base + wish.by,
		locale: wish.locale,
		...(parentId === null ? {} : { parentId }),
		...(wish.note === undefined ? {} : { note: wish.note }),
		...(wish.ageConfirmed ? { ageConfirmed: true } : {}),
	};
}

const WRITERS = new WeakMap<QueryClient, CartWriter>();

/** The one writer of a page. */
export function cartWriterOf(client: QueryClient): CartWriter {
	const known = WRITERS.get(client);
	if (known) return known;
	const writer = new CartWriter(client);
	WRITERS.set(client, writer);
	return writer;
}
