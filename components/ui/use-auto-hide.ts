import { useEffect, useRef } from "react";

/**
 * Calls `onHide` after `shown` has been shown for `ms` milliseconds; a pause stops the timer, which then continues. A
 * new `shown` restarts it, null stops it.
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
	/** Must be a stable function, or the timer restarts. */
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
