import { useLayoutEffect, useRef, useState } from "react";

/**
 * Counts how often this part is shown. The router keeps a left page with its state; used as a step's key, the number
 * remounts the step with the values typed in other steps meanwhile.
 */
export function useVisit(): number {
	const [visit, setVisit] = useState(0);
	const wasLeft = useRef(false);
	useLayoutEffect(() => {
		if (wasLeft.current) setVisit((before) => before + 1);
		wasLeft.current = false;
		return () => {
			wasLeft.current = true;
		};
	}, []);
	return visit;
}
