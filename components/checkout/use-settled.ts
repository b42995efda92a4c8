import { useEffect, useState } from "react";
import { SUGGEST_DELAY_MS } from "#lib/domain/goods/goods-limits.ts";

/** A debounced text. */
export function useSettled(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = window.setTimeout(() => setSettled(text), SUGGEST_DELAY_MS);
		return () => window.clearTimeout(timer);
	}, [text]);
	return settled;
}
