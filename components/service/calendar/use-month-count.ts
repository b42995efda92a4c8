import { useSyncExternalStore } from "react";

/** Where two months fit beside each other: a service's form is the whole page below 1024 px, and beside its price above. */
const HAS_ROOM = "(min-width: 1200px), (min-width: 768px) and (max-width: 1023.98px)";

function subscribe(onChange: () => void) {
	const query = window.matchMedia(HAS_ROOM);
	query.addEventListener("change", onChange);
	return () => query.removeEventListener("change", onChange);
}

/** Months that the calendar shows at once. */
export function useMonthCount(): 1 | 2 {
	return useSyncExternalStore(
		subscribe,
		() => (window.matchMedia(HAS_ROOM).matches ? 2 : 1),
		() => 1,
	);
}
