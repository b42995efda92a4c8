import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `say` when its screen is shown, once per key; never for null. The router keeps a left page alive, so a return
 * to it counts as shown again. React's double run of effects ends before the call.
 */
export function useShown(key: string | number | null, say: () => void): void {
	const said = useRef(new Set<string | number>());
	const sayNow = useEffectEvent(say);
	useEffect(() => {
		if (key === null) return;
		let isTakenBack = false;
		queueMicrotask(() => {
			if (isTakenBack || said.current.has(key)) return;
			said.current.add(key);
			sayNow();
		});
		return () => {
			isTakenBack = true;
		};
	}, [key]);
	useEffect(() => {
		const keys = said.current;
		return () => keys.clear();
	}, []);
}
