import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";

/** Delays, so that a pointer passing over opens nothing, and one slipping out does not close at once. */
const OPEN_AFTER_MS = 160;
const CLOSE_AFTER_MS = 320;

/**
 * Lets a mouse open a panel by resting on its button, and close it by leaving; the keyboard too, where the button asks for it. After
 * a click it stays open until another click. Touch and pen only click. The mouse takes the focus from no panel. `setOpen` is told
 * whether somebody pressed.
 */
export function useHoverIntent(isOpen: boolean, setOpen: (isOpen: boolean, isPressed: boolean) => void) {
	const timer = useRef(0);
	const isByHover = useRef(false);
	const isDismissed = useRef(false);
	const stop = () => clearTimeout(timer.current);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it goes
	useEffect(() => stop, []);
	const set = (open: boolean, isPressed = false) => {
		isByHover.current = open && !isPressed;
		setOpen(open, isPressed);
	};
	/** Unless somebody is there by then who would lose the focus. */
	const later = (ms: number, open: boolean, held: string, within: ParentNode = document) => {
		stop();
		timer.current = window.setTimeout(() => within.querySelector(held) ?? set(open), ms);
	};
	return {
		/** For the button. */
		rest: ({ pointerType }: PointerEvent) => {
			if (pointerType === "mouse" && !isOpen) later(OPEN_AFTER_MS, true, "[data-panel] :focus-visible");
		},
		/** For the whole panel: the pointer came back in time. */
		enter: stop,
		leave: ({ pointerType, currentTarget }: PointerEvent) => {
			stop();
			if (pointerType === "mouse" && isByHover.current) later(CLOSE_AFTER_MS, false, ":focus-visible", currentTarget);
		},
		/** For a button that opens by the keyboard's focus. */
		focus: ({ currentTarget }: FocusEvent) => {
			if (!isOpen && !isDismissed.current && currentTarget.matches(":focus-visible")) set(true);
		},
		/** For Escape: from then on the focus opens nothing until somebody presses the button. */
		dismiss: () => {
			isDismissed.current = true;
		},
		/** For the button's click. */
		click: () => {
			stop();
			isDismissed.current = false;
			set(!isOpen || isByHover.current, true);
		},
	};
}
