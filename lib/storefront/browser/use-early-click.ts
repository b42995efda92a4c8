import { useEffect, useRef } from "react";
import { EARLY_CLICK_MARK, forgetEarlyClick, hasEarlyClick } from "./early-click.ts";

/** Props of a button that also handles a click made before hydration, as on a slow connection; the click counts once. */
export function useEarlyClick() {
	const ref = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		const button = ref.current;
		// A click that made React hydrate the button now is still to be dispatched: it comes first and is not repeated.
		const timer = setTimeout(() => button && hasEarlyClick(button) && button.click());
		return () => clearTimeout(timer);
	}, []);
	return { ref, [EARLY_CLICK_MARK]: "", onClickCapture: forgetEarlyClick };
}
