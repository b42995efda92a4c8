"use client";
import { useEffect } from "react";
import { useNotice } from "#components/ui/notices.tsx";
import { takeNotice } from "#lib/storefront/browser/kept-notice.ts";

/** Says what the page before this one kept to be said here. */
export function KeptNotice() {
	const notice = useNotice();
	useEffect(() => {
		const kept = takeNotice();
		if (kept) notice(kept.tone, kept.text);
	}, [notice]);
	return null;
}
