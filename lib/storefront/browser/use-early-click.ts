import { useEffect, useRef } from "react";
import { EARLY_CLICK_MARK, forgetEarlyClick, hasEarlyClick } from "./early-click.ts";

/** Props of a button that also answers a click from before its page was alive, as on a slow line; the click counts once. */
export function useEarlyClick() {
	const ref = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		const button = ref.current;
		// A click that made React hurry is still on its way to the button: it comes first, and is not repeated.
		const timer = setTimeout(() => button && hasEarlyClick(button) && button.click());
		return () => clearTimeout(timer);
	}, []);
	return { ref, [EARLY_CLICK_MARK]: "", onClickCapture: forgetEarlyClick };
}
