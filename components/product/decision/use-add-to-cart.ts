import { QueryClientContext } from "@tanstack/react-query";
import { use, useState } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { lineKey } from "#lib/storefront/cart/cart-wishes.ts";
import { useWishes } from "#lib/storefront/cart/use-cart-signals.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";

/** Clicks within this time are sent as one request. */
const CLICKS_SETTLE_MS = 100;

/** Most visitors have begun no cart, and its code is as large as all else of a page. */
const loadWriter = () => import("#lib/storefront/cart/cart-writer-here.ts");

type Wanted = { id: number; variantId: number; by: number };
/** Goods that wait for the confirmation of age. */
type Question = { wanted: Wanted; age: number };

/**
 * Adds goods to the cart; success is shown in the popup, failure as a notice. Goods with a minimum age ask first, as
 * the page knows or after the shop's refusal; the answer is valid once and not stored.
 */
export function useAddToCart(locale: Locale) {
	const notice = useNotice();
	const errorText = useErrorText();
	const queries = use(QueryClientContext);
	const wishes = useWishes();
	const [question, setQuestion] = useState<Question | null>(null);
	const [asked, setAsked] = useState<{ variantId: number; is: "fetching" | "sent" | "added" | "refused" } | null>(null);

	const send = async ({ id, variantId, by }: Wanted, confirmed: { ageConfirmed?: boolean } = {}) => {
		setAsked({ variantId, is: "fetching" });
		try {
			const { cartWriterHere } = await loadWriter();
			const writer = cartWriterHere(queries);
			const answer = writer.change(locale, { id, variantId, parentId: null }, { by, ...confirmed }, CLICKS_SETTLE_MS);
			setAsked({ variantId, is: "sent" });
			await answer;
			setAsked({ variantId, is: "added" });
		} catch (error) {
			setAsked({ variantId, is: "refused" });
			if (error instanceof ApiError && error.code === "age_unconfirmed" && typeof error.value === "number") {
				return setQuestion({ wanted: { id, variantId, by }, age: error.value });
			}
			notice("danger", errorText(error, "add_to_cart"));
		}
	};
	return {
		add: (wanted: Wanted, minimumAge: number | null = null) =>
			minimumAge === null ? void send(wanted) : setQuestion({ wanted, age: minimumAge }),
		isPending:
			asked !== null &&
			(asked.is === "fetching" || wishes.has(lineKey({ variantId: asked.variantId, parentId: null }))),
		isSuccess: asked?.is === "added",
		/** Props of the age dialog, which is shown while there is a question. */
		ageQuestion: question && {
			age: question.age,
			onConfirm: () => void send(question.wanted, { ageConfirmed: true }),
			onClose: () => setQuestion(null),
		},
	};
}
