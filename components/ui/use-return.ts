import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Says that the page is come back to, before it is drawn again: the router keeps one that is left alive with all it holds. What
 * React does at once after a beginning, to rehearse effects, is no leaving.
 */
export function useReturn(onReturn: () => void): void {
	const isShown = useRef(false);
	const wasLeft = useRef(false);
	const sayReturn = useEffectEvent(onReturn);
	useLayoutEffect(() => {
		isShown.current = true;
		if (wasLeft.current) sayReturn();
		wasLeft.current = false;
		return () => {
			isShown.current = false;
			queueMicrotask(() => {
				wasLeft.current = !isShown.current;
			});
		};
	}, []);
}
