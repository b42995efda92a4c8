import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";

/** Delays, so that a pointer passing over opens nothing, and one slipping out does not close at once. */
const OPEN_AFTER_MS = 160;
const CLOSE_AFTER_MS = 320;

/** A keyboard's focus at the button, or any inside a panel. */
const HELD = ":focus-visible, [data-panel] :focus";

/**
 * Lets a mouse open a panel by resting on its button, and close it by leaving; the keyboard too, where the button asks for it. After
 * a click it stays open until another click. Touch and pen only click. The mouse takes the focus from no panel. `setOpen` is told
 * whether somebody pressed.
 */
export function useHoverIntent(isOpen: boolean, setOpen: (isOpen: boolean, isPressed: boolean) => void) {
	const timer = useRef(0);
	const isByHover = useRef(false);
	const isDismissed = useRef(false);
	useEffect(() => () => window.clearTimeout(timer.current), []);
	const stop = () => window.clearTimeout(timer.current);
	const later = (ms: number, open: boolean, isHeld: () => boolean) => {
		stop();
		timer.current = window.setTimeout(() => {
			if (isHeld()) return;
			isByHover.current = open;
			setOpen(open, false);
		}, ms);
	};
	return {
		/** For the button. */
		rest: ({ pointerType }: PointerEvent) => {
			if (pointerType !== "mouse" || isOpen) return;
			later(OPEN_AFTER_MS, true, () => document.activeElement?.closest("[data-panel]") != null);
		},
		/** For the whole panel: the pointer came back in time. */
		enter: () => {
			if (isOpen) stop();
		},
		leave: ({ pointerType, currentTarget }: PointerEvent) => {
			stop();
			if (pointerType !== "mouse" || !isByHover.current) return;
			later(CLOSE_AFTER_MS, false, () => currentTarget.querySelector(HELD) !== null);
		},
		/** For a button that opens by the keyboard's focus. */
		focus: ({ currentTarget }: FocusEvent) => {
			if (isOpen || isDismissed.current || !currentTarget.matches(":focus-visible")) return;
			isByHover.current = true;
			setOpen(true, false);
		},
		/** For Escape: from then on the focus opens nothing until somebody presses the button. */
		dismiss: () => {
			stop();
			isDismissed.current = true;
		},
		/** For the button's click. */
		click: () => {
			stop();
			isDismissed.current = false;
			setOpen(isByHover.current && isOpen ? true : !isOpen, true);
			isByHover.current = false;
		},
	};
}
