import { use, useCallback } from "react";
import { useNeeded } from "#components/ui/use-needed.ts";
import { fetchLateTexts, LateTextsAddress } from "./late-texts.tsx";

/** Code with its texts, fetched when it is needed; what it shows stands inside LateTexts. `load` must be a stable function. */
export function usePart<Part>(load: () => Promise<Part>, isNeeded: boolean) {
	const address = use(LateTextsAddress);
	const loadBoth = useCallback(async () => {
		const [part] = await Promise.all([load(), fetchLateTexts(address)]);
		return part;
	}, [load, address]);
	return useNeeded(loadBoth, isNeeded);
}
