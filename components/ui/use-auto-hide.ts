import { useEffect, useRef } from "react";

/**
 * Calls `onHide` once something has been shown for `ms` milliseconds; a pause stops the clock, which then runs on. Another
 * `shown` begins anew, null shows nothing.
 */
export function useAutoHide({
	shown,
	ms,
	isPaused,
	onHide,
}: {
	shown: object | null;
	ms: number;
	isPaused: boolean;
	/** The same function each time, or the clock starts again. */
	onHide: () => void;
}): void {
	const left = useRef({ of: shown, ms });
	useEffect(() => {
		if (left.current.of !== shown) left.current = { of: shown, ms };
		if (shown === null || isPaused) return;
		const clock = left.current;
		const began = performance.now();
		const timer = setTimeout(onHide, clock.ms);
		return () => {
			clearTimeout(timer);
			clock.ms = Math.max(0, clock.ms - (performance.now() - began));
		};
	}, [shown, ms, isPaused, onHide]);
}
