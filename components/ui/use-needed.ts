import { useCallback, useEffect, useRef, useState } from "react";

type State<Part> = { part: Part | null; hasFailed: boolean };

/**
 * Code that is fetched when it is needed: `part` is null until it is here. After a failure it is tried again when it is
 * needed anew, and by `fetchNow`.
 */
export function useNeeded<Part>(load: () => Promise<Part>, isNeeded: boolean) {
	const [state, setState] = useState<State<Part>>({ part: null, hasFailed: false });
	const isFetching = useRef(false);
	const fetchNow = useCallback(() => {
		if (isFetching.current) return;
		isFetching.current = true;
		setState((before) => ({ ...before, hasFailed: false }));
		load().then(
			(part) => setState({ part, hasFailed: false }),
			() => {
				isFetching.current = false;
				setState({ part: null, hasFailed: true });
			},
		);
	}, [load]);
	useEffect(() => {
		if (isNeeded) fetchNow();
	}, [isNeeded, fetchNow]);
	return { ...state, fetchNow };
}
