import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { PartyItem } from "#lib/contract/schemas/party.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type HeldCart, otherPacks, type PacksOf, type PutParty, partyChanges } from "#lib/domain/party/party-cart.ts";
import { type AddedTogether, addTogether } from "#lib/storefront/cart/add-together.ts";
import { loadOrCreateCart, showCart, useCart } from "#lib/storefront/cart/cart.ts";
import { cartWriterHere } from "#lib/storefront/cart/cart-writer-here.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { nameOf } from "./party-item-name.ts";

export type PartyLine = { item: PartyItem; packs: number };

export type PartyCart = {
	add: () => Promise<boolean>;
	/** Which of how many goods is being written, from 1; null: none. */
	step: { at: number; of: number } | null;
	failure: { text: string; mayHaveLeft: boolean } | null;
	/** The cart has all of it. */
	isDone: boolean;
	/** The cart has some of it, and less or more than is wanted now. */
	isChanged: boolean;
	/** Packs in the cart that are no part of the party. */
	otherPacks: (variantId: number) => number;
};

const heldIn = (cart: Cart): HeldCart => ({
	id: cart.id,
	packs: Object.fromEntries(cart.items.map(({ variant, quantity }) => [variant.id, quantity])),
});

/** Puts everything into the cart, or nothing and says why; after that it follows what becomes of the cart, here and elsewhere. */
export function usePartyCart(locale: Locale, lines: PartyLine[]): PartyCart {
	const t = useTranslations("party");
	const errorText = useErrorText();
	const client = useQueryClient();
	const { data: cart } = useCart(locale);
	const [step, setStep] = useState<PartyCart["step"]>(null);
	const [failure, setFailure] = useState<PartyCart["failure"]>(null);
	const [put, setPut] = useState<PutParty | null>(null);
	const wanted: PacksOf = Object.fromEntries(lines.map(({ item, packs }) => [item.variant.id, packs]));
	const held = cart ? heldIn(cart) : null;
	const isOurs = held !== null && put?.cartId === held.id;
	const changes = held ? partyChanges(wanted, held, put) : [];
	const isIn =
		isOurs && lines.some(({ item: { variant } }) => (held.packs[variant.id] ?? 0) > otherPacks(variant.id, held, put));

	const tell = (answer: Extract<AddedTogether, { ok: false }>, at: number | undefined) => {
		const item = lines.find(({ item: { variant } }) => variant.id === at)?.item;
		const reason = errorText(answer.error, "add_to_cart");
		const refused = t("refused", { name: item ? nameOf(item) : "", reason });
		setFailure({ text: answer.isUndone ? refused : t("halfDone"), mayHaveLeft: !answer.isUndone });
	};

	const write = async (): Promise<boolean> => {
		const present = await loadOrCreateCart(locale);
		await showCart(client, locale, present);
		const now = heldIn(present);
		const before = Object.fromEntries(
			lines.map(({ item: { variant } }) => [variant.id, otherPacks(variant.id, now, put)]),
		);
		const due = partyChanges(wanted, now, put);
		setPut({ cartId: now.id, before, packs: wanted });
		const goods = due.flatMap((change) => {
			const line = lines.find(({ item: { variant } }) => variant.id === change.variantId);
			return line ? [{ ...change, id: line.item.product.id }] : [];
		});
		const answer = await addTogether(cartWriterHere(client), locale, goods, (at) =>
			setStep({ at: at + 1, of: goods.length }),
		);
		if (!answer.ok) tell(answer, goods[answer.at]?.variantId);
		return answer.ok;
	};

	const add = async () => {
		setStep({ at: 1, of: 1 });
		setFailure(null);
		try {
			return await write();
		} catch (error) {
			setFailure({ text: errorText(error, "add_to_cart"), mayHaveLeft: false });
			return false;
		} finally {
			setStep(null);
		}
	};

	return {
		...{ add, step, failure },
		isDone: isIn && step === null && failure === null && changes.length === 0,
		isChanged: isIn && step === null,
		otherPacks: (variantId) => (held ? otherPacks(variantId, held, put) : 0),
	};
}
