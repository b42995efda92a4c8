"use client";
import { useTranslations } from "next-intl";
import { useNotice } from "#components/ui/notices.tsx";
import type { CartAddon, CartItem } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import {
	type CartLineItem,
	type LineChange,
	lineAddressOf,
	lineKey,
	wantedQuantity,
} from "#lib/storefront/cart/cart-wishes.ts";
import { useWishes } from "#lib/storefront/cart/use-cart-signals.ts";
import { useCartWriter } from "#lib/storefront/cart/use-cart-writer.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";

/** Debounce of clicks and keys before they are sent. */
const CLICKS_SETTLE_MS = 350;
const TYPING_SETTLES_MS = 700;

/** Changes of the cart's lines: shown at once, sent after a debounce; a refused change is reverted with a notice. */
export function useCartChanges(locale: Locale, onRefused: () => void) {
	const t = useTranslations("cartPage.note");
	const writer = useCartWriter();
	const wishes = useWishes();
	const notice = useNotice();
	const errorText = useErrorText();

	const tell = (error: unknown) => {
		onRefused();
		notice("danger", errorText(error, "change_cart"));
	};
	const change = (item: CartLineItem, wanted: LineChange, delayMs: number) =>
		writer.change(locale, lineAddressOf(item), { ...wanted, ...confirmedAge(item) }, delayMs);

	/** Puts a removed item back, with its children. */
	const restore = async (item: CartItem | CartLineItem) => {
		const { cart } = await change(item, { quantity: item.quantity, note: item.note }, 0);
		const parent = cart.items.find((one) => one.variant.id === item.variant.id);
		const children = parent && "children" in item ? item.children : [];
		await Promise.all(
			children.map((child) =>
				change({ ...child, parentId: parent?.id ?? null }, { quantity: child.quantity, note: child.note }, 0),
			),
		);
	};

	return {
		/** Pieces as the shopper wants them; those of the cart where nothing is under way. */
		quantityOf: (item: CartLineItem) => wantedQuantity(item.quantity, wishes.get(lineKey(lineAddressOf(item)))),
		isChanging: (item: CartLineItem) => {
			const wish = wishes.get(lineKey(lineAddressOf(item)));
			return wish !== undefined && (wish.quantity !== null || wish.by !== 0);
		},
		setQuantity: (item: CartLineItem, quantity: number) =>
			void change(item, { quantity }, quantity === 0 ? 0 : CLICKS_SETTLE_MS).catch(tell),
		/** Resolves to the error message, or null; the field shows it. */
		setNote: (item: CartLineItem, note: string): Promise<string | null> =>
			change(item, { note }, TYPING_SETTLES_MS).then(
				() => null,
				(error: unknown) => `${t("failed")} ${errorText(error, "change_cart")}`,
			),
		/** Accepts the present price. */
		acceptPrice: (item: CartLineItem) => void change(item, { quantity: item.quantity }, 0).catch(tell),
		/** Whether an add-on is below an item, pending changes included. */
		hasBelow: (parent: CartItem, { variant_id: variantId }: CartAddon) => {
			const present = parent.children.find((child) => child.variant.id === variantId)?.quantity ?? 0;
			return wantedQuantity(present, wishes.get(lineKey({ variantId, parentId: parent.id }))) > 0;
		},
		/** As many as the parent line has, limited by the stock. */
		addBelow: (parent: CartLineItem, addon: CartAddon) => {
			const line = { id: addon.id, variantId: addon.variant_id, parentId: parent.id };
			const quantity = Math.min(addon.stock, parent.quantity);
			writer.change(locale, line, { quantity }).catch(tell);
		},
		restore: (item: CartItem | CartLineItem) => void restore(item).catch(tell),
	};
}
export type CartChanges = ReturnType<typeof useCartChanges>;

/** Goods with a minimum age in the cart prove that the shopper has confirmed it. */
function confirmedAge(item: CartLineItem): { ageConfirmed?: true } {
	return item.product.minimum_age === null ? {} : { ageConfirmed: true };
}
