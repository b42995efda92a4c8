import { useCallback, useRef } from "react";
import { ApiError } from "#lib/storefront/client/api-error.ts";

/**
 * Runs a change unless one is running: a second click may come before the button is busy. Refusals are shown from the
 * mutation's error.
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
