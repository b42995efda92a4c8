import { type FocusEvent, useCallback, useState } from "react";
import { useAutoHide } from "#components/ui/use-auto-hide.ts";
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
	const [isHovered, setHovered] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const news = added === closed ? null : added;
	const close = useCallback(() => {
		setClosed(added);
		setHovered(false);
		setFocused(false);
	}, [added]);
	useAutoHide({ shown: news, ms: POPUP_HIDE_MS, isPaused: isHovered || isFocused, onHide: close });
	/** Props of each element of the popup. */
	const held = {
		onPointerEnter: () => setHovered(true),
		onPointerLeave: () => setHovered(false),
		onFocus: () => setFocused(true),
		onBlur: (event: FocusEvent) => {
			if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
		},
	};
	return { news, close, held };
}
