import { useEffect, useEffectEvent, useRef } from "react";

type Heard = { type: string; key?: string; target: EventTarget | null };

/**
 * A panel and its button, in one element: closed by another panel that opens, by a press or the focus elsewhere, and by Escape wherever
 * the focus is; one inside goes back to the button. `close` is told whether the focus alone went on; `dismiss` hears of Escape first.
 */
export function usePanel(isOpen: boolean, close: (isLeft: boolean) => void, dismiss?: () => void) {
	const root = useRef<HTMLDivElement>(null);
	const toggle = useRef<HTMLButtonElement>(null);
	// What a document hears comes from its nodes.
	const isInside = (node: EventTarget | null) => root.current?.contains(node as Node | null);
	const hear = useEffectEvent(({ type, key, target }: Heard) => {
		if (type === "keydown") {
			if (key !== "Escape") return;
			dismiss?.();
			if (isInside(document.activeElement)) toggle.current?.focus();
		} else if (isInside(target)) return;
		close(type === "focusin");
	});
	useEffect(() => {
		if (!isOpen) return;
		// To the others it is as a press beside them.
		root.current?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
		const closed = new AbortController();
		for (const name of ["pointerdown", "focusin", "keydown"])
			document.addEventListener(name, (event) => hear(event), closed);
		return () => closed.abort();
	}, [isOpen]);
	return { root, toggle };
}
