import { useEffect, useEffectEvent, useRef } from "react";

const HEARD = ["pointerdown", "focusin", "keydown"];

type Heard = { type: string; key?: string; target: EventTarget | null };

/**
 * A panel and its button, in one element: closed by another panel that opens, by a press or the focus elsewhere, and by Escape wherever
 * the focus is; one inside goes back to the button. `close` is told whether the focus alone went on; `dismiss` hears of Escape first.
 */
export function usePanel(isOpen: boolean, close: (isLeft: boolean) => void, dismiss?: () => void) {
	const root = useRef<HTMLDivElement>(null);
	const toggle = useRef<HTMLButtonElement>(null);
	const giveFocusBack = () => {
		if (root.current?.contains(document.activeElement)) toggle.current?.focus();
	};
	const hear = useEffectEvent(({ type, key, target }: Heard) => {
		if (type === "keydown") {
			if (key !== "Escape") return;
			dismiss?.();
			giveFocusBack();
			// What a document hears comes from its nodes.
		} else if (root.current?.contains(target as Node)) return;
		close(type === "focusin");
	});
	useEffect(() => {
		if (!isOpen) return;
		// To the others it is as a press beside them.
		root.current?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
		for (const name of HEARD) document.addEventListener(name, hear);
		return () => {
			for (const name of HEARD) document.removeEventListener(name, hear);
		};
	}, [isOpen]);
	return { root, toggle, giveFocusBack };
}
