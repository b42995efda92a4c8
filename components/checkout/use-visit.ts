import { useLayoutEffect, useRef, useState } from "react";

/**
 * Counts the times that this part is shown. The router keeps a page it leaves alive with all it holds: as the key of a step, a new
 * number makes it begin with what was typed in the other steps meanwhile.
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
