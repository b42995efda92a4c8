import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Says something when its screen is shown, once per key; null says nothing. A page that is left stays alive behind the next one,
 * so coming back to it is another showing. React's rehearsal of effects is over before anything is said.
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
