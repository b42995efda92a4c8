import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import {
	allPut,
	type HeldCart,
	hasParty,
	otherPacks,
	type PutParty,
	partyChanges,
	tryToPut,
	type WantedPacks,
} from "#lib/domain/party/party-cart.ts";
import { addTogether } from "#lib/storefront/cart/add-together.ts";
import { loadOrCreateCart, showCart, useCart } from "#lib/storefront/cart/cart.ts";
import { cartWriterHere } from "#lib/storefront/cart/cart-writer-here.ts";
import { keepPutParty, readPutParty } from "#lib/storefront/cart/put-party.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";

export type PartyCart = {
	/** Writes what is wanted; true when the cart has all of it then. */
	write: (wanted: readonly WantedPacks[]) => Promise<boolean>;
	isWriting: boolean;
	/** Which of how many goods is being written, from 1; null while nobody knows. */
	step: { at: number; of: number } | null;
	failure: { text: string; mayHaveLeft: boolean } | null;
	/** The cart has something of the party. */
	isBegun: boolean;
	/** The cart has all that is wanted, and nothing that is wanted no more. */
	hasAll: (wanted: readonly WantedPacks[]) => boolean;
	/** Packs in the cart that are no part of the party. */
	otherPacks: (variantId: number) => number;
};

const heldIn = (cart: Cart): HeldCart => ({
	id: cart.id,
	packs: Object.fromEntries(cart.items.map(({ variant, quantity }) => [variant.id, quantity])),
});

/** Puts a party into the cart, all or nothing, and says why not; after that it follows what becomes of the cart, here and elsewhere. */
export function usePartyCart(locale: Locale, themeId: number): PartyCart {
	const t = useTranslations("party");
	const errorText = useErrorText();
	const client = useQueryClient();
	const { data: cart } = useCart(locale);
	const [isWriting, setWriting] = useState(false);
	const [step, setStep] = useState<PartyCart["step"]>(null);
	const [failure, setFailure] = useState<PartyCart["failure"]>(null);
	const [put, setPut] = useState(() => readPutParty(themeId));
	const held = cart ? heldIn(cart) : null;
	const isBegun = held !== null && hasParty(held, put);

	const keep = (next: PutParty) => {
		setPut(next);
		keepPutParty(themeId, next);
	};

	const writeAll = async (wanted: readonly WantedPacks[]): Promise<boolean> => {
		const present = await loadOrCreateCart(locale);
		await showCart(client, locale, present);
		const now = heldIn(present);
		const changes = partyChanges(wanted, now, put);
		const tried = tryToPut(wanted, now, put);
		keep(tried);
		const goods = changes.map((change) => ({ ...change, id: change.productId }));
		const answer = await addTogether(cartWriterHere(client), locale, goods, (at) =>
			setStep({ at: at + 1, of: goods.length }),
		);
		if (answer.ok) {
			keep(allPut(wanted, tried));
			return true;
		}
		const reason = errorText(answer.error, isBegun ? "change_cart" : "add_to_cart");
		const refused = t(isBegun ? "unchanged" : "refused", { name: changes[answer.at]?.name ?? "", reason });
		setFailure({ text: answer.isUndone ? refused : t("halfDone"), mayHaveLeft: !answer.isUndone });
		return false;
	};

	const write = async (wanted: readonly WantedPacks[]) => {
		setWriting(true);
		setFailure(null);
		try {
			return await writeAll(wanted);
		} catch (error) {
			setFailure({ text: errorText(error, "add_to_cart"), mayHaveLeft: false });
			return false;
		} finally {
			setWriting(false);
			setStep(null);
		}
	};

	return {
		...{ write, isWriting, step, failure, isBegun },
		hasAll: (wanted) => isBegun && !isWriting && failure === null && partyChanges(wanted, held, put).length === 0,
		otherPacks: (variantId) => (held ? otherPacks(variantId, held, put) : 0),
	};
}
