import { useCallback, useRef } from "react";
import { ApiError } from "#lib/storefront/client/browser.ts";

/**
 * Runs a change unless one is running: the second of two clicks comes before the button knows that it is busy. What the shop
 * refuses is shown from the mutation's own error.
 */
export function useRunOnce(): (change: () => Promise<unknown>) => void {
	const isRunning = useRef(false);
	return useCallback((change) => {
		if (isRunning.current) return;
		isRunning.current = true;
		change()
			.catch((error: unknown) => {
				if (!(error instanceof ApiError)) throw error;
			})
			.finally(() => {
				isRunning.current = false;
			});
	}, []);
}
