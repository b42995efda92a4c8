import { type FocusEvent, useEffect, useEffectEvent, useRef } from "react";

/** Ways to close the panels that are open: one at most, and a second for a moment. */
const open = new Set<() => void>();

/**
 * A panel and its button, in one element: closed by another panel that opens, by a press elsewhere, and by Escape wherever the
 * focus is; one inside goes back to the button. `dismiss` hears of Escape first.
 */
export function usePanel(isOpen: boolean, close: () => void, dismiss: () => void = () => {}) {
	const root = useRef<HTMLDivElement>(null);
	const toggle = useRef<HTMLButtonElement>(null);
	const closeNow = useEffectEvent(close);
	const closeOutside = useEffectEvent(({ target }: Event) => {
		if (target instanceof Node && !root.current?.contains(target)) close();
	});
	const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
		if (key !== "Escape") return;
		const isInside = root.current?.contains(document.activeElement);
		dismiss();
		close();
		if (isInside) toggle.current?.focus();
	});
	useEffect(() => {
		if (!isOpen) return;
		for (const closeOther of open) closeOther();
		const listening = new AbortController();
		const { signal } = listening;
		const closeThis = () => closeNow();
		open.add(closeThis);
		document.addEventListener("pointerdown", (event) => closeOutside(event), { signal });
		document.addEventListener("keydown", (event) => closeByKey(event), { signal });
		return () => {
			open.delete(closeThis);
			listening.abort();
		};
	}, [isOpen]);
	return { root, toggle };
}

/** Closes when the focus moves to an element behind; a press on plain text moves it to none. */
export const closeBehind =
	(close: () => void) =>
	({ currentTarget, relatedTarget }: FocusEvent): void => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
	};
