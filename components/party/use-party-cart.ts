import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PartyItem } from "#lib/contract/schemas/party.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type AddedTogether, addTogether } from "#lib/storefront/cart/add-together.ts";
import { cartWriterHere } from "#lib/storefront/cart/cart-writer-here.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { nameOf } from "./party-line.tsx";

type Line = { item: PartyItem; packs: number };

/** Puts everything into the cart, or nothing and says why; what was changed since then is written as its difference. */
export function usePartyCart(locale: Locale, lines: Line[]) {
	const t = useTranslations("party");
	const errorText = useErrorText();
	const client = useQueryClient();
	const [isAdding, setAdding] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	/** Packs that this page has put into the cart, by variant; null: nothing yet. */
	const [added, setAdded] = useState<Record<number, number> | null>(null);
	const changes = lines
		.map(({ item, packs }) => ({ item, by: packs - (added?.[item.variant.id] ?? 0) }))
		.filter(({ by }) => by !== 0);
	const refusedText = ({ at, error, isUndone }: Extract<AddedTogether, { ok: false }>) => {
		const item = changes[at]?.item;
		const reason = errorText(error, "add_to_cart");
		return isUndone ? t("refused", { name: item ? nameOf(item) : "", reason }) : t("halfDone");
	};
	const add = async () => {
		setAdding(true);
		setFailure(null);
		const goods = changes.map(({ item, by }) => ({ id: item.product.id, variantId: item.variant.id, by }));
		try {
			const answer = await addTogether(client, cartWriterHere(client), locale, goods);
			if (answer.ok) setAdded(Object.fromEntries(lines.map(({ item, packs }) => [item.variant.id, packs])));
			else setFailure(refusedText(answer));
		} catch (error) {
			setFailure(errorText(error, "add_to_cart"));
		}
		setAdding(false);
	};
	return { add: () => void add(), isAdding, failure, isDone: added !== null && changes.length === 0 };
}
