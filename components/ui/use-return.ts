import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls `onReturn` when the shopper returns to the page, before it is painted: the router keeps a left page with its
 * state. React's double run of effects on mount does not count.
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
