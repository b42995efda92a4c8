"use client";
import { useEffect } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import { takeNotice } from "#lib/storefront/browser/kept-notice.ts";

/** Shows the notice that the previous page stored for this one. */
export function KeptNotice() {
	const notice = useNotice();
	useEffect(() => {
		const kept = takeNotice();
		if (kept) notice(kept.tone, kept.text);
	}, [notice]);
	return null;
}
