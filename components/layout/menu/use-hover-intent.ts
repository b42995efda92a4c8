import { type PointerEvent, useEffect, useRef } from "react";

/** A pointer that only passes by opens nothing, and one that slips out closes nothing at once. */
const OPEN_AFTER_MS = 160;
const CLOSE_AFTER_MS = 320;

/**
 * Lets a mouse open something by resting on its button, and close it by going away. A click keeps it open: what was opened by
 * hand closes by hand. Fingers and pens click alone.
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
		/** For all of it: the pointer came back in time. */
		enter: () => {
			if (isOpen) stop();
		},
		leave: ({ pointerType }: PointerEvent) => {
			stop();
			if (pointerType === "mouse" && isByHover.current) later(CLOSE_AFTER_MS, false);
		},
		/** For the button's click. */
		click: () => {
			stop();
			setOpen(isByHover.current && isOpen ? true : !isOpen);
			isByHover.current = false;
		},
	};
}
