import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";

/** A panel and its button, in one element: closed by a press elsewhere, and by Escape, which gives the focus back. */
export function usePanel(isOpen: boolean, close: () => void) {
	const root = useRef<HTMLDivElement>(null);
	const toggle = useRef<HTMLButtonElement>(null);
	const closeOutside = useEffectEvent(({ target }: Event) => {
		if (target instanceof Node && !root.current?.contains(target)) close();
	});
	useEffect(() => {
		if (!isOpen) return;
		const press = (event: Event) => closeOutside(event);
		document.addEventListener("pointerdown", press);
		return () => document.removeEventListener("pointerdown", press);
	}, [isOpen]);
	const closeByKey = ({ key }: KeyboardEvent) => {
		if (key !== "Escape" || !isOpen) return;
		close();
		toggle.current?.focus();
	};
	return { root, toggle, closeByKey };
}
