import { useState } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { lineKey } from "#lib/storefront/cart/cart-wishes.ts";
import { useCartWriter, useWishes } from "#lib/storefront/cart/use-cart-writer.ts";
import { ApiError } from "#lib/storefront/client/browser.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";

/** Clicks closer together than this go to the shop as one. */
const CLICKS_SETTLE_MS = 100;

type Wanted = { id: number; variantId: number; by: number };
/** Goods that wait for somebody to say how old they are. */
type Question = { wanted: Wanted; age: number };

/**
 * Adds goods to the cart; the popup says what was added, a notice what was not. Goods with a minimum age ask first, whether the
 * page knows of it or the shop refuses; the answer holds for this one time and is kept nowhere.
 */
export function useAddToCart(locale: Locale) {
	const notice = useNotice();
	const errorText = useErrorText();
	const writer = useCartWriter();
	const wishes = useWishes();
	const [question, setQuestion] = useState<Question | null>(null);
	const [asked, setAsked] = useState<{ variantId: number; isAdded: boolean } | null>(null);

	const send = async ({ id, variantId, by }: Wanted, confirmed: { ageConfirmed?: boolean } = {}) => {
		setAsked({ variantId, isAdded: false });
		try {
			await writer.change(locale, { id, variantId, parentId: null }, { by, ...confirmed }, CLICKS_SETTLE_MS);
			setAsked({ variantId, isAdded: true });
		} catch (error) {
			if (error instanceof ApiError && error.code === "age_unconfirmed" && typeof error.value === "number") {
				return setQuestion({ wanted: { id, variantId, by }, age: error.value });
			}
			notice("danger", errorText(error, "add_to_cart"));
		}
	};
	return {
		add: (wanted: Wanted, minimumAge: number | null = null) =>
			minimumAge === null ? void send(wanted) : setQuestion({ wanted, age: minimumAge }),
		isPending: asked !== null && wishes.has(lineKey({ variantId: asked.variantId, parentId: null })),
		isSuccess: asked?.isAdded ?? false,
		/** What to put into the age dialog, which is shown while there is a question. */
		ageQuestion: question && {
			age: question.age,
			onConfirm: () => void send(question.wanted, { ageConfirmed: true }),
			onClose: () => setQuestion(null),
		},
	};
}
