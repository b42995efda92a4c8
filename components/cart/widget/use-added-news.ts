import { useCallback, useState } from "react";
import { useAutoHide } from "#components/ui/use-auto-hide.ts";
import { useHeld } from "#components/ui/use-held.ts";
import { POPUP_HIDE_MS } from "#lib/domain/limits.ts";
import type { Added } from "#lib/storefront/cart/cart-signals.ts";
import { useAdded } from "#lib/storefront/cart/use-cart-signals.ts";

/**
 * The goods just added, while their popup is shown (promises §4 Cart changes, §9); it hides after a while, but not
 * while pointed at or focused.
 */
export function useAddedNews() {
	const added = useAdded();
	const [closed, setClosed] = useState<Added | null>(null);
	const { isHeld, held, letGo } = useHeld();
	const news = added === closed ? null : added;
	const close = useCallback(() => {
		setClosed(added);
		letGo();
	}, [added, letGo]);
	useAutoHide({ shown: news, ms: POPUP_HIDE_MS, isPaused: isHeld, onHide: close });
	return { news, close, held };
}
