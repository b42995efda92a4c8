"use client";
import { useEffect, useRef, useState } from "react";
import { LOADING_SHOWN_MIN_MS } from "#lib/domain/limits.ts";

/** Whether to show a loading state: once shown it stays at least 200 ms, so that nothing flickers (decisions 17). */
export function useSteadyLoading(isLoading: boolean): boolean {
	const [isShown, setShown] = useState(isLoading);
	const since = useRef(0);
	useEffect(() => {
		if (isLoading) {
			since.current = performance.now();
			setShown(true);
			return;
		}
		const leftMs = since.current + LOADING_SHOWN_MIN_MS - performance.now();
		const timer = setTimeout(() => setShown(false), Math.max(0, leftMs));
		return () => clearTimeout(timer);
	}, [isLoading]);
	return isLoading || isShown;
}
