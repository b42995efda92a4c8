import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";

/** Delays, so that a pointer passing over opens nothing, and one slipping out does not close at once. */
const OPEN_AFTER_MS = 160;
const CLOSE_AFTER_MS = 320;

/**
 * Lets a mouse open a panel by resting on its button, and close it by leaving; the keyboard too, where the button asks for it. After
 * a click it stays open until another click. Touch and pen only click.
 */
export function useHoverIntent(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
	const timer = useRef(0);
	const isByHover = useRef(false);
	useEffect(() => () => window.clearTimeout(timer.current), []);
	const stop = () => window.clearTimeout(timer.current);
	const later = (ms: number, open: boolean) => {
		stop();
		timer.current = window.setTimeout(() => {
			isByHover.current = open;
			setOpen(open);
		}, ms);
	};
	return {
		/** For the button. */
		rest: ({ pointerType }: PointerEvent) => {
			if (pointerType === "mouse" && !isOpen) later(OPEN_AFTER_MS, true);
		},
		/** For the whole panel: the pointer came back in time. */
		enter: () => {
			if (isOpen) stop();
		},
		leave: ({ pointerType }: PointerEvent) => {
			stop();
			if (pointerType === "mouse" && isByHover.current) later(CLOSE_AFTER_MS, false);
		},
		/** For a button that opens by the keyboard's focus. */
		focus: ({ currentTarget }: FocusEvent) => {
			if (isOpen || !currentTarget.matches(":focus-visible")) return;
			isByHover.current = true;
			setOpen(true);
		},
		/** For the button's click. */
		click: () => {
			stop();
			setOpen(isByHover.current && isOpen ? true : !isOpen);
			isByHover.current = false;
		},
	};
}
